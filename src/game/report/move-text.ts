// A move as a score sheet has it, in GCG notation.
import type { ReplayTurn } from '../replay/replay.js';

/** `'8F MICIO'`, `'exchange AEI'`, `'cambio secco'`, `'pass'`. */
export function moveText({ event, move, isFullChange, position }: ReplayTurn): string {
  if (event.kind === 'pass') return 'pass';
  if (event.kind === 'play') {
    const word = move?.kind === 'play' ? move.word : event.tiles;
    return `${event.at} ${word}`;
  }
  const changed = event.tiles ?? `${event.count} tiles`;
  const { fullChange } = position.rules;
  return `${isFullChange ? (fullChange?.name ?? 'full change') : 'exchange'} ${changed}`;
}
