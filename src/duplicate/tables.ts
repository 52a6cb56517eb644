// The sheets of a game as tables: ranking, master sheet, one sheet a player. Each is written as text,
// CSV or HTML elsewhere.
import { formatPlace, type Notation, type Place } from '../board/notation.js';
import { parseAt } from '../board/squares.js';
import type { PlayerAccount, RoundAccount } from './account.js';
import type { SlipEntry } from './entries.js';
import type { Ranking } from './ranking.js';
import type { SlipVerdict } from './verdict.js';

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
    rows: players.map(({ rank, player, total, percent, tops, zeros, warnings }) => {
      return [rank, player, total, percent.toFixed(1), tops, zeros, warnings];
    }),
  };
}

export function masterTable({ closed, state }: Ranking): Table {
  const { notation } = state.facts;
  return {
    title: 'Master sheet',
    header: ['round', 'rack', 'drawn', 'top', 'square', 'score', 'ties', 'cumulative', 'laid'],
    rows: closed.map(close => {
      const { round, rack, top, tops, total, by, play } = close;
      const first = tops[0]!;
      const drawn = state.draws.find(draw => draw.round === round)?.by ?? '';
      const laid = by === 'order' ? '' : `${play.word} ${placeText(play.at, notation)}`;
      const square = placeText(first.at, notation);
      return [round, rack, drawn, first.word, square, top, tops.length - 1, total, laid];
    }),
  };
}

export function playerTable({ state }: Ranking, { player, rounds }: PlayerAccount): Table {
  const { notation } = state.facts;
  return {
    title: player,
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
      const { close, slip, points, penalty, bonus, total } = account;
      const square = slip?.at ? placeText(slip.at, notation) : (slip?.square ?? '');
      const played = slip?.played ?? slip?.word ?? '';
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

/** The top that was there to be found; nothing when it was. */
function missedText({ isTop, points, close }: RoundAccount, notation: Notation): string {
  if (isTop) return '';
  const { word, at, score } = close.tops[0]!;
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
export function slipNote({ reason, invalid, warnings }: SlipEntry): string {
  const whys = invalid.flatMap(({ word, why }) => (why === null ? [] : [`${word}: ${why}`]));
  const said = whys.length === invalid.length && whys.length > 0 ? [] : [reason];
  const warned = warnings > 0 ? `warnings ${warnings}` : null;
  return [...said, ...whys, warned].filter(part => part !== null).join('; ');
}
