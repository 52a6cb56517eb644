// The editions, one value each; every field cites its article. Code reads the values and never
// tests an edition's name.
import { ITALIAN } from '../alphabet/alphabets.js';
import { InputError } from '../errors.js';
import { STANDARD_LAYOUT } from './layouts.js';
import type { Rules, TileSpec, WordArticles } from './rules.js';

/** 120 tiles. Source: FIGS, Regolamento di gioco, parte I, capo I, art. 1; art. 8 for J K W X Y. */
// biome-ignore format: columns
const FIGS_TILES: readonly TileSpec[] = [
  { letter: 'A', count: 14, points:  1 },
  { letter: 'B', count:  3, points:  5 },
  { letter: 'C', count:  6, points:  2 },
  { letter: 'D', count:  3, points:  5 },
  { letter: 'E', count: 11, points:  1 },
  { letter: 'F', count:  3, points:  5 },
  { letter: 'G', count:  2, points:  8 },
  { letter: 'H', count:  2, points:  8 },
  { letter: 'I', count: 12, points:  1 },
  { letter: 'J', count:  0, points:  0 }, // only as a jolly, art. 8
  { letter: 'K', count:  0, points:  0 }, // only as a jolly, art. 8
  { letter: 'L', count:  5, points:  3 },
  { letter: 'M', count:  5, points:  3 },
  { letter: 'N', count:  5, points:  3 },
  { letter: 'O', count: 15, points:  1 },
  { letter: 'P', count:  3, points:  5 },
  { letter: 'Q', count:  1, points: 10 },
  { letter: 'R', count:  6, points:  2 },
  { letter: 'S', count:  6, points:  2 },
  { letter: 'T', count:  6, points:  2 },
  { letter: 'U', count:  5, points:  3 },
  { letter: 'V', count:  3, points:  5 },
  { letter: 'W', count:  0, points:  0 }, // only as a jolly, art. 8
  { letter: 'X', count:  0, points:  0 }, // only as a jolly, art. 8
  { letter: 'Y', count:  0, points:  0 }, // only as a jolly, art. 8
  { letter: 'Z', count:  2, points:  8 },
  { letter: '?', count:  2, points:  0 }, // worth 0 whatever it stands for, art. 12
];

/** Article by topic; the same numbers in both FIGS editions (they agree up to 36). */
const FIGS_WORD_ARTICLES: WordArticles['articles'] = {
  oneWord: '14',
  nouns: '15a',
  adjectives: '15b',
  verbs: '15c',
  archaicEre: '15c',
  adverbs: '15d',
  functionWords: '15e',
  interjections: '15f',
  loanwords: '16',
  truncations: '17',
  prefixes: '18',
  numerals: '19',
  altered: '20',
  variants: '21',
  enclitics: '22',
  twoParticles: '23',
};

/** The newest regulations of the Federazione Italiana Gioco Scrabble: the default edition. */
export const FIGS: Rules = {
  id: 'figs',
  title: 'FIGS, Regolamento di gioco',
  alphabet: ITALIAN,
  tiles: FIGS_TILES, // art. 1
  layout: STANDARD_LAYOUT, // art. 1
  rackSize: 7, // art. 3
  bingoBonus: 50, // art. 13
  exchangeMinimum: 3, // art. 34
  words: {
    archaicEre: 'infinitive', // art. 15c
    loanPlurals: 'both', // art. 16, last sentence
    enclitics: 'appendix', // art. 22 and the appendix
    pronominalInfinitive: false, // open reading, see src/rules/README.md
    articles: FIGS_WORD_ARTICLES,
  },
  source: 'FIGS, Regolamento di gioco, art. 1-23, 34',
};

/** The regulations of 2008. */
export const FIGS_2008: Rules = {
  id: 'figs-2008',
  title: 'FIGS, Regolamento di gioco 2008',
  alphabet: ITALIAN,
  tiles: FIGS_TILES, // art. 1
  layout: STANDARD_LAYOUT, // art. 1; its own table is damaged in rows 3-14
  rackSize: 7, // art. 3
  bingoBonus: 50, // art. 13
  exchangeMinimum: 3, // art. 34
  words: {
    archaicEre: 'conjugated', // art. 15c
    loanPlurals: 'invariable', // art. 16
    enclitics: 'grammar', // art. 22-23: current grammar, no table
    pronominalInfinitive: false, // open reading
    articles: FIGS_WORD_ARTICLES,
  },
  source: 'FIGS, Regolamento di gioco 2008, art. 1-23, 34',
};

const EDITIONS: ReadonlyMap<string, Rules> = new Map(
  [FIGS, FIGS_2008].map(rules => [rules.id, rules]),
);

/** Names of the editions, for messages. */
export function editionIds(): readonly string[] {
  return [...EDITIONS.keys()];
}

/** @throws InputError `RULES_UNKNOWN` */
export function rulesEdition(id: string): Rules {
  const rules = EDITIONS.get(id);
  if (rules !== undefined) return rules;
  throw new InputError(
    'RULES_UNKNOWN',
    `no edition "${id}": there are ${editionIds().join(', ')}`,
    {
      input: id,
    },
  );
}
