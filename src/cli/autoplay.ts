// `leggio autoplay`: two players against each other over many games, in pairs of one deal each.
import type { Command } from 'commander';
import { DEFAULT_THREADS } from '#platform';
import { quoted } from '../errors.js';
import { writeFiles, writeWhole } from '../files/write-files.js';
import type { Lexicon } from '../gaddag/lexicon.js';
import { formatGcg } from '../game/gcg/format.js';
import { shareLeaves } from '../leaves/leave-table.js';
import { formatPlayed } from '../outlook/played-words.js';
import { shareWins } from '../outlook/win-table.js';
import { rulesEdition } from '../rules/editions.js';
import type { Rules } from '../rules/rules.js';
import { type MatchResult, type PlayerResult, playMatch } from '../strategy/self-play/match.js';
import { type PlayerSpec, parsePlayers } from '../strategy/self-play/player-spec.js';
import type { RecordedGame } from '../strategy/self-play/record.js';
import type { PlayerSetup } from '../strategy/self-play/worker-setup.js';
import { untilInterrupted } from './shared/interrupt.js';
import { loadLeavesFor } from './shared/leaves.js';
import {
  JSON_HELP,
  lexiconOption,
  openLexicon,
  parseEvenGames,
  parseThreads,
  RULES_HELP,
} from './shared/options.js';
import { createProgress } from './shared/progress.js';
import { queueOption, withCrew } from './shared/queue.js';
import { recordedGcg } from './shared/recorded-gcg.js';
import { gatheredOption, shardOption } from './shared/shards.js';
import { printLine } from './shared/terminal.js';
import { loadWinsFor } from './shared/wins.js';

const EXAMPLE = `
Examples:
  leggio autoplay --games 200 --seed 1 --players equity,score
  leggio autoplay --games 20000 --seed 1 --players equity:change=off,equity --json
  leggio autoplay --games 800 --seed 1 --players sim:plies=2,iterations=500,equity
  leggio autoplay --games 20 --seed 1 --players equity,equity:leaves=mine.leaves --gcg games
  leggio autoplay --games 20000 --seed 1 --players equity,equity --words words.csv`;

interface AutoplayFlags {
  readonly games: number;
  readonly seed: string;
  readonly players: readonly [PlayerSpec, PlayerSpec];
  readonly threads: number;
  readonly queue?: string;
  readonly shard?: string;
  readonly gathered?: readonly string[];
  readonly out?: string;
  readonly leaves?: string;
  readonly gcg?: string;
  readonly words?: string;
  readonly lexicon: string;
  readonly rules: string;
  readonly json?: boolean;
  readonly timing: boolean;
}

export function addAutoplay(program: Command): void {
  program
    .command('autoplay')
    .summary('games of leggio against itself')
    .description(
      'Two players against each other. Each deal is played twice, with the seats swapped; errors are standard errors over pairs. A player is score; equity with options: equity:leaves=FILE,leave=off,near=off,end=off,change=off,opening=on; sim, who simulates: sim:plies=2,iterations=500,plays=10; or best, who has some time for each move and solves what can be solved: best:seconds=1. Games of best depend on the clock and are not the same every time; all others are, on any number of threads.',
    )
    .requiredOption('--games <number>', 'how many games, an even number', parseEvenGames)
    .requiredOption('--seed <text>', 'any text: the same one gives the same deals')
    .requiredOption('--players <list>', 'two players, like equity,score', parsePlayers)
    .option('--threads <number>', 'worker threads, 1 to 256', parseThreads, DEFAULT_THREADS)
    .addOption(queueOption())
    .addOption(shardOption())
    .addOption(gatheredOption())
    .option('--out <file>', 'write the answer there instead of printing it; with --shard the part')
    .option('--leaves <file>', 'leave values of players that name none (default: those of leggio)')
    .option('--gcg <folder>', 'folder to write every game to')
    .option(
      '--words <file>',
      'write how often each word was laid as the main word of a play: CSV, the most frequent first; less than once in 10,000 games is left out',
    )
    .addOption(lexiconOption())
    .option('--rules <id>', RULES_HELP, 'figs')
    .option('--json', `${JSON_HELP}: one object`)
    .option('--no-timing', 'leave out how many games a second: the rest is the same every time')
    .addHelpText('after', EXAMPLE)
    .action(runAutoplay);
}

async function runAutoplay(flags: AutoplayFlags): Promise<void> {
  const { games, seed, threads } = flags;
  const rules = rulesEdition(flags.rules);
  const lexicon = await openLexicon(flags.lexicon, rules);
  const [one, other] = flags.players;
  const setup = (spec: PlayerSpec): Promise<PlayerSetup> => setupOf(spec, flags, rules, lexicon);
  const players = [await setup(one), await setup(other)] as const;
  const progress = createProgress('games');
  const start = performance.now();
  const { gcg } = flags;
  const recorder = createRecorder(flags, rules, lexicon);
  const result = await untilInterrupted(
    signal =>
      withCrew(flags, lexicon, progress, (crew, told) =>
        playMatch({
          ...{ lexicon, rules, seed, threads, crew, signal, players, games },
          onGames: recorder.onGames,
          onProgress: done => told.update('autoplay', done, games),
        }),
      ),
    () => (gcg === undefined ? 'nothing was written' : `the games so far stand in ${quoted(gcg)}`),
  ).finally(() => progress.stop());
  if (flags.shard !== undefined) return;
  await recorder.finish();
  const perSecond = Math.round((games * 1000) / (performance.now() - start));
  const facts = { seed, lexicon: lexicon.name, rules: rules.id };
  const speed = flags.timing && flags.gathered === undefined ? { perSecond } : {};
  const lines =
    flags.json === true
      ? [JSON.stringify({ ...result, ...facts, ...speed })]
      : resultLines(result, { ...facts, ...speed });
  if (flags.out !== undefined) return writeWhole(flags.out, `${lines.join('\n')}\n`);
  for (const line of lines) await printLine(line);
}

