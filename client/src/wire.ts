// The messages between the server and its clients, generated from their schemas (src/cantina/server/schemas.py).
// Do not edit: change the schemas and run `make types`.

/** Play an action; the key makes a repetition harmless. */
export interface Act {
  /** its notation or its code */
  action: string | number;
  key?: string | null;
  confirmed?: boolean;
}

/** A line of the log: there is a new table with the same players. */
export interface Again {
  kind: "rematch";
  table: string;
  text: string;
}

/** Begin a campaign anew, if nothing has happened to it since. */
export interface Anew {
  /** the last change that was seen */
  number: number;
}

/** Agree to a wish, or not. */
export interface Answer {
  yes: boolean;
}

/** Give a seat to a bot. */
export interface Bot {
  level: "random" | "greedy" | "ahead";
}

/** A line of the log: a bot plays a seat. */
export interface BotCame {
  kind: "bot";
  seat: number;
  level: "random" | "greedy" | "ahead";
  text: string;
}

/** What is printed on a card. */
export type BountyHuntersCard =
  | BountyHuntersTarget
  | BountyHuntersHunter
  | BountyHuntersContract
  | BountyHuntersDroid
  | BountyHuntersCrate;

/** All cards of a game by their numbers, and the hash of the content they belong to. */
export interface BountyHuntersCards {
  content: string;
  cards: BountyHuntersCard[];
}

/** BH-11; `targets` are two for the first type, one for the others. */
export interface BountyHuntersContract {
  type: "contract";
  kind: string;
  targets: string[];
  units: number[];
  duo: number;
}

/** A contract in an area and what it is worth as things stand. */
export interface BountyHuntersContractView {
  card: number;
  points: number;
}

/** BH-10. */
export interface BountyHuntersCrate {
  type: "crate";
  cost: number;
  points: number;
  icons: number;
}

/** One of the decks with its discard pile, the top card last. */
export interface BountyHuntersDeckView {
  deck: "target" | "hunter" | "contract" | "market";
  cards: number;
  discard: number[];
  closed: boolean;
}

/** BH-09. */
export interface BountyHuntersDroid {
  type: "droid";
  family: string;
  cost: number;
  attack: number[];
  copies: number;
}

/** A line of the log: something that happened in the game; its operands are told by the name of the event. */
export interface BountyHuntersEvent {
  kind: "event";
  event: BountyHuntersEventName;
  seat: number | null;
  operands: number[];
  text: string;
}

/** What happened, by its name. */
export type BountyHuntersEventName =
  | "turn"
  | "drew"
  | "drew-card"
  | "no-draw"
  | "must-name-again"
  | "reshuffled"
  | "revealed"
  | "sold"
  | "played"
  | "played-on"
  | "reserved"
  | "activated"
  | "activated-on"
  | "captured"
  | "bonus-credit"
  | "bonus-contract"
  | "fourth"
  | "owed-credit"
  | "lost-credit"
  | "owed-contract"
  | "lost-contract"
  | "triggered"
  | "passed"
  | "over";

/** A confrontation, or the orphan group (without target); what is missing in each colour. */
export interface BountyHuntersGroupView {
  target: number | null;
  attack: number[];
  strength: number[];
  missing: number[];
}

/** A hand: `cards` are those the viewer knows; `hidden` counts the others by the deck they came from. */
export interface BountyHuntersHandView {
  count: number;
  cards: number[];
  hidden: Partial<Record<"target" | "hunter" | "contract" | "market", number>>;
}

/** BH-08. */
export interface BountyHuntersHunter {
  type: "hunter";
  character: string;
  penalty: number;
  attack: number[];
}

/** What was chosen before the deal, everything made explicit. */
export interface BountyHuntersOptions {
  mode: "standard" | "introductory";
  guild_master: number | null;
  credit_supply: number | null;
  max_turns: number | null;
}

/** Standing orders; all of them, or none if none were given. */
export type BountyHuntersOrders = Record<string, never>;

/**
 * The table around the game; `you` is there for a seat, `seed` after the end. `gone` are the seats of people whose
 * connection was lost a moment ago. The cards of a `lesson` are dealt the same to everybody, and no secret.
 */
export interface BountyHuntersOutline {
  id: string;
  game: "bounty-hunters";
  options: BountyHuntersOptions;
  settings: Settings;
  seats: Place[];
  gone: number[];
  you: BountyHuntersOwn | null;
  lesson: boolean;
  seed_hash: string;
  seed: string | null;
  wish: number | null;
  rematch: string | null;
  campaign: Chapter | null;
  result: BountyHuntersResult | null;
}

