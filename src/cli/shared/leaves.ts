// What a command orders plays by, and the leave values that it judges with: of a file, or those of leggio where
// they suit the tiles.
import { Option } from 'commander';
import type { Measure } from '../../board/move.js';
import { InputError, quoted } from '../../errors.js';
import type { Lexicon } from '../../gaddag/lexicon.js';
import type { LeaveTable } from '../../leaves/leave-table.js';
import { loadDefaultLeaves, loadLeaves } from '../../leaves/load.js';
import type { Rules } from '../../rules/rules.js';
import { refuseIdle } from './options.js';
import { warn } from './terminal.js';

/** Options of commands that can judge by equity. */
export interface MeasureOptions {
  readonly by: Measure;
  readonly leaves?: string;
}

/** `--by`: what plays are ordered by. */
export function byOption(): Option {
  return new Option(
    '--by <measure>',
    'order by score, or by equity: the score and the worth of the tiles kept',
  )
    .choices(['score', 'equity'])
    .default('score');
}

/** `--leaves`: where the worth of the tiles kept is read from. */
export function leavesOption(): Option {
  return new Option('--leaves <file>', 'leave values (default: those of leggio)');
}

/**
 * The leave values that a command asks for: none by score.
 *
 * @throws InputError `OPTION_IDLE` for leaves that are not looked at; as `loadLeavesFor`
 */
export async function openLeaves(
  { by, leaves }: MeasureOptions,
  rules: Rules,
  lexicon: Lexicon,
): Promise<LeaveTable | undefined> {
  refuseIdle([by === 'score' && leaves !== undefined, '--leaves does nothing without --by equity']);
  return by === 'score' ? undefined : loadLeavesFor(leaves, rules, lexicon);
}

/**
 * Loads leave values, and says when they were made for another lexicon.
 *
 * @param path undefined for those of leggio
 * @returns undefined where leggio has none for these tiles: equity is the score then, which is said
 * @throws InputError `LEAVES_…` for a file that does not serve
 */
export async function loadLeavesFor(
  path: string | undefined,
  rules: Rules,
  lexicon: Lexicon,
): Promise<LeaveTable | undefined> {
  const leaves = path === undefined ? await defaultLeaves(rules) : await loadLeaves(path, rules);
  if (leaves === undefined) {
    warn(`no leave values for the tiles of ${rules.id}: equity is the score`);
    return undefined;
  }
  const { name, checksum } = leaves.origin.lexicon;
  if (checksum !== lexicon.checksum) {
    warn(
      `the leave values were made for lexicon ${quoted(name)} (${checksum.slice(0, 12)}…), this is ${quoted(lexicon.name)} (${lexicon.checksum.slice(0, 12)}…)`,
    );
  }
  return leaves;
}

async function defaultLeaves(rules: Rules): Promise<LeaveTable | undefined> {
  try {
    return await loadDefaultLeaves(rules);
  } catch (error) {
    if (error instanceof InputError && error.code === 'LEAVES_TILES') return undefined;
    throw error;
  }
}
