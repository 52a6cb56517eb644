// Files of positions with lines that are wrong: `digest` and `batch --digest` answer the others, say the
// same of the wrong ones, in order, and not more than anybody reads.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type CommandResult, leggio } from '../testing/command.js';
import { createRandom } from '../testing/random.js';
import { tempFolder } from '../testing/temp-folder.js';

const MICIO = '15/15/15/15/15/15/15/5MICIO5/15/15/15/15/15/15/15';
const GOOD = `{"id":"good","cgp":"${MICIO} A"}`;

const folder = tempFolder();
let lexicon: readonly string[];

beforeAll(async () => {
  await writeFile(join(folder, 'list.txt'), 'ai\nmicio\n');
  const tiny = join(folder, 'tiny.gaddag');
  await leggio(['compile', '--words', join(folder, 'list.txt'), '--out', tiny]);
  lexicon = ['--lexicon', tiny];
});

/** What both commands say of a file, which is the same. */
async function answers(name: string, content: string | Uint8Array): Promise<CommandResult> {
  const file = join(folder, name);
  await writeFile(file, content);
  const digest = await leggio(['digest', file, ...lexicon]);
  expect(await leggio(['batch', file, '--digest', '--threads', '2', ...lexicon])).toEqual(digest);
  return { ...digest, stderr: digest.stderr.replaceAll(file, name) };
}

function ids(stdout: string): unknown[] {
  return stdout
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line).id);
}

test('good lines are answered, wrong ones named in order', async () => {
  const lines = [
    GOOD,
    'rubbish',
    '',
    '{"id":7,"rows":[],"rack":"A3"}',
    GOOD.replace('good', 'second'),
    `{"cgp":"${MICIO}"}`,
    `{"id":null,"cgp":"${MICIO}"}`,
    `{"id":8,"cgp":"${MICIO}"}`,
  ];
  const { code, stdout, stderr } = await answers('mixed.jsonl', lines.join('\n'));
  expect(code).toBe(1);
  expect(ids(stdout)).toEqual(['good', 'second', '8']);
  expect(stderr.split('\n')).toEqual([
    expect.stringMatching(/^error: mixed\.jsonl:2: Unexpected token/),
    'error: mixed.jsonl:4: 0 rows, a board has 15',
    'mixed.jsonl:4: rack "A3": "3" is not A-Z or ?',
    'error: mixed.jsonl:6: no "id", wanted a text or a whole number',
    'error: mixed.jsonl:7: "id" is null, wanted a text or a whole number',
    '',
  ]);
});

test('twenty wrong lines are named, the others counted', async () => {
  const wrong = Array.from({ length: 1000 }, (_, index) => `{"id":${index}}`);
  const { code, stdout, stderr } = await answers('many.jsonl', [...wrong, GOOD].join('\n'));
  expect({ code, ids: ids(stdout) }).toEqual({ code: 1, ids: ['good'] });
  const complaints = stderr.trimEnd().split('\n');
  expect(complaints).toHaveLength(21);
  expect(complaints[19]).toMatch(/^error: many\.jsonl:20: wanted/);
  expect(complaints[20]).toBe('error: and 980 more lines with errors');
});

test('a binary file', async () => {
  const random = createRandom(1);
  const bytes = Uint8Array.from({ length: 3_000_000 }, () => random.below(256));
  const { code, stdout, stderr } = await answers('binary', bytes);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr.trimEnd().split('\n')).toHaveLength(21);
  expect(stderr.length).toBeLessThan(4000);
});

test('a line of megabytes, and none after it is lost', async () => {
  const long = `{"id":"long","rack":"${'A'.repeat(5_000_000)}"}`;
  const zeros = new Uint8Array(3_000_000);
  const file = Buffer.concat([Buffer.from(`${long}\n${GOOD}\n`), zeros]);
  const { code, stdout, stderr } = await answers('long.jsonl', file);
  expect({ code, ids: ids(stdout) }).toEqual({ code: 1, ids: ['good'] });
  expect(stderr).toBe(
    'error: long.jsonl:1: more than 1048576 bytes, a position has less\nerror: long.jsonl:3: more than 1048576 bytes, a position has less\n',
  );
});

test('a line in another encoding is not read with signs put in', async () => {
  const latin = Buffer.from(GOOD.replace('good', 'perch\xe9'), 'latin1');
  const { code, stdout, stderr } = await answers(
    'latin.jsonl',
    Buffer.concat([latin, Buffer.from(`\n${GOOD.replace('good', '\ufffd')}\n`)]),
  );
  expect({ code, ids: ids(stdout) }).toEqual({ code: 1, ids: ['\ufffd'] });
  expect(stderr).toBe('error: latin.jsonl:1: not valid UTF-8\n');
});