/**
 * What only the seat itself may know: its standing orders, whether it is asked before it ends its turn, its sealed
 * answer, whether it has done anything that it may wish to take back, and the seconds left on its clock, which stands
 * while somebody is gone.
 */
export interface BountyHuntersOwn {
  seat: number;
  orders: BountyHuntersOrders;
  confirms: boolean;
  sealed: string | null;
  undo: boolean;
  left: number | null;
}

/** The rows of the score pad at the end. */
export interface BountyHuntersPad {
  targets: number;
  crates: number;
  contracts: number;
  hunters: number;
  total: number;
  credits: number;
  rank: number;
}

/** The rows of the score sheet; there are no contracts in the introductory game (BH-103). */
export interface BountyHuntersPadView {
  targets: number;
  crates: number;
  contracts?: number;
  hunters: number;
  total: number;
  credits: number;
  rank: number;
}

/** One player's place at the table. */
export interface BountyHuntersPlayerView {
  seat: number;
  hand: BountyHuntersHandView;
  fresh: number | null;
  named: "target" | "hunter" | "contract" | "market" | null;
  chosen: boolean;
  finished: boolean;
  pick: number | null;
  fate: "unresolved" | "sold" | "played" | "reserved";
  credits: number;
  open: BountyHuntersGroupView[];
  orphans: BountyHuntersGroupView | null;
  captured: BountyHuntersGroupView[];
  captures: number;
  contracts: BountyHuntersContractView[];
  reserved: number[];
  active: number[];
  crates: number;
  pad: BountyHuntersPadView;
}

/** How the game ended; the seats for which a stand-in has played are marked. */
export interface BountyHuntersResult {
  scores: number[];
  pad: BountyHuntersPad[];
  winners: number[];
  tie_break: string | null;
  stood_in: number[];
}

/** BH-07. */
export interface BountyHuntersTarget {
  type: "target";
  character: string;
  points: number;
  shield: number[];
  bonus: string;
  copies: number;
}

/** All that a viewer needs: what happened since the number they said, and how things are now. */
export interface BountyHuntersUpdate {
  seq: number;
  events: (BountyHuntersEvent | Noted | Came | BotCame | Dealt | Spoke | WentAway | Again)[];
  view: BountyHuntersView | null;
  legal: Legal[];
  table: BountyHuntersOutline;
}

/** Everything a seat, or a spectator, may know. */
export interface BountyHuntersView {
  game: "bounty-hunters";
  viewer: number | null;
  mode: "standard" | "introductory";
  phase: "draw" | "choose" | "resolve" | "over";
  turn: number;
  trigger_turn: number | null;
  last_turn: number | null;
  is_last_turn: boolean;
  guild_master: number;
  bank: number | null;
  decks: BountyHuntersDeckView[];
  players: BountyHuntersPlayerView[];
  seed: string | null;
}

/** A line of the log: a person has taken a seat, or left it. */
export interface Came {
  kind: "sat" | "left";
  seat: number;
  name: string;
  text: string;
}

export type CampaignListed = MandalorianAdventuresCampaignListed;

export type CampaignShown = MandalorianAdventuresCampaignShown;

/** A table of a campaign; `counts`: when its game ends, the campaign goes on. Times are milliseconds since 1970. */
export interface CampaignTable {
  table: string;
  opened_at: number;
  finished_at: number | null;
  counts: boolean;
}

export type Cards = BountyHuntersCards | WayOfTheMandalorianCards;

/** The campaign that the table belongs to; `beside`: it learns nothing of this game. */
export interface Chapter {
  id: string;
  name: string;
  beside: boolean;
}

/** A link below our address, to be drawn as a QR code. It may be secret: so it is not part of an address. */
export interface Code {
  /** a code of more is hard to read for a phone */
  link: string;
}

/** A line of the log: the game begins. */
export interface Dealt {
  kind: "dealt";
  text: string;
}

/** A wish is stored; it came with this key. */
export interface Done {
  done: string | null;
}

export type Down = Update | Done | Refused;

/** Somebody was forgotten; so many tables had named them. */
export interface Forgotten {
  tables: number;
}

/** Begin a campaign. */
export interface Found {
  game: string;
  name: string;
}

/** A new campaign and its secret link, which is told once. */
export interface Founded {
  campaign: string;
  link: string;
}

/** How the server is. */
export interface Health {
  status: string;
  version: string;
}

/** The first message of a connection: the last sequence number that was seen, and the language of the reader. */
export interface Hello {
  seq?: number;
  language?: string;
}

