// The extract of the regulations used at the Tevere tournament, 2007. It has no article numbers:
// `point 7` is its seventh paragraph, `2.3` the third item of the second. What it does not say is
// inherited from `figs`, and says so.
import { ITALIAN } from '../../alphabet/alphabets.js';
import { STANDARD_LAYOUT } from '../layouts.js';
import type { Rules } from '../rules.js';
import { FIGS_ARTICLES, FIGS_TILES, FIGS_WORD_ARTICLES } from './figs.js';

/** A citation of the newest regulations, marked as inherited. */
function inherited(citation: string): string {
  return `${citation} of figs, inherited`;
}

function inheritedAll<Topic extends string>(
  articles: Readonly<Record<Topic, string>>,
): Record<Topic, string> {
  const entries = Object.entries<string>(articles);
  return Object.fromEntries(
    entries.map(([topic, citation]) => [topic, inherited(citation)]),
  ) as Record<Topic, string>;
}

/** The extract for the tournament of 9 June 2007. */
export const TEVERE_2007: Rules = {
  id: 'tevere-2007',
  title: 'Estratto del regolamento per il torneo Tevere, 2007',
  alphabet: ITALIAN, // inherited from figs, art. 8
  tiles: FIGS_TILES, // inherited from figs, art. 1
  layout: STANDARD_LAYOUT, // inherited from figs, art. 1
  rackSize: 7, // inherited from figs, art. 3; point 9 says seven
  bingoBonus: 50, // inherited from figs, art. 13
  exchangeMinimum: 1, // point 8
  fullChange: {
    name: 'colpo secco',
    bagMinimum: 1, // point 9
    timesPerGame: 1, // point 9
    rack: 'any', // point 9: it takes the place of the change of vowels alone or consonants alone
    afterExchange: false, // point 8: an ordinary exchange passes the turn
    thenExchange: false, // point 9 «con cui rigioca immediatamente»
    article: 'point 9',
  },
  challenge: {
    judges: 'contested', // point 7
    article: 'point 7',
    withdrawn: {
      penalty: {
        kind: 'percent',
        on: 'player',
        percent: 10, // point 7
        of: 'play', // open reading `play-value`
        faceValue: 'added', // point 7 «aumentata del valore facciale»: open reading `face-value`
        rounding: 'half-even', // point 7 «se la cifra decimale è 5 si arrotonda all'intero pari»
        minimum: 0,
      },
      turnLost: 'player', // point 7
      article: 'point 7',
    },
    lost: {
      penalty: {
        kind: 'percent',
        on: 'challenger',
        percent: 10, // point 7
        of: 'play', // open reading `play-value`
        faceValue: 'none', // point 7: the share alone
        rounding: 'half-even', // point 7 «in entrambi i casi»
        minimum: 0,
      },
      turnLost: undefined,
      article: 'point 7',
    },
  },
  clock: {
    minutes: 22, // point 10
    range: undefined,
    gameMinutes: undefined,
    overtime: {
      least: 1, // point 10
      most: 5, // point 10
      charge: { per: 'minute bought', points: 10, article: 'point 10' },
      usedUp: undefined, // the extract does not say
      article: 'point 10',
    },
    article: 'point 10',
  },
  end: {
    conditions: [
      { kind: 'out', article: 'point 11', deducts: 'others', gains: 0, countsArticle: 'point 11' },
    ],
    jollyLeft: 7, // point 11
    draw: undefined, // the extract does not say
  },
  words: {
    archaicEre: 'conjugated', // point 2.3
    loanPlurals: 'both', // inherited from figs, art. 16
    enclitics: 'grammar', // point 5: current grammar, no table
    encliticMoods: ['infinitive', 'gerund', 'imperative'], // point 5
    mostParticles: 2, // point 5
    adverbParticles: 'lemmas', // point 2.4
    interjectionParticles: 'listed', // point 2.6
    pronominalInfinitive: false, // open reading `pronominal-infinitive`
    articles: {
      ...inheritedAll(FIGS_WORD_ARTICLES), // loanwords, truncations, numerals, variants
      oneWord: '1',
      nouns: '2.1',
      adjectives: '2.2',
      verbs: '2.3',
      archaicEre: '2.3',
      adverbs: '2.4',
      functionWords: '2.5',
      interjections: '2.6',
      prefixes: '3',
      altered: '4',
      enclitics: '5',
      twoParticles: '5',
    },
  },
  articles: { ...inheritedAll(FIGS_ARTICLES), exchange: 'point 8' },
  openReadings: ['face-value', 'play-value', 'pronominal-infinitive'],
  source: 'Estratto del regolamento per il torneo Tevere, 18 May 2007; the rest from figs',
};
