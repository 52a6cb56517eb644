import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lexiconFromBytes } from '../../gaddag/lexicon.js';
import { english } from '../../testing/english.js';
import { tempFolder } from '../../testing/temp-folder.js';
import { isThorough, sample } from '../../testing/thorough.js';
import { type TinyRow, tinyDictionary, tinyFiles } from '../../testing/tiny-dictionary.js';
import { wording } from '../../wording/wording.js';
import { derivationsParts } from '../derivation-parts.js';
import {
  dictionaryFromBytes,
  dictionaryFromParts,
  evidenceOfTables,
  loanRowsOf,
} from '../dictionary.js';
import { decodeEvidence } from './evidence-file.js';
import { type Explanation, explainWord } from './explain.js';

/** The reason in English; null for a word that is valid. */
function reasonOf({ fact }: Explanation): string | null {
  return fact === null ? null : english(fact);
}

const ROWS: readonly TinyRow[] = [
  ['eccotelo', 'ecco', 'avv', 'listed', 'telo', 'listed.csv:11'],
  ['fabricato', 'fabricare', 'v', 'part.past.ms', '', 'variants.csv:6'],
  ['peones', 'peón', 'sm', 'p', '', 'nouns-articles.csv:2'],
  ['buon', 'buono', 'agg', 'troncamento', '', 'truncations.csv:2'],
  ['portare', 'portare', 'v', 'inf', '', 'italian-verbs-dict: portare'],
  ['portandoglielo', 'portare', 'v', 'ger', 'glielo'],
  ['portarlo', 'portare', 'v', 'inf', 'lo'],
  ['porta', 'portare', 'v', 'ind.pres.3s'],
  ['porta', 'portare', 'v', 'imp.2s'],
  ['porta', 'porta', 'sf', 's'],
  ['fea', 'fare', 'v', 'listed', '', 'listed.csv:19'],
  ['ahinoi', 'ahi', 'inter', 'listed', '', 'listed.csv:16'],
  ['rossi', 'rosso', 'agg', 'mp'],
  ['dice', 'dire', 'v', 'ind.pres.3s'],
  ['fatto', 'fare', 'v', 'part.past.ms'],
  ['camminare', 'camminare', 'v', 'inf'],
  ['maglietta', 'maglietta', 'sf', 's'],
  ['anatra', 'anatra', 'sf', 's'],
  ['anatrino', 'anatrino', 'sm', 's'],
  ['bello', 'bello', 'agg', 'ms'],
  ['robot', 'robot', 'sm', 's'],
  ['robot', 'robot', 'sm', 'p'],
];
const FIGS = tinyDictionary(ROWS);
/** What the tables say, read once. */
const evidence = (): Promise<Uint8Array> => {
  read ??= evidenceOfTables(FIGS) as Promise<Uint8Array>;
  return read;
};
let read: Promise<Uint8Array> | undefined;
const FIGS_2008 = tinyDictionary(ROWS, 'figs-2008');

test.each([
  [
    'eccotelo',
    ['ecco (avv.) + te + lo · «senso di ecco» · art. 15d, 23 · lexicon-src/listed.csv:11'],
  ],
  [
    'FABRICATO',
    [
      'fabricare (v.), past participle, masculine singular · «senso di fabricare» · art. 15c, 21 · lexicon-src/variants.csv:6',
    ],
  ],
  [
    'peones',
    ['peón (s.m.), plural · «senso di peón» · art. 16 · lexicon-src/nouns-articles.csv:2'],
  ],
  [
    'buon',
    ['buono (agg.), truncated form · «senso di buono» · art. 17 · lexicon-src/truncations.csv:2'],
  ],
  [
    'portare',
    ['portare (v.), infinitive · «senso di portare» · art. 14 · own, italian-verbs-dict: portare'],
  ],
  [
    'portandoglielo',
    [
      'portare (v.), gerund + glie + lo · «senso di portare» · art. 22, 23 · lexicon-src/verbs-a.csv:2',
    ],
  ],
  [
    'portarlo',
    ['portare (v.), infinitive + lo · «senso di portare» · art. 22 · lexicon-src/verbs-a.csv:2'],
  ],
  ['fea', ['fare (v.) · «senso di fare» · art. 15c · lexicon-src/listed.csv:19']],
  ['ahinoi', ['ahi (inter.) · «senso di ahi» · art. 15f · lexicon-src/listed.csv:16']],
  [
    'rossi',
    ['rosso (agg.), masculine plural · «senso di rosso» · art. 15b · lexicon-src/verbs-a.csv:2'],
  ],
  [
    'pòrta',
    [
      'portare (v.), present indicative, 3rd singular · «senso di portare» · art. 15c · lexicon-src/verbs-a.csv:2',
      'portare (v.), imperative, 2nd singular · «senso di portare» · art. 15c · lexicon-src/verbs-a.csv:2',
      'porta (s.f.), singular · «senso di porta» · art. 14 · lexicon-src/verbs-a.csv:2',
    ],
  ],
])('%s is valid, with every derivation', async (word, lines) => {
  const explanation = await explainWord(FIGS, word);
  const [first = '', ...others] = wording('en').word(explanation);
  expect(first).toBe(`${explanation.word}  valid · ${lines[0]}`);
  expect(others.map(line => line.replace(/^ +· /, ''))).toEqual(lines.slice(1));
});