/** The server: its version, the address at which others reach it, the languages it speaks. */
export interface Here {
  version: string;
  address: string;
  languages: string[];
}

/** An action that is legal now: its notation, and in words. */
export interface Legal {
  action: string;
  text: string;
}

/** A new table with its secret links, one a seat and one for spectators; they are told once. */
export interface Links {
  table: string;
  seats: string[];
  watch: string;
}

/** A table that is shown to everybody. */
export interface Listed {
  table: string;
  game: string;
  seats: number;
}

/** The action being performed, of a card or a free one (MA-39, MA-95). */
export interface MandalorianAdventuresActionView {
  space: "move" | "attack" | "intel" | "plan" | "green";
  character: number;
  strength: number;
  range: number;
  card: MandalorianAdventuresNamed | null;
  target: number | null;
}

/** A campaign of those one belongs to. */
export interface MandalorianAdventuresCampaignListed {
  campaign: string;
  game: "mandalorian-adventures";
  name: string;
  number: number;
}

/** A campaign as its group may know it; `you` are one of those who keep it, or play in it. */
export interface MandalorianAdventuresCampaignShown {
  campaign: string;
  game: "mandalorian-adventures";
  name: string;
  number: number;
  you: "keeper" | "player";
  told: MandalorianAdventuresCampaignTold;
  tables: CampaignTable[];
}

/** A campaign as its players know it: nothing of what is still sealed. */
export interface MandalorianAdventuresCampaignTold {
  story: MandalorianAdventuresStoryLine[];
  next: MandalorianAdventuresNextTold;
  unlocked: MandalorianAdventuresMissionTold[];
  games: MandalorianAdventuresGameTold[];
  rules: MandalorianAdventuresRuleTold[];
  envelopes: MandalorianAdventuresEnvelopeTold[];
  complete: boolean;
}

/** A cell: what is printed on it, and what stands there. */
export interface MandalorianAdventuresCellView {
  number: number;
  name: string;
  xy: number[];
  label: number | null;
  start: boolean;
  exit: boolean;
  star: "standard" | "red" | "blue" | "green" | "violet" | null;
  height: string | null;
  characters: number[];
  threats: number[];
  child: boolean;
}

/** A character on the map; in shared mode no seat owns it. */
export interface MandalorianAdventuresCharacterView {
  number: number;
  name: string;
  seat: number | null;
  cell: number;
  damage: number;
  hp: number;
  plans: MandalorianAdventuresNamed[];
  carries: MandalorianAdventuresNamed[];
  child: boolean;
  standing: "" | "turned" | "expelled";
}

/** MA-156: where the Child is. */
export interface MandalorianAdventuresChildView {
  with: "cell" | "character" | "enemy";
  at: number;
  fled: boolean;
}

/** Damage that is due and not yet suffered (MQ-24). */
export interface MandalorianAdventuresDamageView {
  character: number;
  amount: number;
  threat: number;
}

/** Sizes, open discards (MA-179), the back of the next event (MA-180), cards put back on top (MA-74). */
export interface MandalorianAdventuresDecksView {
  plans: number;
  plan_discard: MandalorianAdventuresNamed[];
  plans_known: MandalorianAdventuresKnownPlan[];
  events: number;
  event_back: "melee" | "shooter" | "sharpshooter" | "special" | null;
  event_discard: MandalorianAdventuresNamed[];
  reinforcements: number;
  fallen: MandalorianAdventuresNamed[];
  sabotage: number;
  sabotage_used: number[];
}

/** A door between two cells. */
export interface MandalorianAdventuresDoorView {
  number: number;
  cells: number[];
  open: boolean;
}

/** An envelope that is open. */
export interface MandalorianAdventuresEnvelopeTold {
  envelope: number;
  missions: string[];
  text: string;
}

/** A line of the log: something that happened in the game; its operands are told by the name of the event. */
export interface MandalorianAdventuresEvent {
  kind: "event";
  event: MandalorianAdventuresEventName;
  seat: number | null;
  operands: number[];
  text: string;
}

