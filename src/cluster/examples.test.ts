// The examples of the README, taken from it and run as they stand: schedulers that are not here are stood for by what
// they set in the environment.
import { execFile, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lexiconFile } from '../gaddag/lexicon.js';
import { leggioProcess, MAIN } from '../testing/command.js';
import { LEXICON } from '../testing/lexicon.js';
import { heard, killed, type Machine, matchHere, matchOn } from '../testing/queue.js';
import { freePort, onPath, REDIS, redisAt } from '../testing/redis.js';
import { tempFolder } from '../testing/temp-folder.js';

if (!onPath('parallel')) {
  console.warn('the example of GNU parallel is left out: no parallel (apt-get install parallel)');
}

const README = readFileSync(new URL('README.md', import.meta.url), 'utf8');
const folder = tempFolder();
const bin = join(folder, 'bin');
const frozen = join(folder, 'frozen.gaddag');
const run = promisify(execFile);

/** The first block of a language that has some text. */
function block(language: string, text: string): string {
  const blocks = [...README.matchAll(/^```(\w+)\n(.*?)^```$/gms)]
    .filter(([, name]) => name === language)
    .map(([, , found]) => found as string);
  return blocks.find(found => found.includes(text))!;
}

/** What `command` of a YAML file has, in a list on one line, after some text. */
function commandAfter(yaml: string, text: string): string[] {
  const [, list] = /\bcommand: \[(.*)\]$/m.exec(yaml.slice(yaml.indexOf(text)))!;
  return [...list!.matchAll(/'([^']*)'|([^\s,]+)/g)].map(([, quoted, plain]) => quoted ?? plain!);
}

/** Runs a command in the folder, with the programs of `bin` first on the path. */
async function ran(command: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
  const [name, ...args] = command;
  const all = { ...process.env, PATH: `${bin}:${process.env.PATH}`, ...env };
  return (await run(name!, args, { cwd: folder, env: all })).stdout;
}

beforeAll(() => {
  mkdirSync(bin);
  writeFileSync(frozen, lexiconFile(LEXICON));
  const positions = Array.from({ length: 320 }, (_, id) =>
    JSON.stringify({ id, cgp: `${'15/'.repeat(14)}15 ${id % 2 === 0 ? 'CANTARE' : 'QUOTATE'}` }),
  );
  writeFileSync(join(folder, 'positions.jsonl'), `${positions.join('\n')}\n`);
  for (const [name, script] of Object.entries({
    // everything but gather, which repeats the words of the parts, with the frozen words
    leggio: `test "$1" = gather || set -- "$@" --lexicon "${frozen}"\nexec "${process.execPath}" "${MAIN}" "$@"`,
    npx: 'exec "$@"',
    srun: 'exec "$@"',
  })) {
    writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(bin, name), 0o755);
  }
});

