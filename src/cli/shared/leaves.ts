// The leave values that a command judges with: of a file, or those of leggio where they suit the tiles.
import { InputError, quoted } from '../../errors.js';
import type { Lexicon } from '../../gaddag/lexicon.js';
import type { LeaveTable } from '../../leaves/leave-table.js';
import { loadDefaultLeaves, loadLeaves } from '../../leaves/load.js';
import type { Rules } from '../../rules/rules.js';
import { warn } from './terminal.js';

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