/** What happened, by its name. */
export type MandalorianAdventuresEventName =
  | "mission"
  | "setup-step"
  | "turn"
  | "played"
  | "action"
  | "free-action"
  | "declined"
  | "effect-used"
  | "moved"
  | "placed"
  | "attacked"
  | "revealed"
  | "mission-effect"
  | "threat-damaged"
  | "defeated"
  | "captured"
  | "looked"
  | "looked-at"
  | "enemy-pushed"
  | "plan-drawn"
  | "plan-drew"
  | "plan-kept"
  | "plan-on-top"
  | "plan-put-on-top"
  | "plan-discarded"
  | "plan-used"
  | "plan-taken"
  | "bonus-used"
  | "token-taken"
  | "token-placed"
  | "token-placed-hidden"
  | "token-removed"
  | "tokens-mixed"
  | "healed"
  | "threat-healed"
  | "hurt"
  | "blocked"
  | "redirected"
  | "guard"
  | "grapple"
  | "enemy-attacks"
  | "enemy-moved"
  | "disabled"
  | "spawned"
  | "no-reinforcement"
  | "sabotaged"
  | "sabotage-removed"
  | "event-step"
  | "space-resolved"
  | "crisis"
  | "crisis-skipped"
  | "event-card"
  | "no-effect"
  | "space-emptied"
  | "track"
  | "door-opened"
  | "door-closed"
  | "child-rescued"
  | "child-carried"
  | "child-on-cell"
  | "child-fled"
  | "child-with-enemy"
  | "rule"
  | "drew-skills"
  | "drew-skill"
  | "reshuffled-skills"
  | "reshuffled-plans"
  | "reshuffled-events"
  | "loyalty-dealt"
  | "loyalty-seen"
  | "loyalty-looked"
  | "betrayed"
  | "accused"
  | "voted"
  | "accusation-right"
  | "accusation-wrong"
  | "won"
  | "lost"
  | "unfinished";

/** A game that was played. */
export interface MandalorianAdventuresGameTold {
  mission: string;
  title: string;
  map: string;
  mode: string;
  difficulty: string;
  players: number;
  result: "won" | "lost";
  seed: string;
}

/** MA-74: a planning card put back, with the number of cards above it. */
export interface MandalorianAdventuresKnownPlan {
  above: number;
  number: number;
  name: string;
}

/** A map, by name and by title. */
export interface MandalorianAdventuresMapTold {
  map: string;
  title: string;
}

/** A mission and the maps it can be played on. */
export interface MandalorianAdventuresMissionTold {
  mission: string;
  title: string;
  maps: MandalorianAdventuresMapTold[];
}

/** The movement being made: who, and how many cells are left. */
export interface MandalorianAdventuresMovementView {
  character: number;
  left: number;
}

/** A thing by its number in the notation and its name in the pack. */
export interface MandalorianAdventuresNamed {
  number: number;
  name: string;
}

/** The missions that can be played next: one where the growth deck names it. */
export interface MandalorianAdventuresNextTold {
  missions: MandalorianAdventuresMissionTold[];
  text: string;
}

/** What was chosen before the deal, everything made explicit. */
export interface MandalorianAdventuresOptions {
  mission: string | null;
  map: string | null;
  mode: "auto" | "story" | "sandbox" | "shared";
  characters: string[] | null;
  difficulty: "normal" | "beginner" | "heroic";
  growth: number | null;
  traitor: "auto" | false | true;
  first_player: number | null;
  max_turns: number | null;
}

/** Standing orders; all of them, or none if none were given. */
export type MandalorianAdventuresOrders = Record<string, never>;

/**
 * The table around the game; `you` is there for a seat, `seed` after the end. `gone` are the seats of people whose
 * connection was lost a moment ago. The cards of a `lesson` are dealt the same to everybody, and no secret.
 */
export interface MandalorianAdventuresOutline {
  id: string;
  game: "mandalorian-adventures";
  options: MandalorianAdventuresOptions;
  settings: Settings;
  seats: Place[];
  gone: number[];
  you: MandalorianAdventuresOwn | null;
  lesson: boolean;
  seed_hash: string;
  seed: string | null;
  wish: number | null;
  rematch: string | null;
  campaign: Chapter | null;
  result: MandalorianAdventuresResult | null;
}

/**
 * What only the seat itself may know: its standing orders, whether it is asked before it ends its turn, its sealed
 * answer, whether it has done anything that it may wish to take back, and the seconds left on its clock, which stands
 * while somebody is gone.
 */
export interface MandalorianAdventuresOwn {
  seat: number;
  orders: MandalorianAdventuresOrders;
  confirms: boolean;
  sealed: string | null;
  undo: boolean;
  left: number | null;
}

/** The rows of the score pad at the end. */
export interface MandalorianAdventuresPad {
  won: number;
  turns: number;
  damage: number;
  total: number;
  rank: number;
}

/** The rows of the score pad; who has won is 1. */
export interface MandalorianAdventuresPadView {
  won: number;
  turns: number;
  damage: number;
  total: number;
  rank: number;
}

