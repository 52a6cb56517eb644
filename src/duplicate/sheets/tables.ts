// The sheets of a game as tables: ranking, master sheet, one sheet per player. Each is written as text,
// CSV or HTML elsewhere.
import { formatPlace, type Notation, type Place } from '../../board/notation.js';
import { parseAt } from '../../board/squares.js';
import type { PlayerAccount, RoundAccount } from '../account.js';
import type { AnswerEntry, SlipEntry } from '../ledger/entries.js';
import type { Ranking } from '../ranking.js';
import type { JudgedSlip } from '../verdict.js';
import type { SheetWords } from './words.js';

/** A sheet as a table of texts and numbers. */
export interface Table {
  /** What it is of. */
  readonly title: string;
  /** A text for each column. */
  readonly header: readonly string[];
  /** Cells in the order of the header. */
  readonly rows: readonly (readonly (string | number)[])[];
}

/** True for a column of numbers, which stand to the right. */
export function isNumeric({ rows }: Table, column: number): boolean {
  return rows.length > 0 && rows.every(row => /^[-\d.,]+$/.test(String(row[column])));
}

/** A square of the ledger in the notation of the game. */
export function placeText(at: string, notation: Notation): string {
  return formatPlace(parseAt(at) as Place, notation);
}

export function rankingTable({ closed, isFinal, players, top }: Ranking, words: SheetWords): Table {
  return {
    title: words.rankingTitle(isFinal, closed.length, top),
    header: words.ranking,
    rows: players.map(({ rank, player, withdrawn, total, percent, tops, zeros, warnings }) => {
      const name = withdrawn ? words.gone(player) : player;
      return [rank, name, total, words.percent(percent), tops, zeros, warnings];
    }),
  };
}

export function masterTable({ closed, state }: Ranking, words: SheetWords): Table {
  const { notation } = state.facts;
  return {
    ...words.master,
    rows: closed.map(close => {
      const { round, rack, top, tops, total, play, reason } = close;
      const [first] = tops; // none when a word was struck later and no play is left
      const by = state.draws.find(draw => draw.round === round)?.by;
      const drawn = by === undefined ? '' : words.drawn[by];
      const isFirst = first?.at === play.at && first.word === play.word;
      const why = reason === undefined ? '' : `: ${reason}`;
      const laid =
        isFirst && why === '' ? '' : `${play.word} ${placeText(play.at, notation)}${why}`;
      const square = first === undefined ? '' : placeText(first.at, notation);
      const ties = Math.max(0, tops.length - 1);
      return [round, rack, drawn, first?.word ?? '', square, top, ties, total, laid];
    }),
  };
}

/** Rulings on words; no rows when there are none. */
export function wordsTable({ state }: Ranking, words: SheetWords): Table {
  return {
    ...words.words,
    rows: state.words.map(({ word, ruling, round, reason }) => [
      word,
      words.ruled[ruling],
      round,
      reason,
    ]),
  };
}

export function playerTable(
  { state }: Ranking,
  { player, rounds }: PlayerAccount,
  words: SheetWords,
): Table {
  const { notation } = state.facts;
  const gone = state.withdrawn.find(each => each.player === player);
  return {
    title: gone === undefined ? player : words.goneTitle(player, gone.reason),
    header: words.player,
    rows: rounds.map(account => {
      const { close, points, penalty, bonus, total } = account;
      const answer = answerOf(account);
      const square = answer?.at ? placeText(answer.at, notation) : (answer?.square ?? '');
      const played = answer?.played ?? answer?.word ?? '';
      const missed = missedText(account, notation);
      const verdict = verdictText(account, words);
      const note = noteText(account, words);
      return [
        close.round,
        close.rack,
        played,
        square,
        verdict,
        points,
        -penalty,
        bonus,
        total,
        missed,
        note,
      ];
    }),
  };
}

/** What is shown as played: the word a ruling took in, or the slip. */
function answerOf({ slip, ruling }: RoundAccount): SlipEntry | AnswerEntry | undefined {
  return ruling?.type === 'answer' ? ruling : slip;
}

/** The top that was there to be found; nothing when it was. */
function missedText({ isTop, points, close }: RoundAccount, notation: Notation): string {
  if (isTop) return '';
  const [first] = close.tops;
  if (first === undefined) return '';
  const { word, at, score } = first;
  return `${word} ${placeText(at, notation)} ${score} (−${score - points})`;
}

function verdictText({ slip, ruling }: RoundAccount, words: SheetWords): string {
  if (ruling !== undefined) return words.byHand;
  return slip === undefined ? words.noSlip : words.verdicts[slip.verdict];
}

function noteText({ slip, ruling }: RoundAccount, words: SheetWords): string {
  if (ruling !== undefined) return ruling.reason;
  return slip === undefined ? '' : slipNote(slip, words);
}

/** What is to be said of a slip: why it does not count, or what was put right. */
export function slipNote({ reason, invalid, warnings }: JudgedSlip, words: SheetWords): string {
  const told = reason === null ? null : words.reason(reason);
  const whys = invalid.flatMap(({ word, why }) =>
    why === null ? [] : [`${word}: ${words.reason(why)}`],
  );
  const said = whys.length === invalid.length && whys.length > 0 ? [] : [told];
  const warned = warnings > 0 ? words.warnings(warnings) : null;
  return [...said, ...whys, warned].filter(part => part !== null).join('; ');
}
