// The messages between the server and its clients, generated from src/cantina/server/schema/definitions.py.
// Do not edit: change the schemas and run `make types`.

/** Play an action; the key makes a repetition harmless. */
export interface Act {
  /** its notation or its code */
  action: string | number;
  key?: string | null;
  confirmed?: boolean;
}

/** Begin a campaign again, if nothing has happened to it since. */
export interface Anew {
  /** the last change that was seen */
  number: number;
}

/** Agree to a request to take an action back, or not. */
export interface Answer {
  yes: boolean;
}

/** A line of the story: a bot stands in for a player. */
export interface AwayLine {
  kind: "away";
  seat: number;
  why: "dropped" | "clock";
  text: string;
}

/** Give a seat to a bot. */
export interface Bot {
  level: "random" | "greedy" | "ahead";
}

/** A line of the story: a bot plays a seat. */
export interface BotLine {
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
  deck: "target" | "hunter" | "contract" | "market";
}

/** A contract in an area and what it is worth as things stand. */
export interface BountyHuntersContractView {
  card: number;
  points: number;
}

/**
 * How a game went that is over, as one viewer saw it: all lines of the story, the number of the entry that each
 * belongs to (lines of one entry happened together), and the turns.
 */
export interface BountyHuntersCourse {
  events: (BountyHuntersEventLine | SeatLine | GuestLine | BotLine | DealLine | PhraseLine | AwayLine | RematchLine)[];
  entries: number[];
  turns: CourseTurn[];
}

/** BH-10. */
export interface BountyHuntersCrate {
  type: "crate";
  cost: number;
  points: number;
  icons: number;
  deck: "target" | "hunter" | "contract" | "market";
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
  deck: "target" | "hunter" | "contract" | "market";
}

/**
 * How near the end is: the most captures of a player, `of` how many that trigger it, and the turns that follow this
 * one, null as long as they are not known.
 */
export interface BountyHuntersEndView {
  captures: number;
  of: number;
  left: number | null;
}

/** A line of the story: an event of the game; its name says what the operands mean. */
export interface BountyHuntersEventLine {
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
  deck: "target" | "hunter" | "contract" | "market";
}

