// The way to Redis or Valkey. The packages that know it are loaded here and nowhere else, when they are asked for.
import { createRequire } from 'node:module';
import type { Redis as Connection, RedisOptions } from 'ioredis';
import { InputError, quoted } from '../errors.js';

/** The packages, which a user installs who wants a queue. */
export interface QueuePackages {
  readonly bullmq: typeof import('bullmq');
  readonly Redis: typeof import('ioredis').Redis;
}

/** Before every key, so that others can use the same server. */
export const PREFIX = 'leggio';

/** Where the password is looked for: a command's options can be read by everybody on the machine. */
export const PASSWORD = 'LEGGIO_QUEUE_PASSWORD';

/** A server, named but not reached yet. */
export interface QueueServer {
  /** Without password, for messages. */
  readonly name: string;
  /** A connection of its own, which tries for ever to stay connected. */
  connect(): Connection;
}

type Load = () => Promise<
  readonly [typeof import('bullmq'), { readonly Redis: QueuePackages['Redis'] }]
>;

/** Required and not imported: both are CommonJS, whose names `import` looks for in each of their 200 files. */
const both: Load = async () => {
  const require = createRequire(import.meta.url);
  return [require('bullmq'), require('ioredis')];
};

/**
 * Loads the packages.
 *
 * @param load what brings them
 *
 * @throws InputError `QUEUE_PACKAGE` when they are not installed
 */
export async function loadPackages(load: Load = both): Promise<QueuePackages> {
  try {
    const [bullmq, { Redis }] = await load();
    return { bullmq, Redis };
  } catch (error) {
    if (!/^(ERR_)?MODULE_NOT_FOUND$/.test((error as NodeJS.ErrnoException).code ?? '')) throw error;
    const message = 'a queue needs two packages more: npm install bullmq@6 ioredis@5';
    throw new InputError('QUEUE_PACKAGE', message, { input: 'bullmq ioredis' });
  }
}

/**
 * Reads the address of a server: `redis://host:6379`, `rediss://` with TLS; the password comes from the
 * environment.
 *
 * @throws InputError `QUEUE_URL`
 */
export function queueServer(text: string, { Redis }: QueuePackages): QueueServer {
  const { url, options } = parseServer(text);
  return {
    name: url,
    connect: () => {
      const redis = new Redis(url, { ...options, maxRetriesPerRequest: null });
      redis.on('error', () => undefined); // it goes on trying; who waits for it says so
      return redis;
    },
  };
}

function parseServer(text: string): { readonly url: string; readonly options: RedisOptions } {
  if (!URL.canParse(text)) throw refused(text, 'is no address: redis://host:6379');
  const url = new URL(text);
  if (!/^rediss?:$/.test(url.protocol) || url.hostname === '') {
    throw refused(text, 'is no address of a queue: redis://host:6379, or rediss:// with TLS');
  }
  if (url.password !== '') {
    url.password = '';
    throw refused(
      url.href,
      `a password in an address can be read in the list of processes: set ${PASSWORD}`,
    );
  }
  const password = process.env[PASSWORD];
  return { url: url.href, options: password === undefined ? {} : { password } };
}

function refused(text: string, message: string): InputError {
  return new InputError('QUEUE_URL', `${quoted(text)}: ${message}`, { input: text });
}

/** Waits until a server answers. @throws InputError `QUEUE_URL` when it does not within ten seconds */
export async function reached(redis: Connection, { name }: QueueServer): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const fail = (): void => reject(refused(name, 'does not answer'));
    timer = setTimeout(fail, 10_000);
  });
  try {
    await Promise.race([redis.ping(), late]);
  } catch (error) {
    redis.disconnect();
    if (error instanceof InputError) throw error;
    throw refused(name, (error as Error).message);
  } finally {
    clearTimeout(timer);
  }
}