/** Words that are not in, the article and the reason in English. */
const INVALID: readonly (readonly [string, string | null, string])[] = [
  ['abat-jour', '14', 'two words joined by a hyphen'],
  ['ab aeterno', '14', 'two words'],
  ["l'una", '14', 'more than one word'],
  ['curricula', '16', 'plural of curriculum: a loan marked inv. keeps its form'],
  ['robots', '16', 'plural of the invariable loan robot'],
  ['cammin', '17', 'truncation of cammino that its entry does not announce'],
  ['stramaglietta', '18', 'stra- before maglietta, without an entry of its own'],
  ['quarantadue', '19', 'numeral without an entry of its own'],
  ['ottantatre', '19', 'numeral without an entry of its own: ottanta + tre'],
  ['empolese', '19', 'adjective of a place (Empoli) without an entry of its own'],
  ['magliettina', '20', 'altered form of maglietta without an entry of its own'],
  ['magliettona', '20', 'altered form of maglietta without an entry of its own'],
  ['bellissimo', '15b', 'superlative of bello, which is not a form of the entry'],
  [
    'anitrella',
    '21',
    'derived from the variant anitra: the cross-reference to anatra does not extend to derived forms',
  ],
  [
    'anitrino',
    '21',
    'would be ANATRINO derived from the variant anitra, whose row does not extend to derived forms',
  ],
  ['dicesi', '22', 'enclitic si on a finite form (dice); not an entry as vendesi is'],
  ['dicelo', '22', 'lo on a finite form: dice (dire, present indicative, 3rd singular)'],
  ['fattosi', '22', 'si on a participle: fatto (fare, past participle, masculine singular)'],
  ['camminarlo', '22', 'camminare, infinitive, takes no lo'],
  ['portasi', '22', 'portare, imperative, 2nd singular, takes no si'],
  ['portandoglielosi', null, '16 letters, longer than 15'],
  ['portarloci', '22', 'lo and ci do not join on portare'],
  [
    'diligeva',
    '15c',
    'form of diligere, a verb in -ere that the dictionary does not conjugate: the bare infinitive only',
  ],
  [
    'diligerla',
    '15c',
    'form of diligere, a verb in -ere that the dictionary does not conjugate: the bare infinitive only',
  ],
  ['accanire', '15c', 'the entry is accanirsi only'],
  ['nevicai', '15c', 'past historic, 1st singular of nevicare, an impersonal verb'],
  [
    'abbaiati',
    '15c',
    'past participle, masculine plural of abbaiare: the participle of an intransitive verb with avere is invariable',
  ],
  ['au', '14', 'not a word: simbolo chimico oro'],
  ['an', '14', 'in doubt until a witness is found: interiezione arcaica interrogativa'],
  ['a', null, 'a word has two letters or more'],
  ['', null, 'a word has two letters or more'],
  ['c4sa', null, 'invalid: characters ("4" is not a letter)'],
  ['qwxyz', null, 'unknown: no table has it'],
];

test.each(INVALID)('"%s" is not valid by article %s', async (word, article, reason) => {
  const found = await explainWord(FIGS, word);
  expect(found.valid).toBe(false);
  expect(found.derivations).toEqual([]);
  expect(found).toMatchObject({ article });
  expect(reasonOf(found)).toBe(reason);
});

test.runIf(isThorough())('editions rule differently on the same word', async () => {
  const apart = async (word: string) => [
    reasonOf(await explainWord(FIGS, word)),
    reasonOf(await explainWord(FIGS_2008, word)),
  ];
  expect(await apart('gazebi')).toEqual([
    'unknown: no table has it',
    'plural of the invariable loan gazebo',
  ]);
  expect(await apart('diligeva')).toEqual([
    'form of diligere, a verb in -ere that the dictionary does not conjugate: the bare infinitive only',
    'imperfect indicative, 3rd singular of diligere, which this lexicon does not take',
  ]);
});

test.runIf(isThorough())(
  'a rejected entry of a package is a reason, and a name the base of an adjective',
  async () => {
    const file = join(tempFolder(), 'tiny.rejected.csv');
    const rows = [
      'dictionary-it: Rovigo,Rovigo,has a capital letter',
      'x: zottes,zottes,art. 20: altered',
    ];
    writeFileSync(file, `row,text,reason\n${rows.join('\n')}\n`);
    const dictionary = tinyDictionary(ROWS, 'figs', file);
    const said = async (word: string) => {
      const found = await explainWord(dictionary, word);
      return [found.article, reasonOf(found)];
    };
    expect(await said('zottes')).toEqual(['20', 'entry x: zottes rejected: altered']);
    expect(await said('rovigo')).toEqual([
      null,
      'entry dictionary-it: Rovigo rejected: has a capital letter',
    ]);
    expect(await said('rovigese')).toEqual([
      '19',
      'adjective of a place (Rovigo) without an entry of its own',
    ]);
  },
);

