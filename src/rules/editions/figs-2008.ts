// The FIGS regulations of 2008. Articles agree with the newest up to 36 and differ after it.
import { ITALIAN } from '../../alphabet/alphabets.js';
import { STANDARD_LAYOUT } from '../layouts.js';
import type { Rules } from '../rules.js';
import { FIGS_ARTICLES, FIGS_CHALLENGE, FIGS_TILES, FIGS_WORD_ARTICLES } from './figs.js';

/** The regulations of 2008. */
export const FIGS_2008: Rules = {
  id: 'figs-2008',
  title: 'FIGS, Regolamento di gioco 2008',
  alphabet: ITALIAN, // art. 8
  tiles: FIGS_TILES, // art. 1
  layout: STANDARD_LAYOUT, // art. 1; its own table is damaged in rows 3-14
  rackSize: 7, // art. 3
  bingoBonus: 50, // art. 13
  exchangeMinimum: 3, // art. 34
  fullChange: {
    name: 'cambio secco',
    bagMinimum: 1, // art. 35
    timesPerGame: 1, // art. 35
    rack: 'any',
    afterExchange: true, // art. 35, last sentence
    thenExchange: true, // not said: open reading `full-change-first`
    article: 'art. 35',
  },
  challenge: FIGS_CHALLENGE, // art. 29-30
  clock: {
    minutes: 22, // art. 37
    range: { least: 20, most: 25 }, // art. 37, 41
    gameMinutes: undefined,
    overtime: {
      least: 3, // art. 38
      most: 3, // art. 38
      charge: { per: 'minute begun', points: 20, article: 'art. 39' },
      usedUp: { kind: 'margin', points: 20, perMinuteLeft: 20, article: 'art. 40' },
      article: 'art. 38',
    },
    article: 'art. 37',
  },
  end: {
    conditions: [
      { kind: 'out', article: 'art. 43a', deducts: 'others', gains: 0, countsArticle: 'art. 44' },
      {
        kind: 'idle',
        turns: ['pass', 'exchange', 'withdrawn'], // `withdrawn`: open reading `withdrawn-passes`
        each: 3,
        article: 'art. 43b',
        deducts: 'each',
        gains: 0,
        countsArticle: 'art. 44',
      },
      {
        kind: 'overtime',
        article: 'art. 43c',
        deducts: 'each',
        gains: 0,
        countsArticle: 'art. 44',
      },
    ],
    jollyLeft: 7, // art. 44
    draw: 'art. 45',
  },
  words: {
    archaicEre: 'conjugated', // art. 15c
    loanPlurals: 'invariable', // art. 16
    enclitics: 'grammar', // art. 22-23: current grammar, no table
    encliticMoods: ['infinitive', 'gerund', 'imperative'], // art. 22
    mostParticles: 2, // art. 23
    adverbParticles: 'listed', // art. 15d
    interjectionParticles: 'listed', // art. 15f
    pronominalInfinitive: false, // open reading `pronominal-infinitive`
    articles: FIGS_WORD_ARTICLES,
  },
  articles: FIGS_ARTICLES,
  openReadings: ['play-value', 'withdrawn-passes', 'full-change-first', 'pronominal-infinitive'],
  source: 'FIGS, Regolamento di gioco 2008',
};
