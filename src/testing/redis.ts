// A Redis of one's own for a test: on a free port, with its data in a folder, started and stopped at will.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { Redis } from 'ioredis';

const PROGRAMS = ['redis-server', 'valkey-server'];

/** Whether a program is there. */
export function onPath(name: string): boolean {
  return spawnSync(name, ['--version']).status === 0;
}

/** The server on the PATH; undefined where there is none. */
export const REDIS: string | undefined = PROGRAMS.find(onPath);

/** Sends a command, and closes the connection again. */
export type Ask = (...command: [string, ...(string | Buffer)[]]) => Promise<unknown>;

/**
 * Asks a server on this machine.
 *
 * @param password that it asks for; default none
 * @param retries while nobody answers; forty take 40 seconds
 */
export function redisAt(port: number, password?: string, retries = 40): Ask {
  return async (name, ...rest) => {
    const redis = new Redis(`redis://127.0.0.1:${port}`, {
      maxRetriesPerRequest: retries,
      ...(password === undefined ? {} : { password }),
    });
    redis.on('error', () => undefined);
    try {
      return await redis.call(name, ...rest);
    } finally {
      redis.disconnect();
    }
  };
}

/** A server. */
export interface TestRedis {
  readonly url: string;
  start(): Promise<void>;
  /** @param signal default SIGTERM, upon which it writes down all that it has */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** Its process. */
  pid(): number | undefined;
  readonly ask: Ask;
}

/**
 * A server with an append-only file in `folder`, not started yet.
 *
 * @param password that it asks for; default none
 */
export async function testRedis(folder: string, password?: string): Promise<TestRedis> {
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  const args = ['--port', String(port), '--dir', folder, '--save', '', '--appendonly', 'yes'];
  if (password !== undefined) args.push('--requirepass', password);
  const ask = redisAt(port, password);
  return {
    url,
    ask,
    pid: () => child?.pid,
    async start() {
      child = spawn(REDIS as string, [...args, '--maxmemory-policy', 'noeviction'], {
        stdio: 'ignore',
      });
      await ask('PING');
    },
    async stop(signal = 'SIGTERM') {
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const end = once(child, 'exit');
      child.kill(signal);
      await end;
    },
  };
}

/** A port on which nobody listens. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
