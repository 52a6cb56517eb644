// A queue for a test: a server of its own, machines that work for it, and matches that must come to the same.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Lexicon, lexiconFile } from '../gaddag/lexicon.js';
import { type CommandResult, leggio, leggioProcess, MAIN } from './command.js';
import { LEXICON } from './lexicon.js';
import { type TestRedis, testRedis } from './redis.js';

/** A process, and what it has said on standard error so far. */
export type Machine = ChildProcess & { said: string };

/** A server, and who works for it. */
export interface TestQueue {
  readonly redis: TestRedis;
  /** Path of its words as a lexicon. */
  readonly frozen: string;
  /** A machine that works, with one thread. */
  machine(more?: readonly string[], options?: MachineOptions): Machine;
  /** Runs a command on the queue, in this process: one after the other. */
  run(args: readonly string[]): Promise<CommandResult>;
  /** Runs it in a process of its own, which must end by itself. */
  process(args: readonly string[]): Promise<CommandResult>;
  /** Waits until the answer of a piece has come to the server. */
  answered(): Promise<void>;
  /** Kills every machine but those that stay, or those, too. */
  clear(all?: boolean): Promise<void>;
}

export interface MachineOptions {
  readonly lexicon?: string;
  /** The program; default the built one. */
  readonly main?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** For several tests. */
  readonly stays?: boolean;
}

/**
 * Starts a server with its data in `folder`.
 *
 * @param words default the frozen ones
 */
export async function testQueue(folder: string, words: Lexicon = LEXICON): Promise<TestQueue> {
  const frozen = join(folder, 'frozen.gaddag');
  writeFileSync(frozen, lexiconFile(words));
  const redis = await testRedis(folder);
  await redis.start();
  const machines = { coming: [] as Machine[], staying: [] as Machine[] };
  return {
    redis,
    frozen,
    machine(more = [], { lexicon = frozen, main = MAIN, env = process.env, stays } = {}) {
      const args = ['work', '--queue', redis.url, '--threads', '1', '--lexicon', lexicon, ...more];
      const machine = heard(spawn(process.execPath, [main, ...args], { env }));
      machines[stays ? 'staying' : 'coming'].push(machine);
      return machine;
    },
    run: args => leggio([...args, '--queue', redis.url]),
    process: args => leggioProcess([...args, '--queue', redis.url]),
    async answered() {
      while (((await redis.ask('KEYS', 'leggio:answer:*')) as string[]).length === 0) {
        await sleep(50);
      }
    },
    async clear(all = false) {
      const killing = [...machines.coming.splice(0), ...(all ? machines.staying.splice(0) : [])];
      await Promise.all(killing.map(machine => killed(machine)));
    },
  };
}

/** A process whose standard error is kept. */
export function heard(child: ChildProcess): Machine {
  const machine = Object.assign(child, { said: '' });
  child.stderr?.on('data', (chunk: Buffer) => {
    machine.said += chunk.toString();
  });
  return machine;
}

/** Waits until a machine has said something. */
export async function untilSaid(machine: Machine, text: string): Promise<void> {
  while (!machine.said.includes(text)) {
    if (machine.exitCode !== null) throw new Error(`it has ended: ${machine.said}`);
    await sleep(20);
  }
}

/** Sends a signal and waits for the end. */
export async function killed(
  child: ChildProcess,
  signal: 'SIGKILL' | 'SIGINT' = 'SIGKILL',
): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const end = once(child, 'exit');
  child.kill(signal);
  await end;
}

/** Games of a piece: about a second of work. */
const GAMES_OF_A_PIECE = 1000;
/** Games of the last piece, which is as good a piece as one of a thousand. */
const LAST_GAMES = 40;

/** A match of some pieces, the last one short, without what differs from time to time. */
export function matchOn(frozen: string, pieces: number): readonly string[] {
  return match(frozen, (pieces - 1) * GAMES_OF_A_PIECE + LAST_GAMES, 'score,equity');
}

/** A match of pieces of a tenth of a second: who simulates plays one game a piece. */
export function shortPiecesOn(frozen: string, pieces: number): readonly string[] {
  return match(frozen, pieces, 'score,sim:plies=1,iterations=25,plays=2');
}

function match(frozen: string, games: number, players: string): readonly string[] {
  const options = ['--players', players, '--json', '--no-timing', '--lexicon', frozen];
  return ['autoplay', '--games', String(games), '--seed', '7', ...options];
}

const matches = new Map<string, Promise<string>>();

/** What a match comes to on threads of this machine; played once. */
export function matchHere(match: readonly string[]): Promise<string> {
  const key = match.join(' ');
  const known = matches.get(key) ?? leggio(match).then(answerOf);
  matches.set(key, known);
  return known;
}

function answerOf({ code, stdout, stderr }: CommandResult): string {
  if (code !== 0) throw new Error(stderr);
  return stdout;
}