/** A player: the hand only for its owner (MA-177), the discard for all (MA-179). */
export interface MandalorianAdventuresPlayerView {
  seat: number;
  hand: MandalorianAdventuresNamed[] | null;
  hand_count: number;
  owed: number;
  deck: number;
  discard: MandalorianAdventuresNamed[];
  loyalty: "traitor" | "loyal" | null;
  pad: MandalorianAdventuresPadView;
}

/** The decision that is due, and the unfinished work it belongs to. */
export interface MandalorianAdventuresQuestion {
  phase:
    | "main"
    | "action"
    | "step"
    | "after"
    | "threat"
    | "peek"
    | "cell"
    | "spawn"
    | "flight"
    | "character"
    | "space"
    | "free"
    | "door"
    | "keep"
    | "top"
    | "plan"
    | "discard-plan"
    | "alternative"
    | "may"
    | "rule"
    | "seat"
    | "accuse"
    | "agree"
    | "over";
  actor: number | null;
  optional: boolean;
  choices: string[];
  action: MandalorianAdventuresActionView | null;
  movement: MandalorianAdventuresMovementView | null;
  damage: MandalorianAdventuresDamageView | null;
  resolving: MandalorianAdventuresResolvingView | null;
  event: MandalorianAdventuresNamed | null;
  source: MandalorianAdventuresSourceView | null;
}

/** The space being resolved in the event step (MQ-30). */
export interface MandalorianAdventuresResolvingView {
  space: "move" | "attack" | "intel" | "plan" | "green";
  total: number;
}

/** How the game ended; the seats for which a stand-in has played are marked. */
export interface MandalorianAdventuresResult {
  scores: number[];
  pad: MandalorianAdventuresPad[];
  winners: number[];
  tie_break: string | null;
  stood_in: number[];
}

/** A rule that has come into the game. */
export interface MandalorianAdventuresRuleTold {
  rule: string;
  text: string;
}

/** Whose text is being carried out. */
export interface MandalorianAdventuresSourceView {
  kind:
    | "rule"
    | "skill"
    | "event"
    | "green"
    | "crisis"
    | "preparation"
    | "mission-effect"
    | "plan"
    | "use";
  name: string;
}

/** MA-103: an action space, the last card on top. */
export interface MandalorianAdventuresSpaceView {
  name: "move" | "attack" | "intel" | "plan" | "green";
  total: number;
  cards: MandalorianAdventuresNamed[];
  sabotage: number[];
  substitutes: number;
  used: boolean;
}

/** What a growth card said, or a game that was played, in the order in which it happened. */
export interface MandalorianAdventuresStoryLine {
  kind: "card" | "game";
  text: string;
}

/** A token on the map; of a face-down one only its shape is told to those who have not looked (MA-65). */
export interface MandalorianAdventuresThreatView {
  number: number;
  cell: number;
  up: boolean;
  shape: "round" | "square" | "shield" | "crest";
  token: number | null;
  name: string | null;
  enemy: boolean;
  enemy_class: "melee" | "shooter" | "sharpshooter" | null;
  hp: number;
  damage: number;
  effects: ("guard" | "grapple" | "diversion" | "mission")[];
  captured: boolean;
  reinforcement: boolean;
  quiet: boolean;
  child: boolean;
  seen: number[];
}

/** A track of the mission. */
export interface MandalorianAdventuresTrackView {
  name: string;
  value: number;
  size: number;
}

/** All that a viewer needs: what happened since the number they said, and how things are now. */
export interface MandalorianAdventuresUpdate {
  seq: number;
  events: (MandalorianAdventuresEvent | Noted | Came | BotCame | Dealt | Spoke | WentAway | Again)[];
  view: MandalorianAdventuresView | null;
  legal: Legal[];
  table: MandalorianAdventuresOutline;
}

/** Everything a seat, or a spectator, may know. */
export interface MandalorianAdventuresView {
  game: "mandalorian-adventures";
  viewer: number | null;
  mission: string;
  map: string;
  mode: "story" | "sandbox" | "shared";
  difficulty: "normal" | "beginner" | "heroic";
  growth: number;
  traitor: boolean;
  turn: number;
  last_turn: number | null;
  active: number;
  first: number;
  played: number;
  extra: number;
  in_events: boolean;
  question: MandalorianAdventuresQuestion;
  spaces: MandalorianAdventuresSpaceView[];
  characters: MandalorianAdventuresCharacterView[];
  players: MandalorianAdventuresPlayerView[];
  cells: MandalorianAdventuresCellView[];
  doors: MandalorianAdventuresDoorView[];
  threats: MandalorianAdventuresThreatView[];
  child: MandalorianAdventuresChildView | null;
  tracks: MandalorianAdventuresTrackView[];
  decks: MandalorianAdventuresDecksView;
  drawn: MandalorianAdventuresNamed[] | null;
  outcome: "" | "won" | "lost" | "unfinished";
  reason: "" | "defeat" | "failure" | "text" | "endless";
  loser: string | null;
  seed: string | null;
}

