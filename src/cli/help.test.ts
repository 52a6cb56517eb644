// `--help` of every command: nothing of this machine, each default once, an example that runs.
import type { Command } from 'commander';
import { describe, expect, test } from 'vitest';
import { COMMANDS, createProgram } from './program.js';

/** Columns of a line of text. */
const WIDEST = 100;
/** Columns of a command to be copied, which is one line. */
const WIDEST_EXAMPLE = 120;

interface Page {
  /** `'leggio duplicate new'`. */
  readonly name: string;
  readonly command: Command;
  readonly text: string;
}

function pagesOf(command: Command, before = ''): readonly Page[] {
  const name = `${before}${command.name()}`;
  let text = '';
  command.configureOutput({
    writeOut: part => {
      text += part;
    },
    getOutHelpWidth: () => 80,
    getOutHasColors: () => false,
  });
  command.outputHelp();
  return [{ name, command, text }, ...command.commands.flatMap(each => pagesOf(each, `${name} `))];
}

const PAGES = pagesOf(await createProgram());

/** An option of `--help` with its default: `'compiled lexicon … (default: the compiled …)'`. */
function described(command: Command): readonly (readonly [flags: string, text: string])[] {
  const help = command.createHelp();
  return help
    .visibleOptions(command)
    .map(option => [option.flags, help.optionDescription(option)] as const);
}

test('every file of a command adds the command of its name', () => {
  const names = PAGES[0]?.command.commands.map(command => command.name());
  expect(names).toEqual(Object.keys(COMMANDS));
});

test('a program of one command knows that one alone', async () => {
  const { commands } = await createProgram(['top']);
  expect(commands.map(command => command.name())).toEqual(['top']);
});

test('there is a page for every command', () => {
  expect(PAGES.length).toBeGreaterThan(25);
});

describe.each(PAGES.map(page => [page.name, page] as const))(
  '%s --help',
  (name, { command, text }) => {
    test('names no path of this machine', () => {
      expect(text).not.toContain(process.cwd());
      expect(text).not.toMatch(/["'( ]\/[a-z]+\/|[A-Z]:\\/);
    });

    test('says no default twice, and none that is not text', () => {
      const twice = described(command).filter(([, option]) => option.split('default').length > 2);
      expect(twice).toEqual([]);
      expect(text).not.toMatch(/default: [{[]/);
    });

    test('has an example of the command', () => {
      const examples = text.split('\n').filter(line => line.startsWith('  leggio '));
      const own =
        name === 'leggio' ? examples : examples.filter(line => line.trim().startsWith(name));
      expect(own.length).toBeGreaterThan(0);
    });

    test(`is no wider than ${WIDEST} columns`, () => {
      const widest = (line: string): number =>
        line.startsWith('  leggio ') ? WIDEST_EXAMPLE : WIDEST;
      expect(text.split('\n').filter(line => line.length > widest(line))).toEqual([]);
    });

    // a group of commands has none of its own
    if (command.commands.length > 0) return;
    test('the options of its examples are its own', () => {
      const flags = command.options.flatMap(({ long, short }) => [long, short]);
      const given = text
        .split('\n')
        .filter(line => line.startsWith(`  ${name} `))
        .flatMap(line => line.replace(/"[^"]*"/g, '').match(/(?<= )--?[a-z-]+/g) ?? []);
      expect(given.filter(flag => !flags.includes(flag))).toEqual([]);
    });
  },
);

test('an option that several commands have is worded the same', () => {
  const wordings = new Map<string, Set<string>>();
  for (const { command } of PAGES) {
    for (const [flags, text] of described(command)) {
      if (!/^--(lexicon|reading|rack) /.test(flags)) continue;
      const known = wordings.get(flags) ?? new Set();
      wordings.set(flags, known.add(text));
    }
  }
  expect(wordings.get('--lexicon <file>')?.size).toBe(1);
  expect(wordings.get('--reading <id=choice>')?.size).toBe(1);
});
