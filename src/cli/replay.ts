// `leggio replay`: a game played again under an edition, without a word list.
import { basename } from 'node:path';
import type { Command } from 'commander';
import { type Replay, replayGame } from '../game/replay/replay.js';
import { rulesEdition } from '../rules/editions.js';
import { withReadings } from '../rules/readings.js';
import { withEnglish } from '../wording/any-fact.js';
import type { Language } from '../wording/language.js';
import { wording } from '../wording/wording.js';
import { complainOf, GAME_HELP, openGame, STRICT_HELP, warnOfEdition } from './shared/games.js';
import { languageOption, spokenLanguage } from './shared/language.js';
import { JSON_HELP, readingOption } from './shared/options.js';
import { printLine } from './shared/terminal.js';

const EXAMPLE = `
Example:
  leggio replay game.gcg --rules english`;

export function addReplay(program: Command): void {
  program
    .command('replay')
    .summary('checks the scores of a finished game')
    .description(
      'Plays a game again under an edition: racks, bag, squares, scores, totals, points at the end. Needs no word list.',
    )
    .argument('<game>', GAME_HELP)
    .option('--rules <id>', 'edition of the rules the game was played under', 'figs')
    .addOption(readingOption())
    .option('--strict', STRICT_HELP)
    .addOption(languageOption())
    .option('--json', `${JSON_HELP}: placements, mismatches, findings`)
    .addHelpText('after', EXAMPLE)
    .action(runReplay);
}

interface ReplayFlags {
  readonly rules: string;
  readonly reading: Readonly<Record<string, string>>;
  readonly strict?: boolean;
  readonly lang?: Language;
  readonly json?: boolean;
}

async function runReplay(path: string, flags: ReplayFlags): Promise<void> {
  const name = basename(path);
  const rules = withReadings(rulesEdition(flags.rules), flags.reading);
  const replay = replayGame(await openGame(path), rules, name);
  warnOfEdition(replay, name);
  if (flags.json === true) await printLine(replayJson(replay));
  else {
    const say = wording(spokenLanguage(flags.lang));
    for (const line of say.replay(replay)) await printLine(line);
  }
  if (flags.strict === true) complainOf(replay, name);
}

function replayJson({ placements, mismatches, findings }: Replay): string {
  return JSON.stringify(withEnglish({ placements, mismatches, findings }));
}
