// Both sides of the door have the same names, and mean the same by them.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import * as page from './browser.js';
import { bytesOfHex, hashOf, hexOf } from './hash.js';
import * as node from './node.js';

const ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'; // FIPS 180-4, appendix B.1

test('a page has every name that Node has, of the same type', () => {
  const same: typeof node = page;
  expect(Object.keys(same).sort()).toEqual(Object.keys(node).sort());
});

test('SHA-256 is the same, over chunks and shared memory too', () => {
  expect(hashOf('abc')).toBe(ABC);
  expect(hashOf('a', Uint8Array.of(98, 99))).toBe(ABC);
  const shared = new Uint8Array(new SharedArrayBuffer(100_000)).fill(7);
  for (const chunks of [[], [shared], [shared.subarray(3), shared]]) {
    expect(hexOf(page.sha256(...chunks))).toBe(hexOf(node.sha256(...chunks)));
  }
});

test('hexadecimal digits come back as the bytes they were', () => {
  expect(bytesOfHex(ABC)).toHaveLength(32);
  expect(hexOf(bytesOfHex(ABC))).toBe(ABC);
});

test.each([node, page])('a turn ends after its promises', async ({ afterTurn }) => {
  const order: string[] = [];
  const turned = new Promise<void>(resolve => {
    afterTurn(() => {
      order.push('turn');
      resolve();
    });
  });
  void Promise.resolve().then(() => order.push('promise'));
  await turned;
  expect(order).toEqual(['promise', 'turn']);
});

test('a folder has the name of its last part', () => {
  expect(['a/b', 'a/b/', 'b'].map(page.folderName)).toEqual(['b', 'b', 'b']);
  expect(['a/b', 'a/b/', 'b'].map(node.folderName)).toEqual(['b', 'b', 'b']);
});

test('a module for Node alone says so where it cannot be', async () => {
  await expect(import('./not-in-a-page.js')).rejects.toMatchObject({ code: 'PLATFORM' });
});

describe('a file in room of ours', () => {
  const folder = mkdtempSync(join(tmpdir(), 'leggio-room-'));
  const place = join(folder, 'file');
  afterAll(() => rmSync(folder, { recursive: true }));

  test('lies there, to its last byte', async () => {
    const text = randomBytes(300_000);
    writeFileSync(place, text);
    const room = new Uint8Array(new SharedArrayBuffer(1 << 20));
    const bytes = await node.readFile(place, length => room.subarray(0, length));
    expect(bytes.buffer).toBe(room.buffer);
    expect(Buffer.from(bytes).equals(text)).toBe(true);
  });

  test('ends where a file ends that has become shorter', async () => {
    writeFileSync(place, 'abc');
    const bytes = await node.readFile(place, length => new Uint8Array(length + 5));
    expect([...bytes]).toEqual([97, 98, 99]);
  });

  test('no room is asked for without a length', async () => {
    const refuse = (): never => {
      throw new Error('asked');
    };
    expect(await node.readFile('/dev/null', refuse)).toHaveLength(0);
    await expect(node.readFile(folder, refuse)).rejects.toMatchObject({ code: 'EISDIR' });
    await expect(node.readFile(`${place}-not`, refuse)).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
