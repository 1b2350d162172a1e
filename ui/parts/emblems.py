"""The emblem and the one-word label of each of the 110 cards of Pacification."""

# emblem, label, the cards that bear them
GROUPS = """
cat-aid Aid: humanitarian-aid economic-aid
cat-capitol Politics: political-backlash american-casualties-mount cronyism
cat-coalition Allies: get-support-from-allies western-support-of-israel
   build-international-coalition put-pressure-on-arab-allies force-un-resolutions
cat-covert Covert: false-intelligence-reports covert-operations secret-machinations
cat-diplomacy Diplomacy: stalled-peace-talks appeasement negotiations diplomacy
cat-incident Incident: major-terrorist-attack suicide-bombers biological-attack
   chemical-attack attack-mass-transit missile-attack-vs-israel hostage-taking
   moderate-arab-cleric-killed embassies-attacked al-qaeda-attacks silkworm-missile-attack
   scud-missile-attack car-bombings hijackings
cat-investigation Inquiry: bar-weapon-inspectors connect-the-dots
cat-law Law: prison-atrocities executions palestinian-oppression
   anti-civil-rights-legislation terrorist-trials
cat-military Military: israeli-pre-emptive-strike israeli-retaliatory-strike
   iraq-invades-neighbor iran-invades-neighbor military-operation deploy-troops invasion
   occupation naval-blockade air-strikes precision-bombing-campaign cruise-missile-attacks
   pre-emptive-strike
cat-peace Peace: road-map-to-peace land-for-peace ceasefire peace-talks
cat-pipeline Oil: oil-fields-burn threaten-oil-embargo seize-oil-fields control-pipelines
cat-press Press: incendiary-video-tapes wag-the-dog positive-propaganda spin-doctors
   control-the-press embedded-journalists
cat-proliferation Arms: nuclear-proliferation
cat-reform Reform: reform-failure encourage-democratic-reform nation-building
cat-regime Regime: mad-dictator muslim-fundamentalist-regime taliban-seize-power
   coup-in-pakistan power-vacuum-in-afghanistan liberate-nation overthrow-regime
   set-up-puppet-dictator ties-with-royal-family
cat-rhetoric Speech: stay-the-course build-patriotism state-plan-for-victory
   strong-rhetoric build-war-fervor ultimatums
cat-scandal Cover-up: accusations-of-corruption allegations-of-conspiracy
   de-rail-investigations cover-ups
cat-security Security: catch-terrorists raise-threat-level-to-red
   counter-terrorist-operations increase-homeland-security war-on-terror
cat-trade Trade: investment secure-contracts broker-deals protect-rich-arab-investors
cat-unrest Unrest: islamic-jihad islamic-extremists insurgency anti-us-protests
   hezbollah-activity riots-in-jordan kurd-rebellion revolt-in-saudi-arabia shia-uprising
   intifada
cat-withdrawal Withdrawal: bases-expelled military-withdrawals set-timetable
"""


def _read(groups: str) -> dict[str, tuple[str, str]]:
    emblems: dict[str, tuple[str, str]] = {}
    mark = ("", "")
    for line in groups.strip().split("\n"):
        head, colon, tail = line.partition(":")
        if colon:
            sign, _, label = head.partition(" ")
            mark = (sign, label)
        for card in (tail if colon else line).split():
            emblems[card] = mark
    return emblems


EMBLEMS = _read(GROUPS)
