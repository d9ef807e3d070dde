/** The hints of the guide through Way of the Mandalorian. */
import type { Update, WayOfTheMandalorianPlayerView as Player, WayOfTheMandalorianView as View } from "../../wire";
import { type Hint, may, type Occasion } from "../guide";

/** A condition on the view and the viewer's own place in it. */
const way =
  (when: (view: View, me: Player, update: Update) => boolean) =>
  ({ update }: Occasion): boolean => {
    const { view } = update;
    const me = view?.game === "way-of-the-mandalorian" ? view.players[view.viewer ?? -1] : undefined;
    return view?.game === "way-of-the-mandalorian" && !!me && when(view, me, update);
  };

export const MISSIONS: readonly Hint[] = [
  {
    key: "client-learn-wm-welcome",
    at: ".missions section",
    when: way((view, _, update) => view.phase === "main" && update.legal.length > 0),
  },
  {
    key: "client-learn-wm-equip",
    at: ".hand[role=group]",
    when: way(
      (view, me, update) => may(update, "equip") && me.equipped.every((card) => card === null) && view.turn >= 1,
    ),
  },
  {
    key: "client-learn-wm-ready",
    at: ".missions section",
    when: way(
      (view, me, update) => may(update, "attempt") && me.equipped.some((card) => card !== null) && view.actions > 0,
    ),
  },
  {
    key: "client-learn-wm-draw",
    at: ".market section",
    when: way((view, _, update) => view.phase === "draw" && update.legal.length > 0),
  },
  {
    key: "client-learn-wm-sale",
    at: ".hand[role=group]",
    when: way((view, _, update) => view.phase === "sale" && update.legal.length > 0),
  },
  {
    key: "client-learn-wm-own-event",
    at: ".hand[role=group]",
    when: way((view, _, update) => view.phase === "own-event" && update.legal.length > 0),
  },
  {
    key: "client-learn-wm-use",
    at: ".mine .slots",
    when: way((view, _, update) => view.phase === "use" && update.legal.length > 0),
  },
  {
    key: "client-learn-wm-event",
    at: ".attempt",
    when: way((view, _, update) => view.phase === "opponent-event" && update.legal.length > 0),
  },
  {
    key: "client-learn-wm-limit",
    at: ".hand[role=group]",
    when: way((view, _, update) => view.phase === "limit" && update.legal.length > 0),
  },
  { key: "client-learn-wm-done", at: ".missions section", when: way((view) => view.completed.length > 0) },
  {
    key: "client-learn-wm-last",
    at: ".missions section",
    when: way((view) => view.mission_deck === 0 && view.phase !== "over"),
  },
];
