/** A language of the sentences. */
export type Lang = "en" | "ja" | "fr";

/** What is wrong with a text, where, and what to do. */
export interface Problem {
  /** A stable word for what is wrong. */
  code: string;
  severity: "error" | "warning";
  message: string;
  /** Counted from 1. */
  line: number;
  /** Counted from 1, in characters. */
  column: number;
  /** Where it begins, so that `text.slice(offset, offset + length)` is what it is about. */
  offset: number;
  length: number;
  help?: string;
}

/** The answer to `parse`: what a scenario says about itself, as far as it was understood. */
export interface Parsed {
  /** Whether the text has no error. */
  usable: boolean;
  title?: string;
  players: string[];
  /** The ids of what it shows. */
  rules: string[];
  source?: string;
  /** The names of the cards that it brings along. */
  cards: string[];
  problems: Problem[];
}

/** The answer to `format`. The text is missing if there is an error: what was not understood would be lost. */
export interface Formatted {
  text?: string;
  problems: Problem[];
}

/** The answer to `check`. */
export interface Checked {
  /** How many `expect:` and `refuse:` lines hold. */
  passed: number;
  failed: number;
  /** Those that do not, and what is so instead. */
  failures: Problem[];
  /** What is wrong with the text itself. */
  problems: Problem[];
}

/** The answer to `play`. The timeline is missing if nothing could happen; it is short if a line could not be performed. */
export interface Played {
  timeline?: Timeline;
  problems: Problem[];
}

/** The answer to `start`. With an error, it is the position before the line that could not be performed, if there is one. */
export interface Started {
  position?: Position;
  problems: Problem[];
}

/** A position of a duel. It never changes: an action gives another one, and this one can be played on differently. */
export class Position {
  private constructor();
  board(): Board;
  /** What the duel waits for. */
  prompt(): Prompt;
  /** Every legal action of the player for whom the duel waits. */
  actions(): LegalAction[];
  apply(action: Action): Applied;
  /** Every check that is made of an action, in order: why it can be done, or not. */
  explain(action: Action): Explained;
  /** Gives the memory back at once; without it, the browser does so when nothing holds the position any more. */
  free(): void;
}

/** Something that a player can do. Cards are told by their numbers, effects are counted from 1. */
export type Action =
  | { do: "activate"; card: number; effect?: number }
  | { do: "specialSummon"; card: number; effect?: number }
  | { do: "set" | "normalSummon" | "flipSummon" | "changePosition"; card: number }
  /** Without a target it is a direct attack. */
  | { do: "attack"; card: number; target?: number }
  | { do: "enterPhase"; phase: Phase }
  | { do: "cards"; cards: number[] }
  | { do: "zone"; zone: Place }
  | { do: "position"; position: "attack" | "defense" }
  | { do: "pass" | "pendulumSummon" | "endTurn" | "yes" | "no" };

/** A legal action, with words for it that follow a player's name. */
export type LegalAction = Action & { text: string };

/** What the duel waits for: whose choice, and then only what this kind of choice has. */
export interface Prompt {
  player: string;
  kind: "act" | "cards" | "zone" | "replay" | "materials" | "pendulum" | "position" | "triggers" | "optional" | "over";
  window?: Window;
  /** What cards are chosen for. */
  purpose?: "cost" | "target" | "effect" | "tribute" | "handSize";
  /** The card whose text asks, that is Summoned or placed, or that attacks. */
  card?: Card;
  /** The cards that may be chosen; `min` to `max` of them. */
  from?: Card[];
  min?: number;
  max?: number;
  zones?: Place[];
  /** Whether effects that triggered must be activated, so that only their order is to be chosen. */
  mandatory?: boolean;
  effect?: number;
}

/** Why something cannot be done. */
export interface Refusal {
  /** The id of the rule that forbids it; or what is wrong with the action itself: `not-an-action`, `no-such-card`, `no-such-effect`, `no-such-phase`, `no-such-zone`. */
  code: string;
  message: string;
  /** The rule, where one forbids it. */
  rule?: Rule;
}

/** The answer to `apply`: the new position with what happened, or why not. */
export type Applied =
  | { ok: true; position: Position; events: DuelEvent[]; sentences: string[]; refusal?: undefined }
  | { ok: false; position?: undefined; events?: undefined; sentences?: undefined; refusal: Refusal };

/** The answer to `explain`. */
export interface Explained {
  legal: boolean;
  /** All checks of an activation; for other actions the one that fails. */
  checks: { rule: Rule; passed: boolean; message?: string }[];
  refusal?: Refusal;
}

export interface Timeline {
  title?: string;
  players: [string, string];
  start: Board;
  beats: Beat[];
  notes: Remark[];
  questions: Question[];
}

