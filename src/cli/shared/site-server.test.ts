import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../../testing/temp-folder.js';
import { serveFolder } from './site-server.js';

const folder = tempFolder();

test('gives what lies in the folder, to this machine alone, and nothing that lies outside', async () => {
  const site = join(folder, 'site');
  await mkdir(join(site, 'data'), { recursive: true });
  await writeFile(join(site, 'index.html'), 'the page');
  await writeFile(join(site, 'data', 'words.bin'), 'words');
  await writeFile(join(folder, 'secret.txt'), 'secret');
  const server = await serveFolder(site, 0);
  const { port, address } = server.address() as AddressInfo;
  expect(address).toBe('127.0.0.1');
  const ask = (path: string): Promise<Response> => fetch(`http://127.0.0.1:${port}/${path}`);
  expect(await (await ask('')).text()).toBe('the page');
  expect(await (await ask('data/words.bin')).text()).toBe('words');
  expect((await ask('none')).status).toBe(404);
  expect((await ask('..%2fsecret.txt')).status).toBe(404);
  expect((await ask('%2e%2e/secret.txt')).status).toBe(404);
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});
