// node tools/bench/micropython.mjs BUNDLE: times what the page's MicroPython answers.
//
// Standard input is JSON: for each name, links. Output is JSON: for each measure, times in ms.
import { readFileSync } from "node:fs";

import { start } from "../micropython.mjs";

// As ui/js/micropython.js has it: MB at the start, bytes of garbage that may lie until there is rest.
const HEAP = 4;
const GARBAGE = 2 * 1024 * 1024;
const PICK = /^pick:/;

const python = await start([process.argv[2]], { heap: HEAP });
const gc = python.pyimport("gc");
gc.threshold(GARBAGE);
const door = python.pyimport("tools.bench.door");
const { clicks, thoughts } = JSON.parse(readFileSync(0, "utf8"));
const told = {};

function timed(name, act) {
  const begun = performance.now();
  const result = act();
  (told[name] ??= []).push(performance.now() - begun);
  gc.collect();
  return result;
}

/** The message of the first control that is not refused and for which `wanted` holds. */
function message(html, wanted) {
  for (const [tag] of html.matchAll(/<button[^>]*>/g)) {
    const found = /data-message="([^"]*)"/.exec(tag)?.[1];
    if (found && !tag.includes("aria-disabled") && wanted(tag, found)) {
      const [name, ...rest] = found.split(":");
      return [name, rest.join(":")];
    }
  }
  throw new Error("The page has nothing to press.");
}

for (const [game, links] of Object.entries(clicks))
  for (const link of links) {
    door.press("home", ""); // over a game in progress a link would ask first
    let html = door.press("address", link);
    const pick = message(html, (_, found) => PICK.test(found));
    html = timed(`${game}: pick a card`, () => door.press(...pick));
    const move = message(html, (tag) => tag.includes('id="act-primary"'));
    timed(`${game}: ${move[0]}`, () => door.press(...move));
  }

for (const [game, links] of Object.entries(thoughts))
  for (const link of links) {
    door.sit_down(link);
    timed(game, () => door.think());
  }

console.log(JSON.stringify(told));
