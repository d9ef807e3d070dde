/** What there is in each game, with its explanation: the keys of a title (or of a word with its forms) and of a text. */
const deck = (name: string): [string, string] => [`bounty-hunters-deck-${name}`, `client-bh-about-deck-${name}`];
const bounty = (word: string, about = word): [string, string] => [`client-bh-word-${word}`, `client-bh-about-${about}`];
const way = (word: string, about = word): [string, string] => [`client-wm-word-${word}`, `client-wm-about-${about}`];
const person = (name: string): [string, string] => [`way-of-the-mandalorian-character-${name}`, `client-wm-ability-${name}`];

export const THINGS: Readonly<Record<string, readonly [title: string, text: string][]>> = {
  "bounty-hunters": [
    ...["target", "hunter", "contract", "market"].map(deck),
    bounty("droid", "droids"),
    bounty("crate", "crates"),
    bounty("credit", "credits"),
    bounty("capture", "captures"),
    bounty("reserve", "reserved"),
    bounty("points"),
    ["client-bh-master", "client-bh-about-master"],
    ["client-bh-the-end", "client-bh-about-end"],
  ],
  "way-of-the-mandalorian": [
    way("action", "actions"),
    way("mission", "missions"),
    way("reward"),
    way("penalty"),
    way("equipment", "equipping"),
    way("temporary", "temporaries"),
    way("event", "events"),
    way("symbol", "symbols"),
    way("credit", "credits"),
    way("slot", "slots"),
    way("job"),
    way("sale"),
    ["client-wm-deck", "client-wm-about-deck"],
    ["client-wm-to-the-end", "client-wm-about-end"],
    ...["din-djarin", "fennec-shand", "bo-katan-kryze", "boba-fett"].map(person),
  ],
};
