// Positions as a whole CGP: board, racks, scores, turns without points, operations. FIGS needs a code
// that CGP lacks, `rs figs;` for the edition; the others are the standard ones, told truthfully.
import { formatRack, sumOf } from '../alphabet/tile-counts.js';
import { formatCgpBoard } from '../board/board.js';
import { createPosition, type Position, parsePosition } from '../board/position.js';
import { readRack } from '../board/rack.js';
import { InputError, quoted } from '../errors.js';
import type { Rules } from '../rules/rules.js';
import { pragmaText, racksHeld } from './gcg/game.js';
import type { Replay, ReplayTurn } from './replay/replay.js';
import { countsOf } from './replay/tiles.js';

/** A code and what is said with it: `lex italiano;`. */
export interface CgpOperation {
  /** `'lex'` */
  readonly code: string;
  /** What stands after the code, cut at spaces. */
  readonly args: readonly string[];
}

/** A position with everything a CGP can tell of it. */
export interface Cgp {
  /** With the rack of the player to move. */
  readonly position: Position;
  /** Next to move first; empty where not known. */
  readonly racks: readonly string[];
  /** In the order of `racks`. */
  readonly scores: readonly number[];
  /** Turns without points in a row. */
  readonly scoreless: number;
  /** In the order they were written. */
  readonly operations: readonly CgpOperation[];
}

/**
 * Reads a CGP of all fields; those after the board may be missing from the end on.
 *
 * @throws InputError `POSITION_BOARD`, `POSITION_RACK`, `POSITION_TILES`, `POSITION_CGP`
 */
export function parseCgp(text: string, rules: Rules): Cgp {
  const [, racksText = '', scoresText, zerosText, ...rest] = fieldsOf(text);
  const position = parsePosition(text, rules);
  const racks = racksText.split('/');
  const findings = racks.slice(1).flatMap(rack => readRack(rules, rack).findings);
  if (scoresText !== undefined && !/^-?\d+(\/-?\d+)*$/.test(scoresText)) {
    findings.push(`scores ${quoted(scoresText)}: whole numbers with / between`);
  } else if (scoresText !== undefined && scoresText.split('/').length !== racks.length) {
    findings.push(`${scoresText.split('/').length} scores for ${racks.length} racks`);
  }
  const large = [...(scoresText ?? '').split('/'), zerosText ?? '0'].find(isLarge);
  if (large !== undefined) findings.push(`${quoted(large)} is beyond ${MOST}`);
  if (zerosText !== undefined && !/^\d+$/.test(zerosText)) {
    findings.push(`${quoted(zerosText)}: the number of turns without points in a row`);
  }
  const operations = rest.join(' ').trim();
  if (operations !== '' && !operations.endsWith(';')) {
    findings.push(`operations ${quoted(operations)}: each ends in ;`);
  }
  if (findings.length > 0) {
    throw InputError.of('POSITION_CGP', findings, { input: text });
  }
  return {
    position,
    racks,
    scores: (scoresText ?? racks.map(() => '0').join('/')).split('/').map(Number),
    scoreless: Number(zerosText ?? 0),
    operations: parseOperations(operations),
  };
}

/** Largest number read: what 32 bits hold, as other programs have it. */
const MOST = 2 ** 31 - 1;

function isLarge(number: string): boolean {
  return Math.abs(Number(number)) > MOST;
}

/** Fields; a rack field that is empty stands as it is. */
function fieldsOf(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}

function parseOperations(text: string): readonly CgpOperation[] {
  return text
    .split(';')
    .map(operation => operation.trim())
    .filter(operation => operation !== '')
    .map(operation => {
      const [code = '', ...args] = operation.split(/\s+/);
      return { code, args };
    });
}

/** The CGP as text, all fields: `parseCgp` reads it again. */
export function formatCgp({ position, racks, scores, scoreless, operations }: Cgp): string {
  const board = formatCgpBoard(position.rules.alphabet, position.tiles);
  const ops = operations.map(({ code, args }) => `${[code, ...args].join(' ')};`);
  return [board, racks.join('/'), scores.join('/'), scoreless, ...ops].join(' ');
}

/**
 * The position a game has come to, or that before one of its turns; next to move first.
 *
 * @param number of the turn, from 1; the end of the game when not given
 * @throws InputError `TURN_UNKNOWN` when the game has no such turn
 */
export function cgpOf(replay: Replay, number?: number): Cgp {
  const { game, rules, turns } = replay;
  const count = number === undefined ? turns.length : number - 1;
  const turn = turns[count];
  if (number !== undefined && turn === undefined) {
    const message = `no turn ${number}: the game has ${turns.length}`;
    throw new InputError('TURN_UNKNOWN', message, { input: String(number) });
  }
  const before = turns.slice(0, count);
  const mover = turn?.player ?? nextPlayer(before.at(-1), game.players.length);
  const order = game.players.map((_, index) => (mover + index) % game.players.length);
  const racks = turn === undefined ? order.map(player => rackAtEnd(replay, player)) : undefined;
  const rack = countsOf(rules, racks?.[0] ?? '');
  const line = turn?.event.line ?? Number.POSITIVE_INFINITY;
  return {
    position: turn?.position ?? createPosition(rules, replay.tiles, rack),
    racks: racks ?? [turn?.position.rack ?? '', ...order.slice(1).map(() => '')],
    scores: order.map(player => totalBefore(replay, player, line)),
    scoreless: scorelessTurns(before),
    operations: operationsOf(rules, pragmaText(game, 'lexicon'), order.length),
  };
}

function nextPlayer(last: ReplayTurn | undefined, count: number): number {
  if (last === undefined) return 0;
  return last.isFullChange ? last.player : (last.player + 1) % count;
}

/** Declared running total before a line. */
function totalBefore({ game }: Replay, player: number, line: number): number {
  const own = game.events.filter(event => event.player === player && event.line < line);
  return own.at(-1)?.total ?? 0;
}

/** The rack a player is known to hold in full; empty when it is not known. */
function rackAtEnd({ game, rules, kept, held, result }: Replay, player: number): string {
  if (result.over) return result.racks[player] ?? '';
  const told = racksHeld(game)[player];
  if (told !== undefined) return formatRack(rules.alphabet, countsOf(rules, told.text));
  const own = kept[player];
  return own !== undefined && sumOf(own) === held[player] ? formatRack(rules.alphabet, own) : '';
}

function scorelessTurns(turns: readonly ReplayTurn[]): number {
  const scored = turns.findLastIndex(
    ({ withdrawn, sheet }) => !withdrawn && sheet !== undefined && sheet.total > 0,
  );
  return turns.slice(scored + 1).filter(turn => !turn.isFullChange).length;
}

/** What the edition says in the codes of CGP. */
function operationsOf(
  rules: Rules,
  lexicon: string | undefined,
  players: number,
): readonly CgpOperation[] {
  const idle = rules.end.conditions.find(({ kind }) => kind === 'idle');
  const { most } = rules.clock.overtime;
  return [
    { code: 'bb', args: [String(rules.bingoBonus)] },
    { code: 'etl', args: [String(rules.exchangeMinimum)] },
    ...(idle?.kind === 'idle' ? [{ code: 'mcnz', args: [String(idle.each * players)] }] : []),
    ...(most === undefined ? [] : [{ code: 'to', args: [String(most * 60_000)] }]),
    ...(lexicon === undefined ? [] : [{ code: 'lex', args: [lexicon] }]),
    { code: 'rs', args: [rules.id] },
  ];
}
