// `leggio play` as a player and another program use it, on the frozen list.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parsePosition } from '../board/position.js';
import { createEngine } from '../engine/engine.js';
import { lexiconFile } from '../gaddag/lexicon.js';
import { leggio, leggioProcess } from '../testing/command.js';
import { LEXICON } from '../testing/lexicon.js';
import { tempFolder } from '../testing/temp-folder.js';

const MICIO = '15/15/15/15/15/15/15/5MICIO5/15/15/15/15/15/15/15';
/** An ending, by the board of `endgame.test.ts`. */
const ENDING =
  'EBE4PERE4/MI3GIOCA5/EGO2R1NONI4/2SAPUTI1ADI3/1FA1U5IO3/OUT1MA9/R1ES1N8Q/T2F1DOM5Su/I2O1A7PE/1B3VUOTAI2AL/1IO1FIN3HOT1l/BASSE1ES3COLA/1NI1Z2AD2ACE1/1C5ROM3VU/ZAR4OCA4H';

const folder = tempFolder();
const lexicon = join(folder, 'frozen.gaddag');
const engine = createEngine({ lexicon: LEXICON });

beforeAll(() => writeFileSync(lexicon, lexiconFile(LEXICON)));

/** Answers to requests, and what went wrong beside them. */
async function answers(requests: readonly string[], ...args: string[]): Promise<readonly string[]> {
  const all = ['play', '--lexicon', lexicon, '--threads', '1', '--seconds', '0.3', ...args];
  const { code, stdout } = await leggioProcess(all, `${requests.join('\n')}\n`);
  expect(code).toBe(0);
  return stdout.trim().split('\n');
}

/** The facts of an answer by name. */
function factsOf(answer: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...answer.matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value]),
  );
}

describe('line by line', () => {
  test('a move by simulation is one of the plays of the engine, and says how sure it is', async () => {
    const [answer = ''] = await answers([`go ${MICIO} AEIRST? seconds=0.5`]);
    const [, at, word] = /^move (\S+) (\S+) /.exec(answer) ?? [];
    const facts = factsOf(answer);
    const plays = [...engine.plays(parsePosition(`${MICIO} AEIRST?`))];
    const play = plays.find(each => each.at === at && each.word === word);
    expect(play?.score).toBe(Number(facts.score));
    expect(facts).toMatchObject({ how: 'simulation', exact: 'no' });
    expect(Number(facts.win)).toBeGreaterThan(40);
    expect(Number(facts.rollouts)).toBeGreaterThan(0);
    expect(Number(facts.ms)).toBeLessThan(5000);
  });

  test('an ending is solved: as `leggio endgame` solves it', async () => {
    const [answer = ''] = await answers([`go ${ENDING} CELLMOR/ILOTV 0/0 0 seconds=20`]);
    const solved = await leggio([
      'endgame',
      ENDING,
      '--rack',
      'CELLMOR',
      '--lexicon',
      lexicon,
      '--json',
    ]);
    const { value, best } = JSON.parse(solved.stdout);
    expect(factsOf(answer)).toMatchObject({ how: 'endgame', exact: 'yes', value: String(value) });
    expect(
      best
        .map(({ move }: { move: string | { at: string; word: string } }) =>
          typeof move === 'string' ? move : `${move.at} ${move.word}`,
        )
        .join(),
    ).toContain(answer.split(' ')[2]);
  });

  test('each request has its answer, in order, wrong ones too; stop and quit have none', async () => {
    const lines = await answers([
      'hello',
      `go ${MICIO} ZZZZZZZZ`,
      '',
      `go ${MICIO} A seconds=x`,
      `go ${MICIO} Q`,
      'stop',
      'quit',
      `go ${MICIO} A`,
    ]);
    expect(lines.map(line => line.split(' ').slice(0, 2).join(' '))).toEqual([
      'error OPTION_FORM',
      'error POSITION_RACK',
      'error OPTION_FORM',
      expect.stringMatching(/^(pass score=0|exchange Q|move )/),
    ]);
  });

  test('stop ends a long search', async () => {
    const start = Date.now();
    const lines = await answers([`go ${MICIO} AEIRST? seconds=100`, 'stop']);
    expect(lines).toHaveLength(1);
    expect(Date.now() - start).toBeLessThan(60_000);
  });
});

describe('a game', () => {
  const game = join(folder, 'game.gcg');

  test('the move of the player whose turn it is, by file and rack', async () => {
    writeFileSync(game, '#player1 a Anna\n#player2 b Bruno\n>a: AEMICIO 8F MICIO +24 24\n');
    const all = [
      'play',
      '--gcg',
      game,
      '--rack',
      'AEIRST?',
      '--seconds',
      '0.5',
      '--lexicon',
      lexicon,
    ];
    const { code, stdout } = await leggio([...all, '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      how: 'simulation',
      spread: -24,
      move: { kind: 'play' },
    });
    const text = await leggio(all);
    expect(text.stdout).toMatch(/^move \S+ \S+ {2}· {2}score=/);
  });

  test.each([
    [['--rack', 'AA'], '--rack is for --gcg'],
    [['--gcg', 'none.gcg'], 'none.gcg'],
    [['--gcg', game, '--seconds', '0'], 'seconds'],
  ])('%j is refused', async (args, message) => {
    const { code, stderr } = await leggio(['play', '--lexicon', lexicon, ...args]);
    expect([code, stderr]).toEqual([1, expect.stringContaining(message)]);
  });
});