/** What one sentence tells. */
export interface Beat {
  kind: BeatKind;
  /** The sentence. */
  text: string;
  rule: Rule;
  /** Whether a reader in a hurry can do without it. */
  minor: boolean;
  /** The Chain Link it belongs to. */
  link?: number;
  /** The numbers of the cards it is about. */
  cards: number[];
  events: DuelEvent[];
  /** The board after it. */
  board: Board;
}

export type BeatKind =
  | "turnBegins" | "phaseBegins" | "offer" | "pass" | "activation" | "cost" | "linkAdded" | "chainCloses"
  | "linkResolves" | "activationNegated" | "effectNegated" | "move" | "turn" | "reveal" | "life" | "partFails"
  | "stay" | "count" | "linkResolved" | "linkSkipped" | "withoutEffect" | "cleanup" | "chainEnds" | "win"
  | "summonAttempt" | "summonNegated" | "summoned" | "attemptEnds" | "lingers" | "lingersNoMore" | "putOff"
  | "putOffDone" | "equip" | "trigger" | "lapse" | "attackDeclared" | "attackRedirected" | "attackNegated"
  | "attackOver" | "damageStage" | "battleDecides" | "token" | "counters" | "narration";

export interface Rule {
  id: string;
  title: string;
  plain: string;
}

/** Text of the author, to be shown once `after` beats have been shown. */
export interface Remark {
  after: number;
  text: string;
}

export interface Question extends Remark {
  /** To be shown once the question is answered. */
  notes: string[];
  /** `rule` and `beat` decide whether the answer is right; no beat if it is what the rules say at the question. */
  answers: { text: string; right: boolean; rule?: Rule; beat?: number }[];
}

/** A phase or step. */
export type Phase =
  | "draw" | "standby" | "main1" | "battleStart" | "battleStep" | "damageStep" | "battleEnd" | "main2" | "end";

/** A pass of the timing chart. */
export type Window =
  | "open" | "turnPlayer" | "opponent" | "chain" | "beforePhaseEnds" | "summonAttempt" | "triggers";

export interface Board {
  turn: number;
  turnPlayer: string;
  phase: Phase;
  /** In the order of `players`. */
  life: [number, number];
  cards: CardAt[];
  /** The current chain, Chain Link 1 first. */
  chain: Link[];
  winner?: string;
}

export interface Card {
  id: number;
  name: string;
  /** Which copy of that name it is, counted from 1. */
  copy: number;
}

export interface CardAt extends Card {
  owner: string;
  at: Place;
  face: "up" | "down";
  position?: "attack" | "defense";
  /** The monster to which it is equipped. */
  equippedTo?: Card;
  counters?: { kind: string; count: number }[];
}

export interface Place {
  area: Area;
  player?: string;
  /** Counted from 1 at that player's left. */
  zone?: number;
}

export type Area =
  | "deck" | "hand" | "extraDeck" | "graveyard" | "banished" | "monsterZone" | "extraMonsterZone" | "spellTrapZone"
  | "fieldZone" | "pendulumZone" | "material" | "nowhere";

export type Fate = "pending" | "activationNegated" | "effectNegated" | "resolved" | "withoutEffect";

export interface Link {
  link: number;
  player: string;
  card: Card;
  spellSpeed: 1 | 2 | 3;
  targets?: Card[];
  fate: Fate;
  /** The link that negated it. */
  by?: number;
}

/** Something that happened; docs/trace.md says which fields each kind has. */
export interface DuelEvent {
  seq: number;
  /** Events of one batch happened at the same time. */
  batch: number;
  event: string;
  rule: string;
  cause: "player" | "activating" | "link" | "lasting" | "battle" | "game";
  causeLink?: number;
  player?: string;
  card?: Card;
  effect?: number;
  from?: Place;
  to?: Place;
  face?: "up" | "down";
  position?: "attack" | "defense";
  manner?: string;
  leftField?: boolean;
  lifeFrom?: number;
  lifeTo?: number;
  link?: number;
  by?: number;
  spellSpeed?: number;
  targets?: Card[];
  cards?: Card[];
  stage?: "start" | "beforeCalculation" | "calculation" | "afterCalculation" | "end";
  until?:
    | "endOfTurn" | "endOfNextTurn" | "whileFaceUp" | "whileSourceStays"
    | "endOfChain" | "endOfDamageStep" | "untilUsed" | "endPhase"
    | "nextStandbyPhase" | "opponentsEndPhase" | "opponentsSecondEndPhase" | "opponentsThirdEndPhase"
    | "laterEndPhaseOfOpponent";
  counters?: number;
  counterKind?: string;
  fate?: Fate;
  why?: "negated" | "cardGone" | "targetsGone" | "nothingDone" | "missedTiming" | "cardMoved" | "notPossible";
  window?: Window;
  phase?: Phase;
  turn?: number;
  links?: Link[];
}
