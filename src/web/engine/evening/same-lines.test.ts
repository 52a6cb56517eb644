// The same evening by the command line and at the page's desk: the same ledger, byte for byte, after every step.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  createEngine,
  duplicate,
  explainWord,
  lexiconFromBytes,
  openDictionary,
  wording,
} from 'leggio';
import { beforeAll, expect, test } from 'vitest';
import { leggio } from '../../../testing/command.js';
import { memoryStore } from '../../../testing/memory-store.js';
import { tempFolder } from '../../../testing/temp-folder.js';
import { type TinyRow, tinyFiles } from '../../../testing/tiny-dictionary.js';
import type { EveningStep } from './messages.js';
import { type Explain, takeStep } from './steps.js';

const WORDS = ['mare', 'amare', 'ma', 're', 'era', 'erta', 'arte', 'tre', 'ore', 'io', 'si', 'se'];
const ROWS: readonly TinyRow[] = WORDS.map(word => [word, word, 'sm', 's'] as const);

const folder = tempFolder();
const path = join(folder, 'tiny.gaddag');

beforeAll(async () => {
  const { gaddag, derivations } = tinyFiles(ROWS);
  await writeFile(path, gaddag);
  await writeFile(join(folder, 'tiny.derivations'), derivations);
});

/** Runs a subcommand on the game; those that judge get the lexicon. */
async function command(game: string, name: string, ...args: string[]): Promise<void> {
  const judging = ['new', 'slips', 'next', 'rule', 'word', 'verify'].includes(name);
  const italian = ['new', 'slips', 'next'].includes(name) ? ['--lang', 'it'] : [];
  const words = judging ? ['--lexicon', path] : [];
  const { code, stderr } = await leggio(['duplicate', name, game, ...args, ...words, ...italian]);
  expect({ name, code, faults: stderr.replace(/^warning: .*\n/gm, '') }).toEqual({
    name,
    code: 0,
    faults: '',
  });
}

/** A step as it is typed into a terminal, and as the page asks for it. */
type Both = readonly [args: readonly string[], step: EveningStep];

const slip = (player: string, square: string, word: string, claimed: number | null = null) => {
  return { player, square, word, claimed };
};

const STEPS: readonly Both[] = [
  [
    [
      'slips',
      '--round',
      '1',
      '--player',
      'Anna',
      '--square',
      'H8 orizz.',
      '--word',
      'mare',
      '--score',
      '14',
    ],
    { kind: 'slips', slips: [slip('Anna', 'H8 orizz.', 'mare', 14)] },
  ],
  [
    ['slips', '--round', '1', '--player', 'Bruno', '--square', 'H8 orizz.', '--word', 'maro'],
    { kind: 'slips', slips: [slip('Bruno', 'H8 orizz.', 'maro')] },
  ],
  [
    ['slips', '%csv', '--round', '1'],
    {
      kind: 'slips',
      slips: [
        slip('Carla', 'h8 o', 'MARE', 12),
        slip('Dina', '', ''),
        slip('Anna', 'H8 vert.', 'era'),
      ],
    },
  ],
  [
    ['next', '--play', 'H8 vert. MARE', '--reason', 'si legge meglio'],
    { kind: 'next', play: 'H8 vert. MARE', reason: 'si legge meglio', withoutSlips: true },
  ],
  [
    ['undo', '--by', 'Ugo', '--reason', 'troppo presto'],
    { kind: 'undo', by: 'Ugo', reason: 'troppo presto' },
  ],
  [['next'], { kind: 'next', withoutSlips: true }],
  [
    [
      'rule',
      '--round',
      '1',
      '--player',
      'Dina',
      '--square',
      'H8 orizz.',
      '--word',
      'mare',
      '--reason',
      'scheda tardiva',
    ],
    {
      kind: 'answer',
      round: 1,
      player: 'Dina',
      square: 'H8 orizz.',
      word: 'mare',
      reason: 'scheda tardiva',
    },
  ],
  [
    ['rule', '--round', '1', '--player', 'Bruno', '--score', '3', '--reason', 'letta male'],
    { kind: 'rule', round: 1, player: 'Bruno', score: 3, reason: 'letta male' },
  ],
  [
    ['word', '--accept', 'maro', '--round', '1', '--reason', 'nella nuova edizione'],
    { kind: 'word', word: 'maro', ruling: 'accepted', round: 1, reason: 'nella nuova edizione' },
  ],
  [
    ['player', '--rename', 'Carla', '--to', 'Carlotta', '--reason', 'scritto male'],
    { kind: 'rename', player: 'Carla', to: 'Carlotta', reason: 'scritto male' },
  ],
  [
    ['player', '--withdraw', 'Bruno', '--reason', 'treno'],
    { kind: 'withdraw', player: 'Bruno', reason: 'treno' },
  ],
  [
    ['next', '--rack', 'AEIRSTO', '--without-slips'],
    { kind: 'next', rack: 'AEIRSTO', withoutSlips: true },
  ],
  [
    ['slips', '--round', '2', '--player', 'Elio', '--enrol', '--square', 'H8 vert.', '--word', 'x'],
    { kind: 'slips', slips: [slip('Elio', 'H8 vert.', 'x')], enrol: true },
  ],
  [['next', '--end'], { kind: 'next', end: true, withoutSlips: true }],
];

const CSV = 'player,square,word,score\nCarla,h8 o,MARE,12\nDina,,,\nAnna,H8 vert.,era,\n';

test('every step of an evening gives the lines that the command gives', async () => {
  const game = join(folder, 'game.jsonl');
  const csv = join(folder, 'slips.csv');
  await writeFile(csv, CSV);
  await command(
    game,
    'new',
    '--racks',
    'typed',
    '--rack',
    'ERTMASO',
    '--notation',
    'figs',
    '--rounds',
    '3',
  );

  const lexicon = lexiconFromBytes(await readFile(path), path);
  const engine = createEngine({ lexicon });
  const dictionary = await openDictionary({ lexicon: path, tables: 'lexicon-src' });
  const explain: Explain = async words => {
    const said = words.map(async word => {
      return [word, wording('it').why(await explainWord(dictionary, word)) ?? ''] as const;
    });
    return new Map(await Promise.all(said));
  };
  const begun = duplicate.new(engine, {
    preset: 'figs',
    options: { rounds: 3 },
    notation: 'figs',
    rack: 'ERTMASO',
  });
  const store = memoryStore();
  let stored = await duplicate.storeGame(store, begun);
  const same = async (): Promise<void> => {
    expect(new TextDecoder().decode(await store.read())).toBe(await readFile(game, 'utf8'));
  };
  await same();
  for (const [args, step] of STEPS) {
    const [name, ...rest] = args.map(arg => (arg === '%csv' ? csv : arg));
    await command(game, name as string, ...rest);
    const after = await takeStep(stored.game, engine, step, explain);
    stored = await duplicate.extendStored(store, stored, after);
    await same();
  }
  await command(game, 'verify');
  expect(stored.game.state.end?.reason).toBe('arbiter');
});
