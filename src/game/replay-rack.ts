// The rack an event names: can the player hold it, and are the tiles on it that were kept before?
import { formatRack } from '../alphabet/alphabet.js';
import { bagCounts } from '../rules/rules.js';
import type { GcgMove } from './gcg-game.js';
import { boardCounts, type RackKnown, type ReplayState, report } from './replay-state.js';
import { countsOf, difference, shortOf, sizeOf } from './tiles.js';

export interface ToldRack {
  readonly counts: Int32Array;
  readonly known: RackKnown;
}

/** Reads and checks the rack of a move. */
export function readToldRack(state: ReplayState, event: GcgMove): ToldRack {
  const { rules, held } = state;
  if (event.rack === undefined) return { counts: new Int32Array(32), known: 'none' };
  const counts = countsOf(rules, event.rack);
  const size = sizeOf(counts);
  const most = held[event.player] as number;
  if (size > most) {
    const message = `${size} tiles on the rack ${event.rack}, the player can hold ${most}`;
    const more = { declared: size, computed: most, article: rules.articles.rack };
    report(state, 'RACK_SIZE', event.line, message, more);
  }
  const isPossible = checkBag(state, event, counts) && size <= most;
  checkKept(state, event, counts);
  if (!isPossible) return { counts, known: 'impossible' };
  return { counts, known: size === most ? 'full' : size === 0 ? 'none' : 'partial' };
}

/** False when board and rack hold more of a tile than there is. */
function checkBag(state: ReplayState, event: GcgMove, rack: Int32Array): boolean {
  const { rules, kept } = state;
  const article = rules.articles.tiles;
  const left = difference(difference(bagCounts(rules), boardCounts(state)), rack);
  const short = shortOf(rules, left);
  if (short !== '') {
    const message = `the rack ${event.rack} was never possible: with the board, more ${short} than the bag has`;
    report(state, 'RACK_TILES', event.line, message, { declared: event.rack as string, article });
    return false;
  }
  const others = kept.filter((_, player) => player !== event.player);
  const after = others.reduce<Int32Array>(
    (rest, counts) => (counts === undefined ? rest : difference(rest, counts)),
    left,
  );
  const shared = shortOf(rules, after);
  if (shared !== '') {
    const message = `the rack ${event.rack} holds ${shared}, which another player kept`;
    report(state, 'RACK_TILES', event.line, message, { declared: event.rack as string, article });
  }
  return true;
}

/** Tiles kept are still there; a rack told in part may leave them out. */
function checkKept(state: ReplayState, event: GcgMove, rack: Int32Array): void {
  const { rules, kept, keptLine, held } = state;
  const before = kept[event.player];
  if (before === undefined || sizeOf(rack) < (held[event.player] as number)) return;
  const missing = shortOf(rules, difference(rack, before));
  if (missing === '') return;
  const stayed = formatRack(rules.alphabet, before);
  const message = `${missing} is not on the rack ${event.rack}, but ${stayed} was kept (line ${keptLine[event.player]})`;
  report(state, 'RACK_KEPT', event.line, message, {
    declared: event.rack as string,
    computed: stayed,
  });
}

/** What the player keeps after `gone` left the rack; nothing is known when it was not all there. */
export function keep(
  state: ReplayState,
  event: GcgMove,
  { counts, known }: ToldRack,
  gone: Int32Array,
): void {
  const left = difference(counts, gone);
  const isKnown = known !== 'none' && known !== 'impossible' && left.every(count => count >= 0);
  state.kept[event.player] = isKnown ? left : undefined;
  state.keptLine[event.player] = event.line;
}