/**
 * A table of mine: who sits there, where bots do, which seats are mine, whether I have opened it, how far it is,
 * which of my seats are asked now, and when I was last asked or acted there. Times are milliseconds since 1970.
 */
export interface Mine {
  table: string;
  game: string;
  names: string[];
  bots: number[];
  yours: number[];
  host: boolean;
  state: "open" | "running" | "over";
  asked: number[];
  opened_at: number;
  played_at: number;
}

/** A line of the log: what somebody at a seat did; `acted` where that is all that may be known. */
export interface Noted {
  kind: "freed" | "acted" | "taken-back" | "asks-undo" | "agrees" | "refuses" | "back";
  seat: number;
  text: string;
}

/** A wish that needs no words. */
export type Nothing = Record<string, never>;

/** A game for somebody who wants to open a table: for how many players, with which options. */
export interface Offered {
  game: string;
  seats: number[];
  options: string[];
}

/** Open a table. */
export interface Open {
  game: "bounty-hunters" | "way-of-the-mandalorian" | "mandalorian-adventures";
  seats: number;
  /** of the game; what is not named is left to the game */
  options?: Record<string, unknown>;
  settings?: {
    listed?: boolean;
    undo?: "auto" | "free" | "consent" | "never";
    watch?: "nobody" | "link" | "anyone";
    clock?: number;
    grace?: number;
    stand_in?: "random" | "greedy" | "ahead";
    delay?: number;
    pace?: number;
  };
  /** to learn the game: dealt as for everybody who learns it, and no secret */
  lesson?: boolean;
}

/** Open a table for the next game of a campaign, or for one `beside` it, of which it learns nothing. */
export interface OpenNext {
  seats: number;
  options?: Record<string, unknown>;
  settings?: Record<string, unknown>;
  beside?: boolean;
}

/** Standing orders for interrupts. */
export interface Orders {
  orders: Record<string, unknown>;
}

export type Outline =
  | BountyHuntersOutline
  | WayOfTheMandalorianOutline
  | MandalorianAdventuresOutline;

/** A secret link to the own seat, for another device; it is told once, and takes the place of an older one. */
export interface OwnLink {
  link: string;
}

/** A table as text, as a viewer knows it, and their sequence number then. */
export interface Picture {
  seq: number;
  text: string;
}

/** What everybody may know about a seat. */
export interface Place {
  kind: "open" | "person" | "bot";
  name: string;
  level: "" | "random" | "greedy" | "ahead";
  away: "" | "dropped" | "clock" | "left";
  stood_in: boolean;
}

/** Be asked before an action that ends the turn, or not. */
export interface Prefer {
  confirms: boolean;
}

/** What cannot be done: its key, the words for the reader, and the rule or the field it is about. */
export interface Problem {
  error: string;
  text: string;
  rule?: string;
  field?: string;
  confirm?: boolean;
}

/** A wish that came with this key is refused, and nothing has changed. */
export interface Refused {
  error: string;
  text: string;
  rule?: string;
  field?: string;
  confirm?: boolean;
  refused: string | null;
}

/** Say one of the set phrases. */
export interface Say {
  phrase:
    | "hello"
    | "good-luck"
    | "well-played"
    | "thinking"
    | "sorry"
    | "thanks"
    | "oops"
    | "good-game";
}

/** What the one who opened the table has chosen. */
export interface Settings {
  listed: boolean;
  undo: "auto" | "free" | "consent" | "never";
  watch: "nobody" | "link" | "anyone";
  clock: number;
  grace: number;
  stand_in: "random" | "greedy" | "ahead";
  delay: number;
  pace: number;
}

/** Take a seat, with a name. */
export interface Sit {
  name: string;
}

/** A line of the log: a set phrase. */
export interface Spoke {
  kind: "said";
  seat: number;
  phrase:
    | "hello"
    | "good-luck"
    | "well-played"
    | "thinking"
    | "sorry"
    | "thanks"
    | "oops"
    | "good-game";
  text: string;
}

/** A wish is stored, as an entry of this kind; null: it was there already. */
export interface Stored {
  done: string | null;
}

export type Up =
  | WishSit
  | WishLeave
  | WishBot
  | WishFree
  | WishAct
  | WishUndo
  | WishConsent
  | WishOrder
  | WishPrefer
  | WishSay
  | WishBack;