describe.runIf(process.platform !== 'win32')('parts', () => {
  let batch: string;

  beforeAll(async () => {
    const args = ['batch', join(folder, 'positions.jsonl'), '--all', '--lexicon', frozen];
    batch = (await leggioProcess(args)).stdout;
  });

  test('with xargs', async () => {
    const script = block('sh', 'xargs');
    const [, command] = /-I N leggio (.*) --shard/.exec(script)!;
    const here = await leggioProcess([...command!.split(' '), '--lexicon', frozen]);
    expect(await ran(['sh', '-ec', script])).toBe(here.stdout);
  });

  test.runIf(onPath('parallel'))('with GNU parallel', async () => {
    await ran(['sh', '-ec', block('sh', 'parallel')]);
    expect(readFileSync(join(folder, 'plays.jsonl'), 'utf8') === batch).toBe(true);
  });

  test('with Slurm', async () => {
    const script = block('sh', 'srun');
    const array = { SLURM_ARRAY_TASK_MIN: '5', SLURM_ARRAY_TASK_COUNT: '2' };
    for (const id of ['5', '6']) {
      await ran(['sh', '-ec', script], { ...array, SLURM_ARRAY_TASK_ID: id });
    }
    await gathered(['part5.shard', 'part6.shard']);
  });

  test('with an Indexed Job of Kubernetes, also where a line is wrong', async () => {
    const command = commandAfter(block('yaml', 'completionMode'), 'image');
    const indices = ['0', '1', '2', '3'];
    for (const index of indices) await ran(command, { JOB_COMPLETION_INDEX: index });
    await gathered(indices.map(index => `${index}.shard`));
    const file = join(folder, 'positions.jsonl');
    const good = readFileSync(file, 'utf8');
    writeFileSync(file, good.replace('CANTARE', 'CANT4RE'));
    await ran(command, { JOB_COMPLETION_INDEX: '0' }); // does not fail
    writeFileSync(file, good);
    const missing = ran(command, { JOB_COMPLETION_INDEX: '7' });
    await expect(missing).rejects.toMatchObject({ code: 1 });
  });

  async function gathered(parts: readonly string[]): Promise<void> {
    await ran(['leggio', 'gather', ...parts, '--out', 'gathered.jsonl']);
    expect(readFileSync(join(folder, 'gathered.jsonl'), 'utf8') === batch).toBe(true);
  }
});

describe.runIf(REDIS !== undefined)('the server and the workers of compose', () => {
  const SECRET = 'una-frase-da-non-mostrare';
  const compose = block('yaml', 'services:');
  const started: Machine[] = [];

  let stop = async (): Promise<unknown> => undefined;

  afterAll(async () => {
    await stop(); // the shell's child: a signal to the shell would not reach it
    await Promise.all(started.map(machine => killed(machine)));
  });

  test('a match is the same, and nobody without the password gets in', async () => {
    const port = await freePort();
    const server = `#!/bin/sh\nexec ${REDIS} "$@" --port ${port} --dir "${folder}"\n`;
    writeFileSync(join(bin, 'valkey-server'), server);
    chmodSync(join(bin, 'valkey-server'), 0o755);
    start(commandAfter(compose, 'queue:\n'), { QUEUE_PASSWORD: SECRET });
    const redis = redisAt(port, SECRET);
    const once = redisAt(port, SECRET, 0); // there is no answer, and nobody to ask again
    stop = () => once('SHUTDOWN', 'NOSAVE').catch(() => undefined);
    expect(await redis('CONFIG', 'GET', 'appendonly')).toEqual(['appendonly', 'yes']);
    expect(await redis('CONFIG', 'GET', 'maxmemory-policy')).toEqual([
      ...['maxmemory-policy', 'noeviction'],
    ]);
    await expect(redisAt(port)('PING')).rejects.toThrow('NOAUTH');
    const url = `redis://127.0.0.1:${port}`;
    const worker = commandAfter(compose, 'worker:').map(word => word.replace(/^redis:.*/, url));
    const [, variable] = /environment: \['(\w+)=\$QUEUE_PASSWORD'\]/.exec(compose)!;
    start(worker, { [variable!]: SECRET });
    const env = { [variable!]: SECRET };
    const match = matchOn(frozen, 1);
    expect(await ran(['leggio', ...match, '--queue', url], env)).toBe(await matchHere(match));
    const { stdout: seen } = await run('ps', ['-eo', 'args']);
    expect(seen.split('\n').filter(line => line.includes(String(port))).length).toBeGreaterThan(1);
    expect(seen).not.toContain(SECRET);
    expect(started.map(({ said }) => said).join()).not.toContain(SECRET);
  });

  /** A service: compose writes `$` as `$$`. */
  function start(command: readonly string[], env: NodeJS.ProcessEnv): void {
    const [name, ...args] = command.map(word => word.replaceAll('$$', '$'));
    const all = { ...process.env, PATH: `${bin}:${process.env.PATH}`, ...env };
    started.push(heard(spawn(name!, args, { cwd: folder, env: all })));
  }
});
