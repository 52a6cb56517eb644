// `leggio duplicate`: the commands of a duplicate game, and its presets.
import type { Command } from 'commander';
import { addDuplicateNew } from './new.js';
import { addDuplicateNext } from './next.js';
import { addDuplicatePlayer } from './player.js';
import { addDuplicatePresets } from './presets.js';
import { addDuplicateRanking } from './ranking.js';
import { addDuplicateRule } from './rule.js';
import { addDuplicateRun } from './run.js';
import { addDuplicateSlips } from './slips.js';
import { addDuplicateUndo } from './undo.js';
import { addDuplicateVerify } from './verify.js';
import { addDuplicateWord } from './word.js';

const EXAMPLE = `
Example, an evening:
  leggio duplicate new game.jsonl --seed 2026 --preset figs
  leggio duplicate slips game.jsonl round1.csv --round 1
  leggio duplicate next game.jsonl
  leggio duplicate ranking game.jsonl --html > ranking.html
  leggio duplicate verify game.jsonl`;

export function addDuplicate(program: Command): void {
  const duplicate = program
    .command('duplicate')
    .summary('duplicate games: rounds, slips, ranking')
    .description(
      'Referees a duplicate game. The game is a file that only grows, one JSON object per line, each chained to the one before.',
    )
    .addHelpText('after', EXAMPLE);
  addDuplicateNew(duplicate);
  addDuplicateSlips(duplicate);
  addDuplicateNext(duplicate);
  addDuplicateRule(duplicate);
  addDuplicateWord(duplicate);
  addDuplicatePlayer(duplicate);
  addDuplicateUndo(duplicate);
  addDuplicateRanking(duplicate);
  addDuplicateVerify(duplicate);
  addDuplicateRun(duplicate);
  addDuplicatePresets(duplicate);
}
