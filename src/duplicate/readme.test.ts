// The README: its evening runs as it stands, its program, too, and its table is the table of presets.
import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';
import * as leggio from '../index.js';
import { MAIN } from '../testing/command.js';
import { tempFolder } from '../testing/temp-folder.js';
import { OPTION_NAMES, OPTIONS } from './options.js';
import { duplicatePreset } from './presets.js';

const run = promisify(execFile);
const README = await readFile(new URL('README.md', import.meta.url), 'utf8');

const folder = tempFolder();

/** The code blocks of a language. */
function blocks(language: string): readonly string[] {
  return [...README.matchAll(/^```(\w+)\n(.*?)^```$/gms)]
    .filter(([, name]) => name === language)
    .map(([, , text]) => text as string);
}

test('the evening runs from new to the printed page', async () => {
  await writeFile(join(folder, 'round1.csv'), blocks('csv')[0]!);
  const lexicon = join(inject('defaultLexicon'), 'italiano.gaddag');
  const wants = /duplicate (new|slips|next|rule|word|verify)/;
  const lines = blocks('sh').join('').trimEnd().split('\n');
  const script = lines.map(line => {
    const command = line.replace(/^leggio/, `"${process.execPath}" "${MAIN}"`);
    return wants.test(line) ? `${command} --lexicon "${lexicon}"` : command;
  });
  const { stdout } = await run('bash', ['-ec', script.join('\n')], { cwd: folder });
  expect(stdout).toContain('Classifica dopo il turno 1');
  for (const block of README.matchAll(/^```\n(Classifica.*?)^```$/gms)) {
    expect(stdout).toContain(block[1]);
  }
  expect(stdout).toMatch(/game\.jsonl: \d+ lines, every one follows/);
  expect((await readdir(folder)).sort()).toEqual([
    'game.jsonl',
    'master.csv',
    'ranking.html',
    'round1.csv',
  ]);
});

test('the program uses names that the package exports', () => {
  const [program] = blocks('ts');
  const names = [...program!.matchAll(/duplicate\.(\w+)/g)].map(([, name]) => name as string);
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) expect(leggio.duplicate).toHaveProperty(name);
});

test('the table of options is the table of presets', () => {
  const cell = (preset: string, name: (typeof OPTION_NAMES)[number]): string => {
    const { value, source } = duplicatePreset(preset).options[name];
    return `**${value}** ${source}`;
  };
  for (const name of OPTION_NAMES) {
    const { meaning } = OPTIONS[name];
    const row = [`\`${name}\``, meaning, cell('figs', name), cell('francofono', name)];
    expect(README).toContain(`| ${row.join(' | ')} |`);
  }
});
