// `leggio duplicate`: the commands of a duplicate game, and its presets.
import type { Command } from 'commander';
import { addDuplicateNew } from './duplicate-new.js';
import { addDuplicateNext } from './duplicate-next.js';
import { addDuplicatePlayer } from './duplicate-player.js';
import { addDuplicatePresets } from './duplicate-presets.js';
import { addDuplicateRanking } from './duplicate-ranking.js';
import { addDuplicateRule } from './duplicate-rule.js';
import { addDuplicateRun } from './duplicate-run.js';
import { addDuplicateSlips } from './duplicate-slips.js';
import { addDuplicateUndo } from './duplicate-undo.js';
import { addDuplicateVerify } from './duplicate-verify.js';
import { addDuplicateWord } from './duplicate-word.js';

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
      'Referees a duplicate game. The game is a file that only grows, one JSON object a line, each chained to the one before.',
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
