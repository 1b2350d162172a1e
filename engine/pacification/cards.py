"""The 52 events and 58 decisions, as the original document lists them (P1, P2).

A row is a name, a requirement and the effects in printed order, in the document's own notation:
WFM, AHM, PTM and OCM are the meters, `AM` asks for AHM at Medium or more, `WH` for WFM at High.
"""

from dataclasses import dataclass

METER_CODES = {"WFM": "fear", "AHM": "hostility", "PTM": "turmoil", "OCM": "oil"}
# requirement code -> the meter it asks about and the least it must show
REQUIREMENTS = {
    "AM": ("hostility", 6),
    "AH": ("hostility", 15),
    "WM": ("fear", 6),
    "WH": ("fear", 15),
}
SLUG_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789"

EVENT_ROWS = """
Major Terrorist Attack         AM  WFM+4
Suicide Bombers                AM  WFM+2
Biological Attack              AM  WFM+3
Chemical Attack                AM  WFM+3
Attack Mass Transit            AM  WFM+3
Islamic Jihad                  AM  AHM+1 WFM+2
Incendiary Video Tapes         AH  AHM+1 WFM+2
Prison Atrocities              AM  AHM+3
Missile Attack vs Israel       AH  WFM+3
Oil Fields Burn                AH  WFM+2 OCM-1
Israeli Pre-Emptive Strike     AM  AHM+3
Israeli Retaliatory Strike     AH  AHM+3
Islamic Extremists             -   WFM+1
Insurgency                     AH  WFM+2 PTM+1 OCM-2
Stalled Peace Talks            -   WFM+1 AHM+1
Bar Weapon Inspectors          -   WFM+2
Threaten Oil Embargo           -   WFM+2 OCM-1
Mad Dictator                   AM  WFM+2 OCM-2
Muslim Fundamentalist Regime   -   WFM+2 OCM-1
Hostage Taking                 -   WFM+2
False Intelligence Reports     -   PTM+1
Accusations of Corruption      -   PTM+1
Allegations of Conspiracy      -   PTM+1
Political Backlash             WM  PTM+1
Anti-US Protests               AM  WFM+1
Taliban Seize Power            AM  WFM+3 OCM-1
Catch Terrorists               -   WFM-2
Coup in Pakistan               AM  WFM+4 OCM-1
Hezbollah Activity             -   WFM+1
Moderate Arab Cleric Killed    AM  WFM+1 AHM+1
Riots in Jordan                AM  WFM+1
Embassies Attacked             AM  WFM+2
Power Vacuum in Afghanistan    -   WFM+1 OCM-1
Al Qaeda Attacks               AM  WFM+3
Kurd Rebellion                 -   WFM+1
Iraq Invades Neighbor          -   WFM+4 OCM-2
Iran Invades Neighbor          -   WFM+4 OCM-2
Revolt in Saudi Arabia         AM  WFM+4 OCM-3
Shia Uprising                  AM  WFM+2
Nuclear Proliferation          -   WFM+4
Silkworm Missile Attack        AM  WFM+2
SCUD Missile Attack            AH  WFM+2
Get Support from Allies        AM  WFM-2
Executions                     -   WFM+2
American Casualties Mount      -   PTM+1
Bases Expelled                 AM  WFM+2 PTM+1 OCM-2
Reform Failure                 -   AHM+2
Western Support of Israel      -   AHM+3
Car-Bombings                   -   WFM+1
Intifada                       -   WFM+2 AHM+1
Palestinian Oppression         -   AHM+2
Hijackings                     -   WFM+2
"""

