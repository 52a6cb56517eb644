// Every code in both languages; JSON that has English beside its facts; ledgers of format 1.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { analyseGame } from '../analysis/analyse.js';
import { parseRows } from '../board/position.js';
import { explainWord } from '../dictionary/why/explain.js';
import { createEngine } from '../engine/engine.js';
import { InputError } from '../errors.js';
import type { FactOf } from '../facts.js';
import { lexiconFromWords } from '../gaddag/lexicon.js';
import { replayGame } from '../game/replay/replay.js';
import { judgeChallenge } from '../referee/challenge.js';
import { ruleExchange, ruleFullChange } from '../referee/exchange.js';
import type { ObjectionValues } from '../referee/facts.js';
import { finalScores } from '../referee/final-scores.js';
import { gameEnd } from '../referee/game-end.js';
import { judge } from '../referee/judge.js';
import { scoreSteps } from '../referee/score-steps.js';
import type { DeclaredPlay } from '../referee/words-formed.js';
import { FIGS, rulesEdition } from '../rules/editions.js';
import type { Rules } from '../rules/rules.js';
import { GAME_FILES, gameOf, readGame } from '../testing/games.js';
import { tinyDictionary } from '../testing/tiny-dictionary.js';
import { TURN_SAMPLES } from '../testing/turn-samples.js';
import {
  FINDING_SAMPLES,
  GCG_FAULT_SAMPLES,
  NO_RESULT_SAMPLES,
  OBJECTION_SAMPLES,
  OVERTIME_SAMPLES,
  REMARK_SAMPLES,
  SLIP_SAMPLES,
  STEP_SAMPLES,
  WORD_SAMPLES,
} from '../testing/wording-samples.js';
import { VERB_CELLS } from '../wordlist/inflection/verb-cells.js';
import { withEnglish } from './any-fact.js';
import { findingText, noResultText } from './finding.js';
import { remarkText } from './gcg.js';
import { gcgFaultText } from './gcg-fault.js';
import type { Language } from './language.js';
import { italianNote } from './note.js';
import { objectionText } from './objection.js';
import { overtimeText } from './overtime.js';
import { cellName } from './paradigm.js';
import { italianReason } from './recorded.js';
import { SHEETS } from './sheets.js';
import { slipText } from './slip.js';
import { createSpeech, type Speech } from './speech.js';
import { stepText } from './step.js';
import { turnRemarks, turnText } from './turn.js';
import { wordText } from './word.js';
import { wording } from './wording.js';

type Say = (speech: Speech) => string;

/** Every code of a topic, and how its sample is said. */
function saidOf<Values extends object>(
  topic: string,
  samples: Values,
  say: (fact: FactOf<Values>, speech: Speech) => string,
): readonly { name: string; say: Say }[] {
  return Object.entries(samples).map(([code, values]) => ({
    name: `${topic} ${code}`,
    say: speech => say({ code, ...values } as FactOf<Values>, speech),
  }));
}

const ALL = [
  ...saidOf('objection', OBJECTION_SAMPLES, objectionText),
  ...saidOf('step', STEP_SAMPLES, stepText),
  ...saidOf('finding', FINDING_SAMPLES, findingText),
  ...saidOf('result', NO_RESULT_SAMPLES, noResultText),
  ...saidOf('word', WORD_SAMPLES, wordText),
  ...saidOf('turn', TURN_SAMPLES, turnText),
  ...saidOf('slip', SLIP_SAMPLES, slipText),
  ...saidOf('overtime', OVERTIME_SAMPLES, overtimeText),
  ...saidOf('remark', REMARK_SAMPLES, remarkText),
  ...saidOf('gcg', GCG_FAULT_SAMPLES, gcgFaultText),
];

const IT = createSpeech('it', { notation: 'figs' });
const EN = createSpeech('en', { notation: 'figs' });

