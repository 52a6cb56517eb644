// The examples run as they stand, in the package as it is packed; what they print is held against what
// the library says by another way.
import { execFile } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, inject, test } from 'vitest';
import { parsePosition } from '../board/position.js';
import { createEngine, type Engine } from '../engine/engine.js';
import { loadLexicon } from '../gaddag/lexicon.js';
import { loadDefaultLeaves } from '../leaves/load.js';
import { createGame } from '../strategy/game.js';
import { installPacked } from '../testing/packed.js';
import { tempFolder } from '../testing/temp-folder.js';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const MICIO = '15/15/15/15/15/15/15/5MICIO5/15/15/15/15/15/15/15';
const RACKS = ['ARMONIA', 'AEIRST?', 'ZZ'];

const folder = tempFolder();
let engine: Engine;
let judging: Engine;
/** The installed package, and the folder of its user. */
let leggio: string;
let user: string;

beforeAll(async () => {
  const compiled = join(inject('defaultLexicon'), 'italiano.gaddag');
  const lexicon = await loadLexicon(compiled);
  engine = createEngine({ lexicon });
  judging = createEngine({ lexicon, leaves: await loadDefaultLeaves() });
  ({ leggio, user } = await installPacked(folder));
  copyFileSync(compiled, join(leggio, 'dist-lexicon', 'italiano.gaddag'));
});

/** What an example prints. */
function run(name: string, args: readonly string[] = [], input = ''): Promise<string> {
  const command = [join(leggio, 'src', 'examples', name), ...args];
  return new Promise((resolve, reject) => {
    const child = execFile(process.execPath, command, (error, out) =>
      error === null ? resolve(out) : reject(error),
    );
    child.stdin?.end(input);
  });
}

test('a game is the same again from its seed, and its scores are those of its plays', async () => {
  const text = await run('game.js', ['prova']);
  expect(await run('game.js', ['prova'])).toBe(text);
  const points = [0, 0];
  for (const [, player, score] of text.matchAll(/^player (\d) {2}\S+ \S+ {2}(\d+)$/gm)) {
    points[Number(player) - 1]! += Number(score);
  }
  expect([...text.matchAll(/^(-?\d+) points, /gm)].map(([, before]) => Number(before))).toEqual(
    points,
  );
});

test('the game over core gives the plays of the engine', async () => {
  const lines = (await run('core-game.js', ['prova'])).trim().split('\n');
  const [, at, word, score] = /^(\S+) (\S+) (\d+)$/.exec(lines[0]!)!;
  expect(at).toMatch(/^(8[A-H]|[H][1-8])$/);
  expect(engine.lexicon.has(word!)).toBe(true);
  const sum = lines.slice(0, -1).reduce((total, line) => total + Number(line.split(' ')[2]), 0);
  const totals = lines.at(-1)!.split(' ').map(Number);
  expect(totals[0]! + totals[1]!).toBe(sum);
  expect(Number(score)).toBeGreaterThan(0);
});

test('the game by equity makes the first of all moves', async () => {
  const text = await run('equity.js', ['prova']);
  expect(await run('equity.js', ['prova'])).toBe(text);
  const game = createGame({ seed: 'prova' });
  const lines = text.trim().split('\n');
  for (const line of lines.slice(0, -1)) {
    const [move] = judging.moves(game.position, { count: 1 });
    const { player } = game;
    const told = move!.kind === 'play' ? `${move!.at} ${move!.word}  ${move!.score}, ` : move!.kind;
    expect(line.startsWith(`player ${player + 1}  ${told}`)).toBe(true);
    game.make(move!);
  }
  expect(lines.at(-1)).toBe(game.result!.players.map(({ final }) => final).join(' '));
});

test('the bot answers each line, wrong ones too', async () => {
  const lines = [...RACKS.map(rack => `${MICIO} ${rack}`), 'no position'];
  const answers = (await run('bot.js', [], `${lines.join('\n')}\n`)).trim().split('\n');
  const wanted = RACKS.map(rack => {
    const [best] = engine.top(parsePosition(`${MICIO} ${rack}`), { count: 1 });
    return best === undefined ? 'pass' : `${best.at} ${best.placed} ${best.score}`;
  });
  expect(answers.slice(0, 3)).toEqual(wanted);
  expect(answers[3]).toMatch(/^error POSITION_BOARD "/);
});

test('a CSV of positions gets its tops', async () => {
  const file = join(user, 'positions.csv');
  const rows = RACKS.map((rack, index) => `${index},${MICIO} ${rack}`);
  writeFileSync(file, `id,cgp\n${rows.join('\n')}\n`);
  const [header, ...lines] = (await run('positions-csv.js', [file])).trim().split('\n');
  expect(header).toBe('id,square,word,score,ties');
  expect(lines).toEqual(
    RACKS.map((rack, index) => {
      const { score, plays } = engine.topScore(parsePosition(`${MICIO} ${rack}`));
      const [best] = plays;
      return [index, best?.at, best?.word ?? 'pass', score, Math.max(0, plays.length - 1)].join(
        ',',
      );
    }),
  );
});

test('the README names every example', () => {
  const readme = readFileSync(join(HERE, '../../README.md'), 'utf8');
  const names = readdirSync(HERE).filter(name => /\.(js|html)$/.test(name));
  expect(names.filter(name => !readme.includes(`src/examples/${name}`))).toEqual([]);
});

test.each(['game.js', 'core-game.js'])('%s has fifteen lines of its own at most', name => {
  const lines = readFileSync(join(HERE, name), 'utf8').trim().split('\n');
  const own = lines.filter(line => !/^(\/\/|import |} from|$)/.test(line));
  expect(own.length).toBeLessThanOrEqual(15);
});

test('the page is the one of the README, which runs in a real browser', () => {
  const readme = readFileSync(join(HERE, '../../README.md'), 'utf8');
  const [, program] = /```html\n([\s\S]*?)```/.exec(readme) ?? [];
  expect(readFileSync(join(HERE, 'page.html'), 'utf8')).toContain(program);
});
