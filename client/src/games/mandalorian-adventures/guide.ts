/** The steps of the lessons of The Mandalorian: Adventures, at the table as text: its lists are counted as they stand there. */
import type { MandalorianAdventuresView as View, Update } from "../../wire";
import { may, type Occasion, type Step } from "../guide";

interface Seen {
  view: View;
  update: Update;
}

/** A condition on the view of a player. */
const adventure =
  (when: (seen: Seen) => boolean) =>
  ({ update }: Occasion): boolean => {
    const { view } = update;
    return view?.game === "mandalorian-adventures" && view.outcome === "" && when({ view, update });
  };

const OBJECTIVE = "list-0";
const FAILURE = "list-1";
const CRISIS = "list-2";
const RULES = "list-3";
/** at the end of the text */
const HAND = "last-1";

const acting = ({ view, update }: Seen, verb: string): boolean => view.question.phase === "main" && may(update, verb);

export const CAMP: readonly Step[] = [
  { key: "client-learn-ma-goal", at: [OBJECTIVE], when: adventure((seen) => acting(seen, "play")), read: true },
  { key: "client-learn-ma-map", at: ["legend", "map"], when: adventure((seen) => acting(seen, "play")), read: true },
  {
    key: "client-learn-ma-play",
    at: ["decision"],
    when: adventure((seen) => seen.view.played === 0 && acting(seen, "play")),
  },
  {
    key: "client-learn-ma-go",
    at: ["decision"],
    when: adventure(({ update }) => may(update, "go")),
    aside: true,
  },
  {
    key: "client-learn-ma-attack",
    at: ["decision"],
    when: adventure(({ update }) => may(update, "attack")),
    aside: true,
  },
  {
    key: "client-learn-ma-second",
    at: ["decision"],
    when: adventure((seen) => seen.view.played === 1 && acting(seen, "play")),
  },
  {
    key: "client-learn-ma-end",
    at: ["decision"],
    when: adventure((seen) => seen.view.played > 1 && acting(seen, "end")),
    aside: true, // without a planning card a turn ends by itself
  },
  {
    key: "client-learn-ma-crisis",
    at: [CRISIS],
    when: adventure((seen) => seen.view.turn > 1 && acting(seen, "play")),
    read: true,
  },
  {
    key: "client-learn-ma-failure",
    at: [FAILURE],
    when: adventure((seen) => seen.view.turn > 1 && acting(seen, "play")),
    read: true,
  },
];

export const EGG: readonly Step[] = [
  { key: "client-learn-ma-rules", at: [RULES], when: adventure((seen) => acting(seen, "play")), read: true },
  { key: "client-learn-ma-skills", at: [HAND], when: adventure((seen) => acting(seen, "play")), read: true },
  {
    key: "client-learn-ma-spaces",
    at: ["below-1", "decision"],
    when: adventure((seen) => seen.view.turn > 1 && acting(seen, "play")),
    read: true,
  },
  {
    key: "client-learn-ma-plan",
    at: ["decision"],
    when: adventure((seen) => acting(seen, "card")),
    read: true,
    aside: true,
  },
];
