// How the options of `leggio sim` become values.
import { formatRack } from '../alphabet/tile-counts.js';
import type { Move } from '../board/move.js';
import type { Position } from '../board/position.js';
import { parseRack } from '../board/rack.js';
import type { Engine } from '../engine/engine.js';
import { InputError, quoted } from '../errors.js';

/** The legal move that a text names. */
export function moveOf(engine: Engine, position: Position, text: string): Move {
  const { rules } = position;
  const moves = engine.moves(position);
  const tiles = text.startsWith('-') ? text.slice(1) : undefined;
  const given = tiles && formatRack(rules.alphabet, parseRack(rules, tiles));
  const [at = '', word = ''] = text.trim().split(/\s+/);
  const found = moves.find(move => {
    if (move.kind === 'exchange') return move.tiles === given;
    if (move.kind === 'pass') return text.trim() === '-';
    return move.at === at.toUpperCase() && (move.word === word || move.placed === word);
  });
  if (found !== undefined) return found;
  throw new InputError(
    'OPTION_FORM',
    `${quoted(text)}: no legal move; wanted "8H WORD" with jollies in lower case, or "-AEI"`,
    {
      input: text,
    },
  );
}

/** Of an option that may come again and again. */
export function collect(text: string, before: readonly string[] = []): readonly string[] {
  return [...before, text];
}

export function parseSpread(text: string): number {
  if (/^[+−-]?\d{1,4}$/.test(text)) return Number(text.replace('−', '-'));
  throw new InputError('OPTION_NUMBER', `${quoted(text)} is not a whole number of points`, {
    input: text,
  });
}

export function parseSeconds(text: string): number {
  if (/^\d{1,6}(\.\d{1,3})?$/.test(text) && Number(text) > 0) return Number(text);
  throw new InputError(
    'OPTION_NUMBER',
    `${quoted(text)} is not a number of seconds, like 5 or 0.5`,
    { input: text },
  );
}

/** @returns 0.5 to 1 */
export function parseConfidence(text: string): number {
  const percent = /^\d{2,3}(\.\d{1,3})?$/.test(text) ? Number(text) : 0;
  if (percent >= 50 && percent <= 100) return percent / 100;
  throw new InputError('OPTION_NUMBER', `${quoted(text)} is not a percentage from 50 to 100`, {
    input: text,
  });
}