DECISION_ROWS = """
Wag the Dog                    WM  PTM-2 WFM+2
Road Map to Peace              -   PTM-2 WFM-1
Stay the Course                -   PTM-1 WFM-2
Connect the Dots               WM  PTM-2 WFM+2
Build Patriotism               WM  PTM-3 WFM+4
Raise Threat Level to Red      -   PTM-2 WFM+2
Military Operation             WM  WFM-1 AHM+1 OCM+1
Deploy Troops                  WH  WFM-2 AHM+2 OCM+2
Invasion                       WH  WFM-2 AHM+3 OCM+3
Occupation                     WH  WFM-3 AHM+3 OCM+3
Seize Oil Fields               WH  OCM+2
Naval Blockade                 WH  WFM+1 AHM+1 OCM+1
Counter Terrorist Operations   -   WFM-2
State Plan for Victory         -   WFM-2
Positive Propaganda            WM  WFM-1 AHM-2
Strong Rhetoric                WM  WFM+2 AHM+2
Covert Operations              -   WFM-1
Increase Homeland Security     WM  WFM-1 PTM+1
Appeasement                    -   AHM-4 PTM+1 OCM-1
Military Withdrawals           WM  AHM-5 PTM-1 OCM-2
Land for Peace                 WH  AHM-5 PTM-1 OCM-2
Negotiations                   -   AHM-1 OCM+1
Ceasefire                      AH  WFM-1
Set Timetable                  -   WFM-2
Diplomacy                      WM  AHM-1
Peace Talks                    WH  AHM-1
Humanitarian Aid               -   AHM-1 WFM-1
Build War Fervor               WM  PTM-2 WFM+3
Build International Coalition  -   WFM-2
De-Rail Investigations         -   PTM-2
Anti-Civil Rights Legislation  WM  PTM+1 WFM+2
Cover-Ups                      -   PTM-2
Spin Doctors                   -   PTM-1 WFM-2
Control the Press              -   PTM-2
Embedded Journalists           -   PTM-1 WFM+1
Investment                     -   AHM-2 OCM+1
Encourage Democratic Reform    -   AHM-2
Economic Aid                   -   AHM-1 OCM+1
Terrorist Trials               -   WFM-1 AHM+1
Nation Building                -   AHM-3 PTM+1 OCM+1
Air Strikes                    WM  WFM-1 AHM+3 OCM+1
Precision Bombing Campaign     WM  WFM-1 AHM+3
Cruise Missile Attacks         WM  WFM-1 AHM+3
Pre-Emptive Strike             WM  WFM-1 AHM+3 OCM+1
Ultimatums                     WH  AHM+2 WFM-1
Liberate Nation                WH  AHM-2 PTM+1 OCM+3
War on Terror                  WH  AHM+2 PTM+1 OCM+3
Overthrow Regime               WH  AHM+1 PTM+1 OCM+2
Set Up Puppet Dictator         -   WFM+1 OCM+2
Put Pressure on Arab Allies    -   PTM-2 AHM+1 OCM+1
Secure Contracts               -   OCM+1
Secret Machinations            -   OCM+1
Broker Deals                   -   OCM+1
Control Pipelines              -   OCM+1
Cronyism                       -   OCM+2 PTM+1
Ties with Royal Family         -   AHM+1 OCM+2
Protect Rich Arab Investors    -   OCM+1
Force UN Resolutions           WM  WFM-2 AHM+2
"""


@dataclass(frozen=True, slots=True)
class Card:
    """An event or a decision; what it does never depends on another card (P3).

    `needs` is the meter asked about ("" when the card asks nothing) and `at_least` the least that
    meter must show; `effects` are (meter, points) in printed order.
    """

    id: str
    name: str
    needs: str
    at_least: int
    effects: tuple[tuple[str, int], ...]


def slug(name: str) -> str:
    """The permanent id of a name: lower case, other characters one hyphen, ends trimmed (P2).

    >>> slug("De-Rail Investigations")
    'de-rail-investigations'
    """
    letters = [letter if letter in SLUG_LETTERS else " " for letter in name.lower()]
    return "-".join("".join(letters).split())


def _read(rows: str) -> tuple[Card, ...]:
    return tuple([_card(row.split()) for row in rows.strip().split("\n")])


def _card(words: list[str]) -> Card:
    first_effect = len(words)
    while words[first_effect - 1][:3] in METER_CODES:
        first_effect -= 1
    name = " ".join(words[: first_effect - 1])
    needs, at_least = REQUIREMENTS.get(words[first_effect - 1], ("", 0))
    effects = [(METER_CODES[word[:3]], int(word[3:])) for word in words[first_effect:]]
    return Card(slug(name), name, needs, at_least, tuple(effects))


EVENTS = _read(EVENT_ROWS)
DECISIONS = _read(DECISION_ROWS)
CARDS = {card.id: card for card in EVENTS + DECISIONS}