export type Update = BountyHuntersUpdate | WayOfTheMandalorianUpdate | MandalorianAdventuresUpdate;

/** The mission being attempted: what it needs, and what the active player has with the whole board in use. */
export interface WayOfTheMandalorianAttemptView {
  mission: number;
  place: number;
  events: Record<string, number>;
  required: number[];
  ignored: number[];
  available: number[];
}

/** What is printed on a card. */
export type WayOfTheMandalorianCard =
  | WayOfTheMandalorianEquipment
  | WayOfTheMandalorianEventCard
  | WayOfTheMandalorianMission
  | WayOfTheMandalorianCharacter;

/** All cards of a game by their numbers, and the hash of the content they belong to. */
export interface WayOfTheMandalorianCards {
  content: string;
  cards: WayOfTheMandalorianCard[];
}

/** WM-03. */
export interface WayOfTheMandalorianCharacter {
  type: "character";
  name: string;
  symbols: number[];
}

/** WM-05. */
export interface WayOfTheMandalorianEquipment {
  type: "equipment";
  name: string;
  symbols: number[];
  cost: number;
  temporary: boolean;
}

/** A line of the log: something that happened in the game; its operands are told by the name of the event. */
export interface WayOfTheMandalorianEvent {
  kind: "event";
  event: WayOfTheMandalorianEventName;
  seat: number | null;
  operands: number[];
  text: string;
}

/** WM-06. */
export interface WayOfTheMandalorianEventCard {
  type: "event-card";
  name: string;
  symbols: number[];
  cost: number;
}

/** What happened, by its name. */
export type WayOfTheMandalorianEventName =
  | "turn"
  | "equipped"
  | "filled-slot"
  | "filled-slot-with"
  | "draws"
  | "took"
  | "took-hidden"
  | "took-from-deck"
  | "no-card"
  | "sold"
  | "sale"
  | "quick-job"
  | "attempts"
  | "plays-event"
  | "passes"
  | "ignores-with"
  | "ignores"
  | "uses"
  | "completed"
  | "failed"
  | "worn-out"
  | "kept"
  | "discarded"
  | "retained"
  | "ends-turn"
  | "reshuffled"
  | "new-in-market"
  | "new-mission"
  | "over"
  | "unfinished";

/** WM-04. */
export interface WayOfTheMandalorianMission {
  type: "mission";
  name: string;
  level: number;
  requires: number[];
  reward: number;
  penalty: number;
}

/** What was chosen before the deal, everything made explicit. */
export interface WayOfTheMandalorianOptions {
  first_player: number | null;
  characters: ("din-djarin" | "fennec-shand" | "bo-katan-kryze" | "boba-fett")[] | null;
  equip_window: "turn" | "between_actions";
  compare: "per_attribute" | "total";
  event_fee: "flat" | "printed";
  boba_slot_as_opponent: true | false;
  boba_slot_fill_window: "equip" | "setup_only";
  bo_katan_uses_per_attempt: 1 | "unlimited";
  bo_katan_event_symbols: false | true;
  fennec_hand_limit: false | true;
  sell_used_temporary_at_end: false | true;
  credits_open: true | false;
  max_turns: number | null;
}

/** Standing orders; all of them, or none if none were given. */
export interface WayOfTheMandalorianOrders {
  events?: "ask" | "never" | "from";
  reward?: number | null;
}

/**
 * The table around the game; `you` is there for a seat, `seed` after the end. `gone` are the seats of people whose
 * connection was lost a moment ago. The cards of a `lesson` are dealt the same to everybody, and no secret.
 */
export interface WayOfTheMandalorianOutline {
  id: string;
  game: "way-of-the-mandalorian";
  options: WayOfTheMandalorianOptions;
  settings: Settings;
  seats: Place[];
  gone: number[];
  you: WayOfTheMandalorianOwn | null;
  lesson: boolean;
  seed_hash: string;
  seed: string | null;
  wish: number | null;
  rematch: string | null;
  campaign: Chapter | null;
  result: WayOfTheMandalorianResult | null;
}

/**
 * What only the seat itself may know: its standing orders, whether it is asked before it ends its turn, its sealed
 * answer, whether it has done anything that it may wish to take back, and the seconds left on its clock, which stands
 * while somebody is gone.
 */
export interface WayOfTheMandalorianOwn {
  seat: number;
  orders: WayOfTheMandalorianOrders;
  confirms: boolean;
  sealed: string | null;
  undo: boolean;
  left: number | null;
}