test('a word that is not in comes with the nearest words', async () => {
  expect((await explainWord(FIGS, 'portarla')).near).toEqual(['PORTARLO', 'PORTARE']);
  const [line, near] = wording('en').word(await explainWord(FIGS, 'portarla'));
  expect(line).toBe('PORTARLA  not valid · portare, infinitive, takes no la · art. 22');
  expect(near).toBe('          near: PORTARLO PORTARE');
});

test('a lexicon of no edition cites no article', async () => {
  const found = await explainWord(tinyDictionary(ROWS, ''), 'portarlo');
  expect(found).toMatchObject({ valid: true, article: null });
  expect(wording('en').word(found)[0]).not.toContain('art.');
});

test('the trailing apostrophe of a truncated form falls', async () => {
  expect((await explainWord(tinyDictionary([['po', "po'", 'avv', 'short']]), "po'")).valid).toBe(
    true,
  );
});

test('without tables a word that is not in is not listed, and its nearest are told', async () => {
  const { gaddag, derivations } = tinyFiles(ROWS);
  const lexicon = lexiconFromBytes(gaddag);
  const dictionary = dictionaryFromBytes(lexicon, {
    derivations,
    loanRows: ['nouns-articles.csv:2'],
  });
  expect(await explainWord(dictionary, 'camminarx')).toMatchObject({
    valid: false,
    fact: { code: 'not-listed', lexicon: lexicon.name },
    near: ['CAMMINARE'],
  });
  for (const word of ['porta', 'peones', 'eccotelo', 'buon giorno']) {
    expect(await explainWord(dictionary, word)).toEqual(await explainWord(FIGS, word));
  }
});

test('in parts, with what the tables say as bytes, a page is told all that is told where there are files', async () => {
  const { derivations } = tinyFiles(ROWS);
  const parts = derivationsParts(FIGS.lexicon, derivations, 1);
  const bytes = await evidence();
  const inPage = dictionaryFromParts(FIGS.lexicon, {
    firsts: parts.map(({ first }) => first),
    load: async part => parts[part]?.bytes as Uint8Array,
    loanRows: await loanRowsOf(FIGS),
    evidence: async () => bytes,
  });
  for (const [word] of sample([...ROWS, ...INVALID], 6)) {
    expect(await explainWord(inPage, word)).toEqual(await explainWord(FIGS, word));
  }
});

test('valid words need no evidence, and evidence that did not come is asked for again', async () => {
  const { derivations } = tinyFiles(ROWS);
  const bytes = await evidence();
  let asked = 0;
  const failing = async (): Promise<Uint8Array> => {
    if (asked++ === 0) throw new Error('no network');
    return bytes;
  };
  const parts = { derivations, loanRows: [], evidence: failing };
  const dictionary = dictionaryFromBytes(FIGS.lexicon, parts);
  expect((await explainWord(dictionary, 'porta')).valid).toBe(true);
  expect(asked).toBe(0);
  await expect(explainWord(dictionary, 'cammin')).rejects.toThrow('no network');
  expect((await explainWord(dictionary, 'cammin')).article).toBe('17');
  expect((await explainWord(dictionary, 'empolese')).article).toBe('19');
  expect(asked).toBe(2);
});

test.each([
  ['of another lexicon', { lexicon: '0'.repeat(64) }, 'LEXICON_DERIVATIONS'],
  ['of another version', { version: 99 }, 'LEXICON_VERSION'],
  ['of another kind', { format: 'x' }, 'LEXICON_FORMAT'],
])('evidence %s is refused', async (_, change, code) => {
  const bytes = await evidence();
  const { tables, ...head } = JSON.parse(new TextDecoder().decode(bytes));
  const changed = new TextEncoder().encode(JSON.stringify({ ...head, ...change, tables }));
  expect(() => decodeEvidence(changed, FIGS.lexicon)).toThrow(expect.objectContaining({ code }));
  expect(() => decodeEvidence(bytes.subarray(1), FIGS.lexicon)).toThrow(/not a file of evidence/);
});

test('rows of loanwords are those of the tables', async () => {
  const rows = await loanRowsOf(FIGS);
  expect(rows).toContain('nouns-articles.csv:2');
  expect(rows.every(row => /^nouns-[\w-]+\.csv:\d+$/.test(row))).toBe(true);
});

test('derivations of another lexicon are refused', () => {
  const { derivations } = tinyFiles(ROWS.slice(1));
  const bytes = { derivations, loanRows: [] };
  expect(() => dictionaryFromBytes(FIGS.lexicon, bytes)).toThrow(/^belongs to the lexicon /);
});