test('more than twenty faults are counted in the language', () => {
  const facts = Array.from({ length: 22 }, () => ({ fact: { code: 'no-letter' } }));
  const error = InputError.ofFacts('MOVE_SQUARES', facts, { input: '' });
  expect(wording('it').error(error).split('\n').at(-1)).toBe('e altre 2');
  expect(wording('en').error(error).split('\n').at(-1)).toBe('and 2 more');
});

test('every sentence is the one that was agreed on', () => {
  const lines = ALL.map(({ name, say }) => `${name}\n  it ${say(IT)}\n  en ${say(EN)}\n`);
  const agreed = readFileSync(new URL('../testing/sentences.txt', import.meta.url), 'utf8');
  expect(lines.join('').split('\n')).toEqual(agreed.split('\n'));
});

/** Signs and numbers alone, whatever the language. */
const ALIKE: readonly string[] = ['step word-multiplied', 'slip told'];

test.each(ALL)('$name has a sentence in both languages', ({ name, say }) => {
  const [italian, english] = [say(IT), say(EN)];
  for (const text of [italian, english]) {
    expect(text).not.toMatch(/undefined|\bnull\b|NaN|\[object/);
    expect(text.trim()).toBe(text);
    expect(text.length).toBeGreaterThan(3);
  }
  expect(italian === english).toBe(ALIKE.includes(name));
  expect(italian).not.toMatch(/\b(?:the|tiles?|rack|bag|play|word|points|is|not)\b/);
});

/** Sentences of the facts anywhere in JSON for programs; a fact without one, or a text below that is one. */
function sentences(data: unknown): readonly string[] {
  if (typeof data !== 'object' || data === null) return [];
  const { fact, message, text, reason } = data as Record<string, unknown>;
  const own = typeof fact === 'object' && fact !== null ? [message ?? text ?? reason] : [];
  return [...own.map(String), ...Object.values(data).flatMap(sentences)];
}

/** Texts of more than three words: the rooms below wording have codes, names and racks, no sentences. */
function longTexts(data: unknown): readonly string[] {
  if (typeof data === 'string') return data.split(' ').length > 3 ? [data] : [];
  if (typeof data !== 'object' || data === null || ArrayBuffer.isView(data)) return [];
  const told = Object.entries(data).filter(([name]) => name !== 'article');
  return told.flatMap(([, value]) => longTexts(value));
}

function expectSpoken(data: unknown): number {
  expect(longTexts(data)).toEqual([]);
  const said = sentences(withEnglish(data));
  for (const text of said) {
    expect(text).not.toMatch(/undefined|\bnull\b|NaN|\[object/);
    expect(text.length).toBeGreaterThan(3);
  }
  return said.length;
}

test.each(GAME_FILES)('a replay is said in English beside its facts: %s', name => {
  for (const rules of [FIGS, rulesEdition('english'), rulesEdition('tevere-2007')]) {
    try {
      const { findings, result, turns } = replayGame(readGame(name), rules);
      expectSpoken([findings, result, turns.map(({ reasons }) => reasons)]);
    } catch (error) {
      if ((error as { code?: string }).code !== 'GCG_TILES') throw error;
    }
  }
});

const EMPTY = Array<string>(15).fill('.'.repeat(15));

/** What the referee says of a game of every kind under an edition. */
function rulings(rules: Rules): unknown[] {
  const position = parseRows(EMPTY, 'MI?CIOA', rules);
  const lexicon = lexiconFromWords(['MICIO', 'RE'], 'tiny');
  const plays = [
    { at: '8F', word: 'MICIO' },
    { at: '8D', word: 'MiCIO' },
    { at: '8H', word: 'OCA' },
    { at: '1A', word: 'MICIO' },
    { at: '8L', word: 'MICIOA' },
    { at: '8Z', word: 'RE' },
    { at: '8H', word: 'A' },
    { at: '8H', word: '..' },
    { at: '8H', word: '' },
    { at: '8H', word: 'M3' },
    {
      tiles: [
        { square: 112, tile: 'M' },
        { square: 130, tile: 'I' },
      ],
    },
    {
      tiles: [
        { square: 112, tile: 'M' },
        { square: 114, tile: 'I' },
      ],
    },
    {
      tiles: [
        { square: 112, tile: '3' },
        { square: 112, tile: 'M' },
        { square: 112, tile: 'I' },
      ],
    },
  ];
  const states = [
    { bag: 0, racks: [0, 3], turns: [{ player: 0, kind: 'play', score: 3 } as const] },
    { bag: 9, racks: [7, 7], turns: [], timeOver: true },
    { bag: 9, racks: [7, 7], turns: [], blocked: true },
    { bag: 9, racks: [7, 7], turns: [], overtimeUsedUp: 0 },
    { bag: 9, racks: [7, 7], turns: PASSES },
  ];
  const players = [
    { score: 300, rack: '?A', minutesLeft: 2 },
    { score: 290, rack: 'EE', minutesLeft: 2 },
  ];
  const ends = states.flatMap(state => gameEnd(rules, state) ?? []);
  const legal = plays.slice(0, 4) as DeclaredPlay[];
  return [
    plays.map(play => judge(position, play, lexicon)),
    legal.map(play => scoreSteps(position, play)),
    legal.map(play => judgeChallenge(position, play, [play.word], lexicon)),
    [2, 60].map(bag => ruleExchange(rules, { bag, tiles: 3, rack: 2, afterFullChange: true })),
    ruleExchange(rules, { bag: 60, tiles: 3, rack: 7 }),
    [0, 60].map(bag =>
      ruleFullChange(rules, { bag, rack: 'AEIOUAB', used: 1, afterExchange: true }),
    ),
    ruleFullChange(rules, { bag: 60, rack: 'AEIOUAE', used: 0 }),
    ends,
    ends.map(end => finalScores(rules, end, players)),
  ];
}

const PASSES = Array.from({ length: 20 }, (_, turn) => {
  return { player: turn % 2, kind: 'pass', score: 0 } as const;
});

test.each(['figs', 'figs-2008', 'tevere-2007'].map(id => rulesEdition(id)))(
  'the referee is said in English beside its facts: $id',
  rules => {
    expect(expectSpoken(rulings(rules))).toBeGreaterThan(60);
  },
);

const DICTIONARY = tinyDictionary([
  ['micio', 'micio', 'sm', 's'],
  ['camminare', 'camminare', 'v', 'inf'],
]);

test.each(['camminarlo', 'nevicai', 'abat-jour', 'xyz3', 'micino', 'zzz', 'quarantadue', 'au'])(
  'why %s is no word, in English beside its fact',
  async word => {
    const explanation = await explainWord(DICTIONARY, word);
    const { fact } = explanation;
    expect(withEnglish(explanation)).toMatchObject({ fact, reason: wordText(fact!, EN) });
    expect(wordText(fact!, IT)).not.toBe(wordText(fact!, EN));
  },
);

const SAY: Readonly<Record<Language, ReturnType<typeof wording>>> = {
  it: wording('it'),
  en: wording('en'),
};

test('a ruling in both languages, squares as each writes them', () => {
  const position = parseRows(EMPTY, 'MICIOAE', FIGS);
  const legal = judge(position, { at: '8F', word: 'MICIO' }, DICTIONARY.lexicon);
  expect(SAY.it.ruling(legal)).toBe('giocata valida: 16 punti');
  expect(SAY.en.ruling(legal)).toBe('legal: 16 points');
  const not = judge(position, { at: '8A', word: 'ZIO' }, DICTIONARY.lexicon);
  expect(SAY.it.ruling(not).split('\n')).toEqual([
    'giocata non valida',
    'art. 3: sul leggio ACEIIMO manca una Z',
    'art. 3: la prima giocata deve coprire la casella centrale H8',
    'art. 4: ZIO in A8 orizz. non è nel lessico «tiny»',
  ]);
  expect(SAY.en.ruling(not).split('\n')).toEqual([
    'not legal',
    'art. 3: 1 × Z short on the rack ACEIIMO',
    'art. 3: the first play covers the centre square H8',
    'art. 4: ZIO at 8A is not in the lexicon "tiny"',
  ]);
});

test('every cell of a verb has a name of its own in Italian', () => {
  const names = VERB_CELLS.map(cell => cellName(cell, 'it'));
  expect(new Set(names).size).toBe(VERB_CELLS.length);
  expect(names.filter((name, at) => name === cellName(VERB_CELLS[at]!, 'en'))).toEqual([]);
});

test('every cell of a verb has a name of its own in English', () => {
  const texts = VERB_CELLS.map(cell => cellName(cell, 'en'));
  expect(new Set(texts).size).toBe(VERB_CELLS.length);
  expect(texts.filter(text => !/^[a-z]/.test(text))).toEqual([]);
});

test.each([
  ['ind.pres.1s', 'present indicative, 1st singular'],
  ['sub.impf.3p', 'imperfect subjunctive, 3rd plural'],
  ['part.past.fp', 'past participle, feminine plural'],
  ['inf', 'infinitive'],
  ['p', 'plural'],
  ['fs', 'feminine singular'],
  ['troncamento', 'truncated form'],
  ['listed', ''],
])('the cell %s is "%s"', (cell, text) => {
  expect(cellName(cell, 'en')).toBe(text);
});

test.each(['not-words.csv', 'exclusions.csv'])('every note of %s has Italian', file => {
  const path = fileURLToPath(new URL(`../../lexicon-src/${file}`, import.meta.url));
  const [, ...rows] = readFileSync(path, 'utf8').trimEnd().split('\n');
  const notes = rows.map(row => /(?:,"([^"]*)"|,([^,]*))$/.exec(row)?.slice(1).join('') ?? '');
  expect([...new Set(notes)].filter(note => italianNote(note) === undefined)).toEqual([]);
});

test('articles of other editions are cited in Italian', () => {
  expect(IT.citation('point 7')).toBe('punto 7');
  expect(IT.citation('art. 13 of figs, inherited')).toBe('art. 13 di figs, ripreso');
});

test('what a ledger records of slips is said in Italian', () => {
  const recorded: readonly (readonly [string, string])[] = [
    ['no word', 'nessuna parola'],
    ['claimed 12, scores 14', 'segnati 12, vale 14'],
    ['no score claimed', 'punteggio non indicato'],
    ['"3" is not a letter', '«3» non è una lettera'],
    ['1 × Z, 2 × A short, jollies 1 on ?EIO', 'sul leggio ?EIO mancano 1 × Z, 2 × A, jolly 1'],
    ['not valid: MARO, RE', 'non valida: MARO, RE'],
    [
      'the word lies at 8E, one square off: −5',
      'la parola sta in 8E, a una casella di distanza: −5',
    ],
    ['vowels 0 of 1', 'vocali 0 su 1'],
    ['vowels 1 of 2, consonants 0 of 2, jollies 1', 'vocali 1 su 2, consonanti 0 su 2, jolly 1'],
    ['no play', 'nessuna giocata possibile'],
    ['struck by the arbiter: errata', 'esclusa dall’arbitro: errata'],
    ['misread by the scorer', 'misread by the scorer'],
    ['', ''],
  ];
  for (const [english, italian] of recorded) expect(italianReason(english)).toBe(italian);
});

/** Reasons that a slip can bring; the others are about racks and words, or plays of single tiles. */
const OF_SLIPS = [
  'too-long',
  'square-empty',
  'square-holds',
  'no-letter',
  'no-new-tile',
  'off-centre',
  'first-too-short',
  'apart',
  'longer-word',
  'one-letter',
] as const;

test.each(OF_SLIPS)('the reason %s of a ledger is said as a ruling says it', code => {
  const fact = { code, ...OBJECTION_SAMPLES[code] } as FactOf<ObjectionValues>;
  expect(italianReason(objectionText(fact, EN))).toBe(objectionText(fact, IT));
});

/** Every sentence of sheets and rounds, of functions with some values. */
function* textsOf(words: unknown): Generator<string> {
  if (typeof words === 'string') yield words;
  else if (typeof words === 'object' && words !== null) {
    for (const inner of Object.values(words)) yield* textsOf(inner);
  }
}

/** Headings that are one word in both languages. */
const ALIKE_HEADINGS: readonly string[] = ['%', 'bonus', 'note', 'top'];

test('headings of sheets are Italian in Italian', () => {
  const [italian, english] = [[...textsOf(SHEETS.it)], [...textsOf(SHEETS.en)]];
  expect(italian.length).toBe(english.length);
  expect(italian.filter(text => text.trim() === '')).toEqual([]);
  const same = italian.filter(text => english.includes(text) && !ALIKE_HEADINGS.includes(text));
  expect(same).toEqual([]);
});

test('the labels of a closed round have one width', () => {
  for (const { round } of Object.values(SHEETS)) {
    expect(new Set(Object.values(round.labels).map(label => label.length)).size).toBe(1);
  }
});

const CONTESTED = '#note #contested MICIO';
const MICIO_PLAY = '>a: AEMICIO 8F MICIO +16 16';

/** Games that bring every remark on a turn, and what is said of their first turns in both languages. */
const REMARKED = [
  {
    game: gameOf(MICIO_PLAY, CONTESTED, '>a: AEMICIO -- -16 0'),
    it: 'ritirata, ma nel lessico c’è MICIO',
    en: 'withdrawn, but MICIO is in the lexicon',
  },
  {
    game: gameOf(MICIO_PLAY, '>a: AEMICIO -- -16 0'),
    it: 'ritirata, ma ogni parola è nel lessico',
    en: 'withdrawn, but every word is in the lexicon',
  },
  {
    game: gameOf(MICIO_PLAY, '>b: ADERSTU (challenge) -2 -2'),
    it: 'contestazione respinta: art. 30: 10% di 16 = 1,6 → 2',
    en: 'challenge lost: art. 30: 10 % of 16 = 1.6 → 2',
  },
  {
    game: gameOf('>a: ADERSTU 8F DARE +12 12', '>b: AEMICIO (challenge) -1 -1'),
    it: 'ma nel lessico non c’è DARE',
    en: 'but DARE is not in the lexicon',
  },
  {
    game: gameOf('>a: ADERSTU 8F DARE +10 10'),
    it: 'la contestazione sarebbe valsa 22: 18 tolti; art. 30: 20% di 18 = 3,6 → 4; in tutto 22',
    en: 'a challenge would have been worth 22: 18 taken back; art. 30: 20 % of 18 = 3.6 → 4; together 22',
  },
  {
    game: gameOf('>a: - +0 0'),
    it: 'non valutata: il leggio non è noto',
    en: 'not judged: the rack is not known',
  },
  {
    game: gameOf('>a: ADE - +0 0'),
    it: 'non valutata: del leggio si conoscono 3 tessere su 7',
    en: 'not judged: 3 of 7 tiles of the rack are known',
  },
  {
    game: gameOf('>a: AEMICIO 8F MIC.O +16 16'),
    it: 'non valutata: la giocata non può stare lì',
    en: 'not judged: the play cannot be laid',
  },
];

test.each(REMARKED)('a turn is remarked on in both languages: $en', async ({ game, it, en }) => {
  const engine = createEngine({ lexicon: lexiconFromWords(['MICIO']) });
  const [turn] = (await analyseGame(game, engine)).turns;
  expect(turnRemarks(turn!, IT)).toContain(it);
  expect(turnRemarks(turn!, EN)).toContain(en);
});
