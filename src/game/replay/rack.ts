// The rack an event names, or `#rack1` at the end: can the player hold it, and are the tiles on it that
// were kept before?
import {
  createCounts,
  difference,
  formatRack,
  isOverdrawn,
  sumOf,
  type TileCounts,
} from '../../alphabet/tile-counts.js';
import { type GcgMove, racksHeld } from '../gcg/game.js';
import { type RackKnown, type ReplayState, report, unseen } from './state.js';
import { countsOf, shortOf, shortOn } from './tiles.js';

export interface ToldRack {
  readonly counts: TileCounts;
  readonly known: RackKnown;
}

/** Where a rack is told, and whose. */
interface RackLine {
  readonly player: number;
  readonly line: number;
  readonly rack: string;
}

/** Reads and checks the rack of a move. */
export function readToldRack(state: ReplayState, { player, line, rack }: GcgMove): ToldRack {
  if (rack === undefined) return { counts: createCounts(), known: 'none' };
  const told = { player, line, rack };
  const counts = countsOf(state.rules, rack);
  const size = sumOf(counts);
  const most = state.held[player] as number;
  checkSize(state, told, size);
  const isPossible = checkBag(state, told, counts) && size <= most;
  checkKept(state, told, counts);
  if (!isPossible) return { counts, known: 'impossible' };
  return { counts, known: size === most ? 'full' : size === 0 ? 'none' : 'partial' };
}

/** Checks the racks that `#rack1` and the like tell at the end of the file. */
export function checkRacksHeld(state: ReplayState): void {
  const { game, rules, kept } = state;
  const pragmas = racksHeld(game);
  const elsewhere = kept.filter((_, player) => pragmas[player] === undefined);
  let left = withoutRacks(unseen(state), elsewhere);
  for (const [player, pragma] of pragmas.entries()) {
    if (pragma === undefined) continue;
    const told = { player, line: pragma.line, rack: pragma.text };
    const counts = countsOf(rules, pragma.text);
    checkSize(state, told, sumOf(counts));
    checkKept(state, told, counts);
    left = difference(left, counts);
    const short = shortOn(rules, left, counts);
    if (short === '') continue;
    const more = { declared: pragma.text, article: rules.articles.tiles };
    const values = { pragma: pragma.name, rack: told.rack, more: short };
    const fact = { code: 'held-impossible', ...values } as const;
    report(state, 'RACK_TILES', pragma.line, fact, more);
  }
}

function checkSize(state: ReplayState, { player, line, rack }: RackLine, size: number): void {
  const most = state.held[player] as number;
  if (size <= most) return;
  const more = { declared: size, computed: most, article: state.rules.articles.rack };
  report(state, 'RACK_SIZE', line, { code: 'rack-too-big', size, rack, most }, more);
}

/** False when board and rack hold more of a tile than there is. */
function checkBag(
  state: ReplayState,
  { player, line, rack }: RackLine,
  counts: TileCounts,
): boolean {
  const { rules, kept } = state;
  const more = { declared: rack, article: rules.articles.tiles };
  const left = difference(unseen(state), counts);
  const short = shortOn(rules, left, counts);
  if (short !== '') {
    const fact = { code: 'rack-impossible', rack, more: short } as const;
    report(state, 'RACK_TILES', line, fact, more);
    return false;
  }
  const others = kept.filter((_, other) => other !== player);
  const shared = shortOn(rules, withoutRacks(left, others), counts);
  if (shared !== '') {
    const fact = { code: 'rack-shared', rack, tiles: shared } as const;
    report(state, 'RACK_TILES', line, fact, more);
  }
  return true;
}

function withoutRacks(counts: TileCounts, racks: readonly (TileCounts | undefined)[]): TileCounts {
  return racks.reduce<TileCounts>(
    (rest, rack) => (rack === undefined ? rest : difference(rest, rack)),
    counts,
  );
}

/** Tiles kept are still there; a rack told in part may leave them out. */
function checkKept(state: ReplayState, { player, line, rack }: RackLine, counts: TileCounts): void {
  const { rules, kept, keptLine, held } = state;
  const before = kept[player];
  if (before === undefined || sumOf(counts) < (held[player] as number)) return;
  const missing = shortOf(rules, difference(counts, before));
  if (missing === '') return;
  const stayed = formatRack(rules.alphabet, before);
  const since = keptLine[player] as number;
  const fact = { code: 'rack-kept', missing, rack, stayed, line: since } as const;
  report(state, 'RACK_KEPT', line, fact, { declared: rack, computed: stayed });
}

/** What the player keeps after `gone` left the rack; nothing is known when it was not all there, or not told. */
export function keep(
  state: ReplayState,
  event: GcgMove,
  { counts, known }: ToldRack,
  gone: TileCounts | undefined,
): void {
  const left = gone === undefined ? undefined : difference(counts, gone);
  const isKnown = known !== 'none' && known !== 'impossible';
  state.kept[event.player] = isKnown && left !== undefined && !isOverdrawn(left) ? left : undefined;
  state.keptLine[event.player] = event.line;
}