/** The rows of the score pad at the end. */
export interface WayOfTheMandalorianPad {
  credits: number;
  sale: number;
  total: number;
  rank: number;
  unfinished: number;
}

/** The rows of the score pad (WM-72). */
export interface WayOfTheMandalorianPadView {
  credits: number;
  sale: number;
  total: number;
  rank: number;
  unfinished: number;
}

/** One player's place at the table; `known` are cards of a hidden hand, or slot, that everybody saw go in. */
export interface WayOfTheMandalorianPlayerView {
  seat: number;
  character: "din-djarin" | "fennec-shand" | "bo-katan-kryze" | "boba-fett";
  credits: number | null;
  hand: number[] | null;
  hand_count: number;
  known: number[];
  equipped: (number | null)[];
  slot_filled: boolean;
  slot: number | null;
  pad: WayOfTheMandalorianPadView | null;
}

/** How the game ended; the seats for which a stand-in has played are marked. */
export interface WayOfTheMandalorianResult {
  scores: number[];
  pad: WayOfTheMandalorianPad[];
  winners: number[];
  tie_break: string | null;
  stood_in: number[];
}

/** All that a viewer needs: what happened since the number they said, and how things are now. */
export interface WayOfTheMandalorianUpdate {
  seq: number;
  events: (WayOfTheMandalorianEvent | Noted | Came | BotCame | Dealt | Spoke | WentAway | Again)[];
  view: WayOfTheMandalorianView | null;
  legal: Legal[];
  table: WayOfTheMandalorianOutline;
}

/** Everything a seat, or a spectator, may know. */
export interface WayOfTheMandalorianView {
  game: "way-of-the-mandalorian";
  viewer: number | null;
  phase:
    | "main"
    | "draw"
    | "sale"
    | "opponent-event"
    | "own-event"
    | "discard"
    | "symbol"
    | "use"
    | "keep"
    | "limit"
    | "fill"
    | "over";
  actor: number | null;
  active: number;
  first: number;
  turn: number;
  last_turn: number | null;
  actions: number;
  quick_job_done: boolean;
  picks: number;
  sold: number;
  row: (number | null)[];
  completed: number[];
  mission_deck: number;
  next_level: number | null;
  market: (number | null)[];
  deck: number;
  discard: number[];
  attempt: WayOfTheMandalorianAttemptView | null;
  worn_out: number[];
  players: WayOfTheMandalorianPlayerView[];
  unfinished: boolean;
  seed: string | null;
}

/** A line of the log: a bot stands in for a person. */
export interface WentAway {
  kind: "away";
  seat: number;
  why: "dropped" | "clock";
  text: string;
}

/** Play an action; the key makes a repetition harmless. */
export interface WishAct {
  /** its notation or its code */
  action: string | number;
  /** comes back with the answer */
  key?: string | null;
  confirmed?: boolean;
  wish?: "act";
}

/** A wish that needs no words. */
export interface WishBack {
  wish: "back";
  /** comes back with the answer */
  key?: string | null;
}

/** Give a seat to a bot. */
export interface WishBot {
  level: "random" | "greedy" | "ahead";
  wish: "bot";
  /** comes back with the answer */
  key?: string | null;
}

/** Agree to a wish, or not. */
export interface WishConsent {
  yes: boolean;
  wish: "consent";
  /** comes back with the answer */
  key?: string | null;
}

/** A wish that needs no words. */
export interface WishFree {
  wish: "free";
  /** comes back with the answer */
  key?: string | null;
}

/** A wish that needs no words. */
export interface WishLeave {
  wish: "leave";
  /** comes back with the answer */
  key?: string | null;
}

/** Standing orders for interrupts. */
export interface WishOrder {
  orders: Record<string, unknown>;
  wish: "order";
  /** comes back with the answer */
  key?: string | null;
}

/** Be asked before an action that ends the turn, or not. */
export interface WishPrefer {
  confirms: boolean;
  wish: "prefer";
  /** comes back with the answer */
  key?: string | null;
}

/** Say one of the set phrases. */
export interface WishSay {
  phrase:
    | "hello"
    | "good-luck"
    | "well-played"
    | "thinking"
    | "sorry"
    | "thanks"
    | "oops"
    | "good-game";
  wish: "say";
  /** comes back with the answer */
  key?: string | null;
}

/** Take a seat, with a name. */
export interface WishSit {
  name: string;
  wish: "sit";
  /** comes back with the answer */
  key?: string | null;
}

/** A wish that needs no words. */
export interface WishUndo {
  wish: "undo";
  /** comes back with the answer */
  key?: string | null;
}
