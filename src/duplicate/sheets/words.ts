// The words that sheets are written with. The room `wording` has them in each language; here stands what
// they say, and no sentence.
import type { RackFact, SlipFact, WhyFact } from '../facts.js';
import type { DrawEntry, EndEntry, GameEntry, WordEntry } from '../ledger/entries.js';
import type { SlipVerdict } from '../verdict.js';

/** Headings, verdicts and sentences of sheets and rounds, in one language. */
export interface SheetWords {
  /** Language of a page. */
  readonly language: 'it' | 'en';
  /** Title of a page that is given none. */
  readonly pageTitle: string;
  /** A share of the top in per cent, one decimal. */
  percent(value: number): string;
  /** Title of the ranking; `round` is the last closed, `isFinal` when the game is over. */
  rankingTitle(isFinal: boolean, round: number, top: number): string;
  /** Header of the ranking. */
  readonly ranking: readonly string[];
  /** Header of the master sheet, and its title. */
  readonly master: { readonly title: string; readonly header: readonly string[] };
  /** Header of the rulings on words, and their title. */
  readonly words: { readonly title: string; readonly header: readonly string[] };
  /** Header of a player's sheet. */
  readonly player: readonly string[];
  /** Where a rack came from, in a cell. */
  readonly drawn: Readonly<Record<DrawEntry['by'], string>>;
  /** What a word was ruled, in a cell. */
  readonly ruled: Readonly<Record<WordEntry['ruling'], string>>;
  /** A player who has left, in the ranking. */
  gone(player: string): string;
  /** Title of the sheet of a player who has left. */
  goneTitle(player: string, reason: string): string;
  /** How sheets name a verdict. */
  readonly verdicts: Readonly<Record<SlipVerdict, string>>;
  /** In place of a verdict: ruled by hand, and no slip handed in. */
  readonly byHand: string;
  /** In place of a verdict: no slip handed in. */
  readonly noSlip: string;
  /** What is said of a slip, of a word on it, or of a rack that goes back. */
  reason(fact: SlipFact | RackFact | WhyFact): string;
  /** How many warnings a slip brought. */
  warnings(count: number): string;
  /** Rounds, rules, preset and lexicon of a game, and where its racks come from. */
  facts(rounds: number, facts: GameEntry): string;
  /** What the board of a page shows. */
  boardTitle(round: number): string;
  /** Before the last hash of a page. */
  readonly lastLine: string;
  /** What the arbiter reads when something happens in a game. */
  readonly round: RoundWords;
}

/** What the arbiter reads aloud, in one language. */
export interface RoundWords {
  /** A player comes in. */
  enters(player: string): string;
  /** A ruling by hand: points, and the play where it names one. */
  ruling(round: number, player: string, play: string | undefined, points: number): string;
  /** A player goes by another name. */
  renamed(player: string, to: string): string;
  /** A player leaves. */
  withdraws(player: string, round: number): string;
  /** A step is taken back. */
  undone(by: string, line: number): string;
  /** A rack that went back. */
  putBack(rack: string, reason: string): string;
  /** A new rack; `kept` empty for none. */
  drawn(round: number, rack: string, kept: string, bag: number, by: DrawEntry['by']): string;
  /** A closed round. */
  closed(round: number, rack: string, top: number, total: number): string;
  /** Labels of one width: top, next scores, plays of the whole rack, the play laid. */
  readonly labels: Readonly<Record<'top' | 'sub' | 'bingos' | 'laid', string>>;
  /** No play of the whole rack. */
  readonly none: string;
  /** Plays that are not listed. */
  more(count: number): string;
  /** The play laid, its points, what is kept; `byArbiter` when it was chosen. */
  laid(play: string, score: number, byArbiter: boolean, leave: string): string;
  /** A word is struck or accepted. */
  word(word: string, ruling: WordEntry['ruling'], round: number): string;
  /** A round and a player, or its top, before what changes. */
  inRound(round: number, what: string): string;
  /** The top of a round. */
  top(points: number): string;
  /** A slip that a ruling stands in place of. */
  readonly insteadRuled: string;
  /** Ruled by hand, at the end of a line. */
  readonly ruled: string;
  /** The game is over. */
  ended(reason: EndEntry['reason'], rounds: number, total: number): string;
  /** Entries in a few words, for what is taken back. */
  readonly brief: {
    player(player: string): string;
    draw(round: number): string;
    close(round: number): string;
    readonly end: string;
    ruling(player: string, round: number): string;
    word(word: string, ruling: WordEntry['ruling']): string;
    rename(player: string, to: string): string;
    withdraw(player: string): string;
    slips(count: number): string;
  };
}
