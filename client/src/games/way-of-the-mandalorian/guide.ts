/** The steps of the lessons of Way of the Mandalorian. They fit the deal that all learners get, and any other way to play it. */
import type { Update, WayOfTheMandalorianPlayerView as Player, WayOfTheMandalorianView as View } from "../../wire";
import { may, type Occasion, type Step } from "../guide";

interface Seen {
  view: View;
  me: Player;
  update: Update;
}

/** A condition on the view and the viewer's own place in it. */
const way =
  (when: (seen: Seen) => boolean) =>
  ({ update }: Occasion): boolean => {
    const { view } = update;
    const me = view?.game === "way-of-the-mandalorian" ? view.players[view.viewer ?? -1] : undefined;
    return view?.game === "way-of-the-mandalorian" && !!me && when({ view, me, update });
  };

const equipped = ({ me }: Seen): number => me.equipped.filter((card) => card !== null).length;
/** The viewer has something to decide in this phase. */
const asked = ({ view, update }: Seen, phase: View["phase"]): boolean =>
  view.phase === phase && update.legal.length > 0;
const acting = (seen: Seen, verb: string): boolean => asked(seen, "main") && may(seen.update, verb);
const succeeded = ({ view }: Seen): boolean => view.completed.length > 0;

const EVENT: Step = {
  key: "client-learn-wm-event",
  at: ["attempt", "decision"],
  when: way((seen) => asked(seen, "opponent-event")),
  aside: true,
};
const LIMIT: Step = {
  key: "client-learn-wm-limit",
  at: ["hand"],
  when: way((seen) => asked(seen, "limit")),
  aside: true,
};
const LAST: Step = {
  key: "client-learn-wm-last",
  at: ["missions"],
  when: way(({ view }) => view.mission_deck === 0 && view.next_level === null && view.phase !== "over"),
  read: true,
  aside: true,
};

export const MISSIONS: readonly Step[] = [
  {
    key: "client-learn-wm-equip",
    at: ["hand-equip", "hand"],
    when: way((seen) => equipped(seen) === 0 && acting(seen, "equip")),
  },
  {
    key: "client-learn-wm-more",
    at: ["hand-equip", "hand"],
    when: way((seen) => equipped(seen) === 1 && !seen.view.reached.length && acting(seen, "equip")),
    aside: true,
  },
  {
    key: "client-learn-wm-ready",
    at: ["mission-reached"],
    when: way((seen) => seen.view.reached.length > 0 && acting(seen, "attempt")),
  },
  {
    key: "client-learn-wm-use",
    at: ["equipment"],
    when: way((seen) => asked(seen, "use") && equipped(seen) > 0),
  },
  {
    key: "client-learn-wm-done",
    at: ["purse"],
    when: way((seen) => succeeded(seen) && seen.view.phase === "main"),
    read: true,
  },
  {
    key: "client-learn-wm-draw",
    at: ["decision"],
    when: way((seen) => succeeded(seen) && acting(seen, "draw")),
  },
  {
    key: "client-learn-wm-take",
    at: ["market"],
    when: way((seen) => asked(seen, "draw")),
  },
  {
    key: "client-learn-wm-end",
    at: ["decision"],
    when: way((seen) => seen.view.actions === 0 && acting(seen, "end")),
  },
  {
    key: "client-learn-wm-job",
    at: ["decision"],
    when: way((seen) => seen.view.turn > 2 && acting(seen, "job")),
    read: true,
  },
  {
    key: "client-learn-wm-sell",
    at: ["hand"],
    when: way((seen) => seen.view.turn > 2 && acting(seen, "sell")),
    read: true,
  },
  {
    key: "client-learn-wm-goal",
    at: ["way", "missions"],
    when: way((seen) => seen.view.turn > 2 && asked(seen, "main")),
    read: true,
  },
  {
    key: "client-learn-explain",
    at: ["hand"],
    when: way((seen) => seen.view.turn > 2 && asked(seen, "main")),
    read: true,
  },
  EVENT,
  LIMIT,
  LAST,
];

export const EVENTS: readonly Step[] = [
  {
    key: "client-learn-wm-fill",
    at: ["hand-fill", "hand"],
    when: way((seen) => !seen.me.slot_filled && acting(seen, "fill")),
  },
  {
    key: "client-learn-wm-slot",
    at: ["slot"],
    when: way((seen) => seen.me.slot_filled && asked(seen, "main")),
    read: true,
  },
  {
    key: "client-learn-wm-prepare",
    at: ["hand-equip", "hand"],
    when: way((seen) => !seen.view.reached.length && seen.view.actions > 0 && acting(seen, "equip")),
    aside: true,
  },
  {
    key: "client-learn-wm-try",
    at: ["mission-reached"],
    when: way((seen) => seen.view.reached.length > 0 && acting(seen, "attempt")),
    aside: true,
  },
  {
    key: "client-learn-wm-own-event",
    at: ["attempt", "decision"],
    when: way((seen) => asked(seen, "own-event")),
  },
  {
    key: "client-learn-wm-once",
    at: ["equipment"],
    when: way((seen) => asked(seen, "use") && equipped(seen) > 0),
    aside: true,
  },
  EVENT,
  {
    key: "client-learn-wm-keep",
    at: ["decision"],
    when: way((seen) => seen.view.actions === 0 && acting(seen, "end")),
    read: true,
  },
  LIMIT,
  {
    key: "client-learn-wm-orders",
    at: ["orders"],
    when: way((seen) => seen.view.turn > 3 && asked(seen, "main")),
    read: true,
  },
  LAST,
];
