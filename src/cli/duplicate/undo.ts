// `leggio duplicate undo`: takes back what the last command entered.
import type { Command } from 'commander';
import { stepText } from '../../duplicate/sheets/round-text.js';
import { stepFrom, undo } from '../../duplicate/undo.js';
import { ARBITER } from '../../wording/duplicate.js';
import { SHEETS } from '../../wording/sheets.js';
import { languageOption, spokenLanguage } from '../shared/language.js';
import { printLine } from '../shared/terminal.js';
import { changeGame, GAME_HELP, type SaidFlags } from './game.js';

const EXAMPLE = `
Examples:
  leggio duplicate undo game.jsonl --by Carla --reason "the slips of round 2 typed for round 3"
  leggio duplicate undo game.jsonl --by Carla --reason "round closed too soon"`;

interface UndoFlags extends SaidFlags {
  readonly by: string;
  readonly reason: string;
}

export function addDuplicateUndo(duplicate: Command): void {
  duplicate
    .command('undo')
    .summary('take back the last step')
    .description(
      'Takes back what the last command entered: all slips of a file, or a closing with the draw after it. Called again, it takes back the step before. Nothing is erased: a line says who took back what, and why.',
    )
    .argument('<game>', GAME_HELP)
    .requiredOption('--by <name>', 'who takes it back')
    .requiredOption('--reason <text>', 'why')
    .addOption(languageOption())
    .option('--json', 'print the line entered')
    .addHelpText('after', EXAMPLE)
    .action(runUndo);
}

async function runUndo(path: string, flags: UndoFlags): Promise<void> {
  const { after } = await changeGame(path, flags, ({ game }) => undo(game, flags));
  if (flags.json === true) return;
  const { entries, state } = after;
  const last = entries.at(-1);
  if (last?.type !== 'undo') return;
  const language = spokenLanguage(flags.lang);
  const said = ARBITER[language];
  const step = stepText(stepFrom(entries, last.from), SHEETS[language]);
  await printLine(said.takenBack(step));
  await printLine(said.now(state.closed.length, state.open));
}
