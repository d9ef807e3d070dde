/** Views of Adventures with one thing changed, as an event tells it: the steps on the way to the view afterwards. */
import type {
  MandalorianAdventuresCharacterView as Character,
  MandalorianAdventuresThreatView as Threat,
  MandalorianAdventuresView as View,
} from "../../wire";

/** What stands on each cell, by where the characters, the threats and the Child are. */
export function settled(view: View): View {
  const standing = (cell: number): number[] =>
    view.characters.flatMap((one, place) => (one.cell === cell && one.standing !== "expelled" ? [place] : []));
  const lying = (cell: number): number[] => view.threats.filter((one) => one.cell === cell).map(({ number }) => number);
  const child = view.child?.with === "cell" ? view.child.at : -1;
  const cells = view.cells.map((cell) => ({
    ...cell,
    characters: standing(cell.number),
    threats: lying(cell.number),
    child: cell.number === child,
  }));
  return { ...view, cells };
}

/** A view in which a character, by its number in the notation, is changed. */
export const withCharacter = (view: View, number: number, change: (one: Character) => Character): View =>
  settled({ ...view, characters: view.characters.map((one) => (one.number === number ? change(one) : one)) });

/** A view in which a threat on the map is changed. */
export const withThreat = (view: View, number: number, change: (one: Threat) => Threat): View =>
  settled({ ...view, threats: view.threats.map((one) => (one.number === number ? change(one) : one)) });

const threatOf = (view: View, number: number): Threat | undefined => view.threats.find((one) => one.number === number);

/** A view with a threat as it is in another one: it may have come, or left. */
export function withThreatOf(view: View, other: View, number: number): View {
  const [now, then] = [threatOf(view, number), threatOf(other, number)];
  const threats = now
    ? view.threats.flatMap((one) => (one.number === number ? (then ?? []) : one))
    : [...view.threats, ...(then ? [then] : [])].sort((one, two) => one.number - two.number);
  return settled({ ...view, threats });
}

/** The place of a character in the team, by its number in the notation; -1 if it is not on the map. */
export const placeOf = (view: View, number: number): number =>
  view.characters.findIndex((one) => one.number === number);
