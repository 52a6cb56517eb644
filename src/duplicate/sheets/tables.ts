// The sheets of a game as tables: ranking, master sheet, one sheet per player. Each is written as text,
// CSV or HTML elsewhere.
import { formatPlace, type Notation, type Place } from '../../board/notation.js';
import { parseAt } from '../../board/squares.js';
import type { PlayerAccount, RoundAccount } from '../account.js';
import type { AnswerEntry, SlipEntry } from '../ledger/entries.js';
import type { Ranking } from '../ranking.js';
import type { JudgedSlip, SlipVerdict } from '../verdict.js';

export interface Table {
  readonly title: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** True for a column of numbers, which stand to the right. */
export function isNumeric({ rows }: Table, column: number): boolean {
  return rows.length > 0 && rows.every(row => /^[-\d.]+$/.test(String(row[column])));
}

/** How sheets name a verdict. */
export const VERDICT_TEXT: Readonly<Record<SlipVerdict, string>> = {
  valid: 'valid',
  score: 'score corrected',
  square: 'wrong square',
  word: 'word not valid',
  tiles: 'tiles not on the rack',
  none: 'none',
};

/** A square of the ledger in the notation of the game. */
export function placeText(at: string, notation: Notation): string {
  return formatPlace(parseAt(at) as Place, notation);
}

export function rankingTable({ closed, isFinal, players, top }: Ranking): Table {
  const when = isFinal ? 'final' : `after round ${closed.length}`;
  return {
    title: `Ranking, ${when}: top ${top}`,
    header: ['rank', 'player', 'total', '%', 'tops', 'zeros', 'warnings'],
    rows: players.map(({ rank, player, withdrawn, total, percent, tops, zeros, warnings }) => {
      const name = withdrawn ? `${player} (withdrawn)` : player;
      return [rank, name, total, percent.toFixed(1), tops, zeros, warnings];
    }),
  };
}

export function masterTable({ closed, state }: Ranking): Table {
  const { notation } = state.facts;
  return {
    title: 'Master sheet',
    header: ['round', 'rack', 'drawn', 'top', 'square', 'score', 'ties', 'cumulative', 'laid'],
    rows: closed.map(close => {
      const { round, rack, top, tops, total, play } = close;
      const [first] = tops; // none when a word was struck later and no play is left
      const drawn = state.draws.find(draw => draw.round === round)?.by ?? '';
      const isFirst = first?.at === play.at && first.word === play.word;
      const laid = isFirst ? '' : `${play.word} ${placeText(play.at, notation)}`;
      const square = first === undefined ? '' : placeText(first.at, notation);
      const ties = Math.max(0, tops.length - 1);
      return [round, rack, drawn, first?.word ?? '', square, top, ties, total, laid];
    }),
  };
}

/** Rulings on words; no rows when there are none. */
export function wordsTable({ state }: Ranking): Table {
  return {
    title: 'Rulings on words',
    header: ['word', 'ruling', 'from round', 'reason'],
    rows: state.words.map(({ word, ruling, round, reason }) => [word, ruling, round, reason]),
  };
}

export function playerTable({ state }: Ranking, { player, rounds }: PlayerAccount): Table {
  const { notation } = state.facts;
  const gone = state.withdrawn.find(each => each.player === player);
  return {
    title: gone === undefined ? player : `${player}, withdrawn: ${gone.reason}`,
    header: [
      'round',
      'rack',
      'played',
      'square',
      'verdict',
      'points',
      'penalty',
      'bonus',
      'total',
      'missed',
      'note',
    ],
    rows: rounds.map(account => {
      const { close, points, penalty, bonus, total } = account;
      const answer = answerOf(account);
      const square = answer?.at ? placeText(answer.at, notation) : (answer?.square ?? '');
      const played = answer?.played ?? answer?.word ?? '';
      const missed = missedText(account, notation);
      const verdict = verdictText(account);
      const note = noteText(account);
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

function verdictText({ slip, ruling }: RoundAccount): string {
  if (ruling !== undefined) return 'ruled';
  return slip === undefined ? 'no slip' : VERDICT_TEXT[slip.verdict];
}

function noteText({ slip, ruling }: RoundAccount): string {
  if (ruling !== undefined) return ruling.reason;
  return slip === undefined ? '' : slipNote(slip);
}

/** What is to be said of a slip: why it does not count, or what was put right. */
export function slipNote({ reason, invalid, warnings }: JudgedSlip): string {
  const whys = invalid.flatMap(({ word, why }) => (why === null ? [] : [`${word}: ${why}`]));
  const said = whys.length === invalid.length && whys.length > 0 ? [] : [reason];
  const warned = warnings > 0 ? `warnings ${warnings}` : null;
  return [...said, ...whys, warned].filter(part => part !== null).join('; ');
}
