/** A language of the sentences. */
export type Lang = "en" | "ja" | "fr";

/** What is wrong with a text, where (line and column counted from 1), and what to do. */
export interface Problem {
  code: string;
  severity: "error" | "warning";
  message: string;
  line: number;
  column: number;
  help?: string;
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

export interface Board {
  turn: number;
  turnPlayer: string;
  phase: string;
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
  until?: "endOfTurn" | "endOfNextTurn" | "whileFaceUp" | "whileSourceStays" | "endOfChain" | "endOfDamageStep" | "untilUsed" | "endPhase" | "nextStandbyPhase";
  counters?: number;
  counterKind?: string;
  fate?: Fate;
  why?: "negated" | "cardGone" | "targetsGone" | "nothingDone" | "missedTiming" | "cardMoved" | "notPossible";
  window?: "open" | "turnPlayer" | "opponent" | "chain" | "beforePhaseEnds" | "summonAttempt" | "triggers";
  phase?: string;
  turn?: number;
  links?: Link[];
}