/** What a viewer was shown before: what had happened since the moment before it, and the view then. */
export interface BountyHuntersMoment {
  seq: number;
  events: (BountyHuntersEventLine | SeatLine | GuestLine | BotLine | DealLine | PhraseLine | AwayLine | RematchLine)[];
  view: BountyHuntersView | null;
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
 * The table around the game; `you` is there for a seat, `seed` after the end. `gone` are the seats of players whose
 * connection was lost a moment ago; `wish` is the seat that asks for an undo. The cards of a `lesson` are always the
 * same ones, and no secret.
 */
export interface BountyHuntersOutline {
  id: string;
  game: "bounty-hunters";
  options: BountyHuntersOptions;
  settings: Settings;
  seats: PlaceOutline[];
  gone: number[];
  you: BountyHuntersOwn | null;
  lesson: boolean;
  seed_hash: string;
  seed: string | null;
  wish: number | null;
  rematch: string | null;
  campaign: CampaignOutline | null;
  result: BountyHuntersResult | null;
}

/**
 * What follows at once from an action, as far as its seat knows; what stays as it is, is left out.
 *
 * `captures` is the target it captures, with its `points` and the `penalty` of its hunters; `ends` that this capture
 * triggers the end. `contracts`, `crates` and `credits` are changes. `missing` is what the target is still short
 * of, by colour. Of a card of the hand it is what playing it could bring; `unpaid` that its cost cannot be paid.
 */
export interface BountyHuntersOutlook {
  captures?: number;
  points?: number;
  penalty?: number;
  ends?: boolean;
  contracts?: number;
  crates?: number;
  credits?: number;
  missing?: number[];
  unpaid?: boolean;
}

/**
 * What only the seat itself may know: its standing orders, whether it is asked before it ends its turn, how fast it
 * wants others to act, its sealed answer, whether it is offered to take its last action back, and the seconds left on
 * its clock, which stops while a player is gone.
 */
export interface BountyHuntersOwn {
  seat: number;
  orders: BountyHuntersOrders;
  confirms: boolean;
  pace: "slow" | "normal" | "quick" | "instant";
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

/** One player's place at the table; `prospect` is what capturing all targets under attack would bring. */
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
  prospect: number;
  pad: BountyHuntersPadView;
}

/**
 * How the game ended; `unfinished`: it was stopped before its rules ended it, and nobody has won. The seats for
 * which a stand-in has played are marked.
 */
export interface BountyHuntersResult {
  scores: number[];
  pad: BountyHuntersPad[];
  winners: number[];
  tie_break: string | null;
  unfinished: boolean;
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
  deck: "target" | "hunter" | "contract" | "market";
}

/**
 * All that a viewer needs: what happened since the sequence number they sent, and the present state.
 *
 * `asked` are the seats that have to decide something now, as far as the viewer may know. `legal` is what the viewer
 * may play; `outlook` says of some of these actions, by their notation, what would follow at once.
 */
export interface BountyHuntersUpdate {
  seq: number;
  events: (BountyHuntersEventLine | SeatLine | GuestLine | BotLine | DealLine | PhraseLine | AwayLine | RematchLine)[];
  view: BountyHuntersView | null;
  asked: number[];
  legal: Legal[];
  outlook: Record<string, BountyHuntersOutlook>;
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
  end: BountyHuntersEndView;
  guild_master: number;
  bank: number | null;
  decks: BountyHuntersDeckView[];
  players: BountyHuntersPlayerView[];
  seed: string | null;
}

/**
 * What is read out before the game at a table: a mission's name, its story and its briefing, in the language of the
 * reader. A game that has nothing to tell has an empty title and no paragraphs.
 */
export interface Briefing {
  title: string;
  paragraphs: string[];
}

export type CampaignListed = MandalorianAdventuresCampaignListed;

/** The campaign that the table belongs to; `beside`: this game does not count for it. */
export interface CampaignOutline {
  id: string;
  name: string;
  beside: boolean;
}

export type CampaignShown = MandalorianAdventuresCampaignShown;

/** A table of a campaign; `counts`: when its game ends, the campaign goes on. Times are milliseconds since 1970. */
export interface CampaignTable {
  table: string;
  opened_at: number;
  finished_at: number | null;
  counts: boolean;
}

export type Cards = BountyHuntersCards | WayOfTheMandalorianCards | MandalorianAdventuresCards;

/** A link below our address, to be drawn as a QR code. It may be secret: so it is not part of an address. */
export interface Code {
  /** a code of more is hard to read for a phone */
  link: string;
}

export type Course = BountyHuntersCourse | WayOfTheMandalorianCourse | MandalorianAdventuresCourse;

/** A turn, and the scores at its end. */
export interface CourseTurn {
  turn: number;
  scores: number[];
}

/** A line of the story: the game begins. */
export interface DealLine {
  kind: "dealt";
  text: string;
}

/** A request is stored; it came with this key. */
export interface Done {
  done: string | null;
}

export type Down = Update | Done | Refused;

/**
 * What never changes about a game.
 *
 * `seats` are the possible numbers of players, `default_seats` is that of a table opened with one click; a game takes
 * about this many `minutes`. `levels` are the levels of bots that differ in this game. `simultaneous`: several players
 * may decide at the same time; `cooperative`: all win or lose together. `total` and `rank` name rows of the score pad.
 */
export interface Facts {
  game: string;
  seats: number[];
  default_seats: number;
  minutes: number | null;
  levels: ("random" | "greedy" | "ahead")[];
  simultaneous: boolean;
  cooperative: boolean;
  total: string;
  rank: string;
}

/** A guest was forgotten; the number of tables that had named them. */
export interface Forgotten {
  tables: number;
}

/** Begin a campaign. */
export interface Found {
  game: string;
  name: string;
}

/** A new campaign and its secret link, which is sent only once. */
export interface Founded {
  campaign: string;
  link: string;
}

/** A line of the story: a player has taken a seat, or left it. */
export interface GuestLine {
  kind: "sat" | "left";
  seat: number;
  name: string;
  text: string;
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

/** The server: its version, the address at which other devices reach it, the languages it speaks. */
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

/** A new table with its secret links, invitations to its seats and one for spectators; they are sent only once. */
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

/**
 * What an enemy would do in an event that lets it act, as far as it is certain (MA-119, MA-127, MQ-40, MQ-42).
 *
 * It moves towards one of the characters `goals`, each `steps` away, and its way is `way` until the active player has
 * to decide; it attacks one of `marks`, each at this `range`. Nothing where there is no way, or no range is counted.
 */
export interface MandalorianAdventuresAimView {
  goals: number[];
  steps: number | null;
  way: number[];
  marks: number[];
  range: number | null;
}

/** A campaign of those that the guest belongs to. */
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

/** What is printed on a card. */
export type MandalorianAdventuresCard =
  | MandalorianAdventuresMissionSheet
  | MandalorianAdventuresMapSheet
  | MandalorianAdventuresMapEdge
  | MandalorianAdventuresMapGround
  | MandalorianAdventuresMapSlot
  | MandalorianAdventuresCharacterCard
  | MandalorianAdventuresSkillCard
  | MandalorianAdventuresPlanningCard
  | MandalorianAdventuresEventFront
  | MandalorianAdventuresTokenFace;

/** All cards of a game by their numbers, and the hash of the content they belong to. */
export interface MandalorianAdventuresCards {
  content: string;
  cards: MandalorianAdventuresCard[];
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

/** MA-06: the side in use of a character on the table. */
export interface MandalorianAdventuresCharacterCard {
  type: "character-card";
  number: number;
  name: string;
  hp: number;
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

/**
 * How a game went that is over, as one viewer saw it: all lines of the story, the number of the entry that each
 * belongs to (lines of one entry happened together), and the turns.
 */
export interface MandalorianAdventuresCourse {
  events: (MandalorianAdventuresEventLine | SeatLine | GuestLine | BotLine | DealLine | PhraseLine | AwayLine | RematchLine)[];
  entries: number[];
  turns: CourseTurn[];
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

/** MA-133: an event card and its back. */
export interface MandalorianAdventuresEventFront {
  type: "event-front";
  number: number;
  name: string;
  back: string;
}

/** A line of the story: an event of the game; its name says what the operands mean. */
export interface MandalorianAdventuresEventLine {
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

/** MA-51 to MA-54: what lies between two cells. */
export interface MandalorianAdventuresMapEdge {
  type: "map-edge";
  a: number;
  b: number;
  kind: "thin" | "wall" | "height" | "door";
}

/** MA-57: inaccessible ground, which is drawn but is no cell. */
export interface MandalorianAdventuresMapGround {
  type: "map-ground";
  name: string;
  x: number;
  y: number;
}

/** MA-02: the map on the table, and the rules that are printed with it. */
export interface MandalorianAdventuresMapSheet {
  type: "map-sheet";
  number: number;
  name: string;
  rules: string[];
}

/** MA-25, MA-26: the shape that is printed on a cell. */
export interface MandalorianAdventuresMapSlot {
  type: "map-slot";
  cell: number;
  shape: string;
}

/** A map, by name and by title. */
export interface MandalorianAdventuresMapTold {
  map: string;
  title: string;
}

/** MA-18: the mission on the table; `panels` pictures tell its story; `green` is its action, if it has one. */
export interface MandalorianAdventuresMissionSheet {
  type: "mission-sheet";
  number: number;
  name: string;
  panels: number;
  child: boolean;
  green: string;
  green_strength: number;
  failures: string[];
  rules: string[];
}

/** A mission and the maps it can be played on. */
export interface MandalorianAdventuresMissionTold {
  mission: string;
  title: string;
  maps: MandalorianAdventuresMapTold[];
}

/** What a viewer was shown before: what had happened since the moment before it, and the view then. */
export interface MandalorianAdventuresMoment {
  seq: number;
  events: (MandalorianAdventuresEventLine | SeatLine | GuestLine | BotLine | DealLine | PhraseLine | AwayLine | RematchLine)[];
  view: MandalorianAdventuresView | null;
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
 * The table around the game; `you` is there for a seat, `seed` after the end. `gone` are the seats of players whose
 * connection was lost a moment ago; `wish` is the seat that asks for an undo. The cards of a `lesson` are always the
 * same ones, and no secret.
 */
export interface MandalorianAdventuresOutline {
  id: string;
  game: "mandalorian-adventures";
  options: MandalorianAdventuresOptions;
  settings: Settings;
  seats: PlaceOutline[];
  gone: number[];
  you: MandalorianAdventuresOwn | null;
  lesson: boolean;
  seed_hash: string;
  seed: string | null;
  wish: number | null;
  rematch: string | null;
  campaign: CampaignOutline | null;
  result: MandalorianAdventuresResult | null;
}

/**
 * What follows at once from an action; what does not concern it is left out.
 *
 * Of a card played into a space: the `strength` and `range` of its action, the `total` of the space and what is `due`
 * there then; where a Move could lead (`cells`), which threats an Attack could hit (`targets`), which an Intel could
 * look at (`looks`) or move (`pushes`), how many planning cards a Plan would draw (`draws`), whether the mission
 * action can be carried out (`performs`), whether the card's `effect` may be used there.
 *
 * Of a step: the cells it leads to, the cell itself first. Of an attack: its `damage`, the HP that are `left`, whether
 * it `defeats` or `captures`. Of a push: the cells next to the enemy (`steps`). Of stopping: the `harm` done by
 * Guards. Of the end of the action step: how many `events` and `crises` are due.
 */
export interface MandalorianAdventuresOutlook {
  strength?: number;
  range?: number;
  total?: number;
  due?: "" | "event" | "crisis";
  effect?: boolean;
  cells?: MandalorianAdventuresReach[];
  targets?: number[];
  looks?: number[];
  pushes?: number[];
  draws?: number;
  performs?: boolean;
  damage?: number;
  left?: number;
  defeats?: boolean;
  captures?: boolean;
  steps?: number[];
  harm?: number;
  events?: number;
  crises?: number;
}

/**
 * What only the seat itself may know: its standing orders, whether it is asked before it ends its turn, how fast it
 * wants others to act, its sealed answer, whether it is offered to take its last action back, and the seconds left on
 * its clock, which stops while a player is gone.
 */
export interface MandalorianAdventuresOwn {
  seat: number;
  orders: MandalorianAdventuresOrders;
  confirms: boolean;
  pace: "slow" | "normal" | "quick" | "instant";
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

/** MA-76: a planning card and when it may be used. */
export interface MandalorianAdventuresPlanningCard {
  type: "planning-card";
  number: number;
  name: string;
  copies: number;
  window: string;
  keepable: boolean;
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

/**
 * A cell that a movement can lead to (MA-145, MA-149).
 *
 * `before` is the cell before it on the way; `harm` the damage that Guards and Grapples deal until the movement ends
 * there, which planning cards may still prevent.
 */
export interface MandalorianAdventuresReach {
  cell: number;
  before: number;
  harm: number;
}

/** The space being resolved in the event step (MQ-30). */
export interface MandalorianAdventuresResolvingView {
  space: "move" | "attack" | "intel" | "plan" | "green";
  total: number;
}

/**
 * How the game ended; `unfinished`: it was stopped before its rules ended it, and nobody has won. The seats for
 * which a stand-in has played are marked.
 */
export interface MandalorianAdventuresResult {
  scores: number[];
  pad: MandalorianAdventuresPad[];
  winners: number[];
  tie_break: string | null;
  unfinished: boolean;
  stood_in: number[];
}

/** A rule that has come into the game. */
export interface MandalorianAdventuresRuleTold {
  rule: string;
  text: string;
}

/** MA-39, MA-86, MA-88: a skill card; `actions` are the spaces in which its effect may be used, if it has one. */
export interface MandalorianAdventuresSkillCard {
  type: "skill-card";
  number: number;
  name: string;
  character: number;
  copies: number;
  strength: number;
  tactical: boolean;
  symbols: string[];
  actions: string[];
  when: string;
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

/** MA-103: an action space, the last card on top; what is due in the next event step (MA-104 to MA-106). */
export interface MandalorianAdventuresSpaceView {
  name: "move" | "attack" | "intel" | "plan" | "green";
  total: number;
  due: "" | "event" | "crisis";
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
  aim: MandalorianAdventuresAimView | null;
}

/** MA-81 to MA-84: a face of the set of threat tokens of this map; how many there are; orange ones reinforce. */
export interface MandalorianAdventuresTokenFace {
  type: "token-face";
  number: number;
  name: string;
  copies: number;
  shape: string;
  orange: boolean;
  enemy: boolean;
  enemy_class: string;
  hp: number;
  effects: string[];
  mission_effect: boolean;
}

/** A track of the mission. */
export interface MandalorianAdventuresTrackView {
  name: string;
  value: number;
  size: number;
}

/**
 * All that a viewer needs: what happened since the sequence number they sent, and the present state.
 *
 * `asked` are the seats that have to decide something now, as far as the viewer may know. `legal` is what the viewer
 * may play; `outlook` says of some of these actions, by their notation, what would follow at once.
 */
export interface MandalorianAdventuresUpdate {
  seq: number;
  events: (MandalorianAdventuresEventLine | SeatLine | GuestLine | BotLine | DealLine | PhraseLine | AwayLine | RematchLine)[];
  view: MandalorianAdventuresView | null;
  asked: number[];
  legal: Legal[];
  outlook: Record<string, MandalorianAdventuresOutlook>;
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

export type Moment = BountyHuntersMoment | WayOfTheMandalorianMoment | MandalorianAdventuresMoment;

/** A request without fields. */
export type Nothing = Record<string, never>;

/**
 * In how many of the imagined games (`worlds`) each thing happened until the end of the turn.
 *
 * They know what the seat knows, and all seats play on by rules of thumb. What is counted, the game says.
 */
export interface Odds {
  worlds: number;
  counts: Record<string, number>;
}

/** A game that tables can be opened for: its facts, its name in the language of the reader, its options. */
export interface Offered {
  game: string;
  seats: number[];
  default_seats: number;
  minutes: number | null;
  levels: ("random" | "greedy" | "ahead")[];
  simultaneous: boolean;
  cooperative: boolean;
  total: string;
  rank: string;
  name: string;
  options: string[];
}

/** Open a table. */
export interface Open {
  game: "bounty-hunters" | "way-of-the-mandalorian" | "mandalorian-adventures";
  seats: number;
  /** of the game; what is not named is left to the game */
  options?: Record<string, unknown>;
  /** What the host has chosen. */
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

/** A new secret link, of the own seat or of a campaign; it is sent only once, and replaces an older one. */
export interface OwnLink {
  link: string;
}

/** A line of the story: a set phrase. */
export interface PhraseLine {
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

/** A table as text, as a viewer knows it, and their sequence number then. */
export interface Picture {
  seq: number;
  text: string;
}

/** What everyone may know about a seat. */
export interface PlaceOutline {
  kind: "open" | "person" | "bot";
  name: string;
  level: "" | "random" | "greedy" | "ahead";
  away: "" | "dropped" | "clock" | "left";
  stood_in: boolean;
}

/** Be asked before an action that ends the turn, or not; see others act at a pace. What is not said stays. */
export interface Prefer {
  confirms?: boolean;
  pace?: "slow" | "normal" | "quick" | "instant";
}

/** What cannot be done: its key, the words for the reader, and the rule or the field it is about. */
export interface Problem {
  error: string;
  text: string;
  rule?: string;
  field?: string;
  confirm?: boolean;
}

/** A request that came with this key is refused, and nothing has changed. */
export interface Refused {
  error: string;
  text: string;
  rule?: string;
  field?: string;
  confirm?: boolean;
  refused: string | null;
}

/** A line of the story: there is a new table with the same players. */
export interface RematchLine {
  kind: "rematch";
  table: string;
  text: string;
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

/** A line of the story: what the player of a seat did; `acted` where no more may be known. */
export interface SeatLine {
  kind: "freed" | "acted" | "taken-back" | "asks-undo" | "agrees" | "refuses" | "back";
  seat: number;
  text: string;
}

/** A guest has taken a seat: the secret link that opens it from now on; it is sent only once, and to nobody else. */
export interface Seated {
  done: string | null;
  link: string;
}

/** What the host has chosen. */
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

/** A request is stored, as an entry of this kind; null: it was there already. */
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

/**
 * How a game went that is over, as one viewer saw it: all lines of the story, the number of the entry that each
 * belongs to (lines of one entry happened together), and the turns.
 */
export interface WayOfTheMandalorianCourse {
  events: (WayOfTheMandalorianEventLine | SeatLine | GuestLine | BotLine | DealLine | PhraseLine | AwayLine | RematchLine)[];
  entries: number[];
  turns: CourseTurn[];
}

/** WM-05. */
export interface WayOfTheMandalorianEquipment {
  type: "equipment";
  name: string;
  symbols: number[];
  cost: number;
  temporary: boolean;
  sale: number;
}

/** WM-06. */
export interface WayOfTheMandalorianEventCard {
  type: "event-card";
  name: string;
  symbols: number[];
  cost: number;
  sale: number;
}

/** A line of the story: an event of the game; its name says what the operands mean. */
export interface WayOfTheMandalorianEventLine {
  kind: "event";
  event: WayOfTheMandalorianEventName;
  seat: number | null;
  operands: number[];
  text: string;
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
  last: boolean;
}

/** What a viewer was shown before: what had happened since the moment before it, and the view then. */
export interface WayOfTheMandalorianMoment {
  seq: number;
  events: (WayOfTheMandalorianEventLine | SeatLine | GuestLine | BotLine | DealLine | PhraseLine | AwayLine | RematchLine)[];
  view: WayOfTheMandalorianView | null;
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
  events?: "ask" | "matters" | "never" | "from";
  reward?: number | null;
}

/**
 * The table around the game; `you` is there for a seat, `seed` after the end. `gone` are the seats of players whose
 * connection was lost a moment ago; `wish` is the seat that asks for an undo. The cards of a `lesson` are always the
 * same ones, and no secret.
 */
export interface WayOfTheMandalorianOutline {
  id: string;
  game: "way-of-the-mandalorian";
  options: WayOfTheMandalorianOptions;
  settings: Settings;
  seats: PlaceOutline[];
  gone: number[];
  you: WayOfTheMandalorianOwn | null;
  lesson: boolean;
  seed_hash: string;
  seed: string | null;
  wish: number | null;
  rematch: string | null;
  campaign: CampaignOutline | null;
  result: WayOfTheMandalorianResult | null;
}

/**
 * What follows at once from an action, as far as its seat knows; what stays as it is, is left out.
 *
 * In an attempt: the symbols that are `available` and `required` then, whether it `succeeds` with the whole board, or
 * with the cards that are used, which of them are `worn_out`, and whether it `ends` the game. Before one: whether the
 * mission can be met (`hope`), and what it brings or costs. `credits` is a change; of a sale the whole of
 * it. `strength` and `reached` are those of the board then. `surplus` cards must go at the end of the turn.
 */
export interface WayOfTheMandalorianOutlook {
  available?: number[];
  required?: number[];
  succeeds?: boolean;
  worn_out?: number[];
  ends?: boolean;
  hope?: "reached" | "event" | "hopeless";
  reward?: number;
  penalty?: number;
  credits?: number;
  strength?: number[];
  reached?: number[];
  surplus?: number;
}

/**
 * What only the seat itself may know: its standing orders, whether it is asked before it ends its turn, how fast it
 * wants others to act, its sealed answer, whether it is offered to take its last action back, and the seconds left on
 * its clock, which stops while a player is gone.
 */
export interface WayOfTheMandalorianOwn {
  seat: number;
  orders: WayOfTheMandalorianOrders;
  confirms: boolean;
  pace: "slow" | "normal" | "quick" | "instant";
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

/** The rows of the score pad (WM-72). `rank` is null while the credits of others are not shown (WM-A56). */
export interface WayOfTheMandalorianPadView {
  credits: number;
  sale: number;
  total: number;
  rank: number | null;
  unfinished: number;
}

/**
 * One player's place at the table. `known` are cards of a hidden hand, or slot, that everybody saw go in.
 *
 * `strength` are the symbols of the character and the whole board. `has_slot`: the board has a slot for an event.
 */
export interface WayOfTheMandalorianPlayerView {
  seat: number;
  character: "din-djarin" | "fennec-shand" | "bo-katan-kryze" | "boba-fett";
  credits: number | null;
  hand: number[] | null;
  hand_count: number;
  known: number[];
  equipped: (number | null)[];
  strength: number[];
  has_slot: boolean;
  slot_filled: boolean;
  slot: number | null;
  pad: WayOfTheMandalorianPadView | null;
}

/**
 * How the game ended; `unfinished`: it was stopped before its rules ended it, and nobody has won. The seats for
 * which a stand-in has played are marked.
 */
export interface WayOfTheMandalorianResult {
  scores: number[];
  pad: WayOfTheMandalorianPad[];
  winners: number[];
  tie_break: string | null;
  unfinished: boolean;
  stood_in: number[];
}

/**
 * All that a viewer needs: what happened since the sequence number they sent, and the present state.
 *
 * `asked` are the seats that have to decide something now, as far as the viewer may know. `legal` is what the viewer
 * may play; `outlook` says of some of these actions, by their notation, what would follow at once.
 */
export interface WayOfTheMandalorianUpdate {
  seq: number;
  events: (WayOfTheMandalorianEventLine | SeatLine | GuestLine | BotLine | DealLine | PhraseLine | AwayLine | RematchLine)[];
  view: WayOfTheMandalorianView | null;
  asked: number[];
  legal: Legal[];
  outlook: Record<string, WayOfTheMandalorianOutlook>;
  table: WayOfTheMandalorianOutline;
}

/**
 * Everything a seat, or a spectator, may know.
 *
 * `missions_used` and `missions_left` count missions by their level: those of this game, and those not completed.
 * `reached` are the missions of the row for which the viewer's strength is enough if nobody plays an event.
 */
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
  reached: number[];
  completed: number[];
  mission_deck: number;
  missions_used: number[];
  missions_left: number[];
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

/** Play an action; the key makes a repetition harmless. */
export interface WishAct {
  /** its notation or its code */
  action: string | number;
  /** comes back with the answer */
  key?: string | null;
  confirmed?: boolean;
  wish?: "act";
}

/** A request without fields. */
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

/** Agree to a request to take an action back, or not. */
export interface WishConsent {
  yes: boolean;
  wish: "consent";
  /** comes back with the answer */
  key?: string | null;
}

/** A request without fields. */
export interface WishFree {
  wish: "free";
  /** comes back with the answer */
  key?: string | null;
}

/** A request without fields. */
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

/** Be asked before an action that ends the turn, or not; see others act at a pace. What is not said stays. */
export interface WishPrefer {
  confirms?: boolean;
  pace?: "slow" | "normal" | "quick" | "instant";
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

/** A request without fields. */
export interface WishUndo {
  wish: "undo";
  /** comes back with the answer */
  key?: string | null;
}
