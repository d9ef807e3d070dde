/** What there is in each game, with its explanation: the keys of a title and of a text. */
const bounty = (deck: string): [string, string] => [`bounty-hunters-deck-${deck}`, `client-bh-about-deck-${deck}`];
const person = (name: string): [string, string] => [`way-of-the-mandalorian-character-${name}`, `client-wm-ability-${name}`];

export const THINGS: Readonly<Record<string, readonly [title: string, text: string][]>> = {
  "bounty-hunters": [...["target", "hunter", "contract", "market"].map(bounty), ["client-bh-master", "client-bh-about-master"], ["client-bh-the-end", "client-bh-about-end"]],
  "way-of-the-mandalorian": [["client-wm-deck", "client-wm-about-deck"], ["client-wm-to-the-end", "client-wm-about-end"], ...["din-djarin", "fennec-shand", "bo-katan-kryze", "boba-fett"].map(person)],
};
