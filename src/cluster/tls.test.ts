// A queue behind TLS with a password: reached by those who know both, and the password stands nowhere.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { createServer, type Server } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lexiconFile } from '../gaddag/lexicon.js';
import { leggioProcess, MAIN } from '../testing/command.js';
import { LEXICON } from '../testing/lexicon.js';
import { REDIS, type TestRedis, testRedis } from '../testing/redis.js';
import { tempFolder } from '../testing/temp-folder.js';
import { PASSWORD } from './connect.js';

if (REDIS === undefined) {
  console.warn('tests of TLS are left out: no redis-server (apt-get install redis-server)');
}

const folder = tempFolder();
const frozen = join(folder, 'frozen.gaddag');
const SECRET = 'frase-che-nessuno-deve-leggere';
/** A certificate for localhost, made for this test. */
const CERTIFICATE = fileURLToPath(new URL('../testing/tls/cert.pem', import.meta.url));
const KEY = fileURLToPath(new URL('../testing/tls/key.pem', import.meta.url));
const MATCH = ['autoplay', '--games', '2000', '--seed', '7', '--players', 'score,score'];
const ARGS = [...MATCH, '--json', '--no-timing', '--lexicon', frozen];

describe.runIf(REDIS !== undefined)('a queue behind TLS', () => {
  let redis: TestRedis;
  let door: Server;
  let url: string;

  beforeAll(async () => {
    writeFileSync(frozen, lexiconFile(LEXICON));
    redis = await testRedis(folder, SECRET);
    await redis.start();
    const port = Number(new URL(redis.url).port);
    const options = { cert: readFileSync(CERTIFICATE), key: readFileSync(KEY) };
    door = createServer(options, outside => {
      const inside = connect(port, '127.0.0.1');
      outside.pipe(inside).pipe(outside);
      for (const socket of [outside, inside]) socket.on('error', () => inside.destroy());
    });
    door.on('tlsClientError', () => undefined);
    door.listen(0, '127.0.0.1');
    await once(door, 'listening');
    url = `rediss://localhost:${(door.address() as AddressInfo).port}`;
    process.env.NODE_EXTRA_CA_CERTS = CERTIFICATE;
    process.env[PASSWORD] = SECRET;
  });

  afterAll(async () => {
    delete process.env.NODE_EXTRA_CA_CERTS;
    delete process.env[PASSWORD];
    door?.close();
    await redis?.stop();
  });

  test('the same bytes, and the password is in no list of processes and no output', async () => {
    const here = leggioProcess(ARGS);
    const machine = spawn(process.execPath, [MAIN, 'work', '--queue', url, '--lexicon', frozen]);
    let said = '';
    machine.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    try {
      const running = leggioProcess([...ARGS, '--queue', url]);
      const seen = execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' });
      expect(seen).toContain(`work --queue ${url}`);
      const own = seen.split('\n').filter(line => line.includes(MAIN));
      expect(own.join('\n')).not.toContain(SECRET);
      const there = await running;
      expect(there).toEqual(await here);
      expect(said + there.stderr).not.toContain(SECRET);
    } finally {
      const end = once(machine, 'exit');
      machine.kill('SIGKILL');
      await end;
    }
  });

  test('a wrong password and a certificate that nobody vouches for are refused', async () => {
    process.env[PASSWORD] = 'altro';
    const wrong = await leggioProcess([...ARGS, '--queue', url]);
    expect([wrong.code, wrong.stdout]).toEqual([1, '']);
    expect(wrong.stderr).toMatch(/WRONGPASS|does not answer/);
    expect(wrong.stderr).not.toContain('altro');
    process.env[PASSWORD] = SECRET;
    delete process.env.NODE_EXTRA_CA_CERTS;
    const unknown = await leggioProcess([...ARGS, '--queue', url]);
    process.env.NODE_EXTRA_CA_CERTS = CERTIFICATE;
    expect([unknown.code, unknown.stdout]).toEqual([1, '']);
    expect(unknown.stderr).toMatch(/^error: "rediss:\/\/localhost:\d+": does not answer/);
  });
});