/** What becomes of the games themselves. */
interface Recorder {
  /** Undefined where nobody wants them. */
  readonly onGames: ((games: readonly RecordedGame[]) => Promise<void>) | undefined;
  finish(): Promise<void>;
}

/** Games into a folder, and their words counted; a part of the work keeps them for who puts the parts together. */
function createRecorder(flags: AutoplayFlags, rules: Rules, lexicon: Lexicon): Recorder {
  const { gcg, words, games, seed, shard } = flags;
  const counts = new Map<string, number>();
  const writeGames = gcg === undefined ? undefined : gcgWriter(gcg, rules, lexicon, seed);
  const isWanted = gcg !== undefined || words !== undefined;
  return {
    onGames: isWanted
      ? async recorded => {
          if (shard !== undefined) return;
          countWords(recorded, counts);
          await writeGames?.(recorded);
        }
      : undefined,
    async finish() {
      if (words === undefined) return;
      const players = flags.players.map(({ name }) => name).join();
      const origin = { lexicon, rules: rules.id, players, games, seed };
      await writeWhole(words, formatPlayed(counts, origin, Math.ceil(games / GAMES_A_WORD)));
    },
  };
}

/** Words laid in fewer games than one of these are chance, and most of the file. */
const GAMES_A_WORD = 10_000;

/** Counts the main words of plays. */
function countWords(games: readonly RecordedGame[], counts: Map<string, number>): void {
  for (const { turns } of games) {
    for (const { word } of turns) {
      if (word !== '') counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
}

async function setupOf(
  { name, by, terms, leaves, thinking }: PlayerSpec,
  flags: AutoplayFlags,
  rules: Rules,
  lexicon: Lexicon,
): Promise<PlayerSetup> {
  const table =
    by === 'equity' ? await loadLeavesFor(leaves ?? flags.leaves, rules, lexicon) : undefined;
  const wins = thinking && (await loadWinsFor(undefined, rules, lexicon));
  const shared = { leaves: table && shareLeaves(table), wins: wins && shareWins(wins) };
  return { name, by, terms, thinking, ...shared };
}

/** The games go into the folder as they come: `0001-1.gcg`, and with the seats swapped `0001-2.gcg`. */
function gcgWriter(
  folder: string,
  rules: Rules,
  lexicon: Lexicon,
  seed: string,
): (games: readonly RecordedGame[]) => Promise<void> {
  return games => {
    const files = games.map((game, index): [string, string] => {
      const deal = String(game.deal + 1).padStart(4, '0');
      const description = `leggio autoplay, seed ${seed}, deal ${game.deal + 1}, rules ${rules.id}, lexicon ${lexicon.name}`;
      const text = formatGcg(recordedGcg(game, rules, description));
      return [`${deal}-${(index % 2) + 1}.gcg`, text];
    });
    return writeFiles(folder, new Map(files));
  };
}

function resultLines(
  { games, pairs, players }: MatchResult,
  facts: {
    readonly seed: string;
    readonly lexicon: string;
    readonly rules: string;
    readonly perSecond?: number;
  },
): readonly string[] {
  const { seed, lexicon, rules, perSecond } = facts;
  const speed = perSecond === undefined ? '' : `  ·  ${perSecond} games a second`;
  const width = Math.max(6, ...players.map(({ name }) => name.length));
  return [
    `${games} games in ${pairs} ${pairs === 1 ? 'pair' : 'pairs'}  ·  seed ${seed}  ·  lexicon ${lexicon}  ·  rules ${rules}${speed}`,
    '',
    `${'player'.padEnd(width)}     won  drawn    lost          games won           points ahead     mean  bingos  turns  exchanges  full changes`,
    ...players.map(player => resultLine(player, width, pairs)),
  ];
}

function resultLine(player: PlayerResult, width: number, pairs: number): string {
  const { name, wins, draws, losses, winPercent, winError, spread, spreadError, mean } = player;
  const error = (value: number): string => (pairs === 1 ? '?' : value.toFixed(2));
  const won = `${winPercent.toFixed(2)} ± ${error(winError)} %`;
  const ahead = `${spread.toFixed(2)} ± ${error(spreadError)}`;
  return [
    name.padEnd(width),
    String(wins).padStart(8),
    String(draws).padStart(7),
    String(losses).padStart(8),
    won.padStart(19),
    ahead.padStart(23),
    mean.toFixed(1).padStart(9),
    player.bingosPerGame.toFixed(2).padStart(8),
    player.turnsPerGame.toFixed(2).padStart(7),
    player.exchangesPerGame.toFixed(2).padStart(11),
    player.fullChangesPerGame.toFixed(2).padStart(14),
  ].join('');
}
