// `leggio duplicate ranking`: the ranking and its sheets as text, CSV, JSON or a page to print.
import { type Command, Option } from 'commander';
import { rankGame } from '../../duplicate/ranking.js';
import { rankingJson, type Sheet, sheetCsv, sheetLines } from '../../duplicate/sheets/report.js';
import { rankingHtml } from '../../duplicate/sheets/report-html.js';
import type { Language } from '../../wording/language.js';
import { SHEETS } from '../../wording/sheets.js';
import { languageOption, printedLanguage } from '../shared/language.js';
import { JSON_HELP, parseTurn, refuseIdle } from '../shared/options.js';
import { printLine, printText } from '../shared/terminal.js';
import { GAME_HELP, openGame } from './game.js';

const EXAMPLE = `
Examples:
  leggio duplicate ranking game.jsonl --round 3
  leggio duplicate ranking game.jsonl --player Anna --csv
  leggio duplicate ranking game.jsonl --html --title "Torneo di Genova" > ranking.html`;

interface RankingFlags {
  readonly round?: number;
  readonly master?: boolean;
  readonly player?: string;
  readonly all?: boolean;
  readonly csv?: boolean;
  readonly html?: boolean;
  readonly json?: boolean;
  readonly title?: string;
  readonly lang?: Language;
}

export function addDuplicateRanking(duplicate: Command): void {
  duplicate
    .command('ranking')
    .summary('ranking, master sheet, a sheet per player')
    .description('Prints the ranking after the last closed round, or another sheet.')
    .argument('<game>', GAME_HELP)
    .option('--round <number>', 'after this round', parseTurn)
    .addOption(
      new Option('--master', 'the master sheet: round, rack, top, square, score').conflicts(
        'player',
      ),
    )
    .option('--player <name>', 'the sheet of a player: what was played, what was missed')
    .addOption(new Option('--all', 'every sheet').conflicts(['master', 'player', 'csv']))
    .addOption(new Option('--csv', 'print the sheet as CSV').conflicts(['html', 'json']))
    .addOption(
      new Option('--html', 'print all sheets and the board as one page').conflicts(['json']),
    )
    .option('--json', `${JSON_HELP}: one object with all sheets`)
    .option('--title <text>', 'title of the page')
    .addOption(
      languageOption('that of the edition; on a terminal that of LC_ALL, LC_MESSAGES or LANG'),
    )
    .addHelpText('after', EXAMPLE)
    .action(runRanking);
}

async function runRanking(path: string, flags: RankingFlags): Promise<void> {
  const { title, html, json, player, master } = flags;
  const isOne = player !== undefined || master === true;
  refuseIdle(
    [title !== undefined && html !== true, '--title is for the page: add --html'],
    [isOne && html === true, 'the page of --html has every sheet: leave --player and --master out'],
    [isOne && json === true, '--json has every sheet: leave --player and --master out'],
  );
  const { game } = await openGame(path);
  const ranking = rankGame(game, flags.round);
  const sheet = sheetOf(flags);
  if (flags.json === true) return printLine(JSON.stringify(rankingJson(ranking)));
  const isTerminal = process.stdout.isTTY === true && flags.html !== true && flags.csv !== true;
  const words = SHEETS[printedLanguage(flags.lang, game.state.facts.rules, isTerminal)];
  if (flags.html === true) return printText(rankingHtml(ranking, words, flags.title));
  if (flags.csv === true) return printText(sheetCsv(ranking, sheet, words));
  const players = ranking.players.map(({ player }): Sheet => ({ player }));
  const sheets: readonly Sheet[] = flags.all === true ? ['ranking', 'master', ...players] : [sheet];
  await printLine(sheets.map(each => sheetLines(ranking, each, words).join('\n')).join('\n\n'));
}

function sheetOf({ master, player }: RankingFlags): Sheet {
  if (player !== undefined) return { player };
  return master === true ? 'master' : 'ranking';
}
