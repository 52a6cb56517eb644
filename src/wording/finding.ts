// What replay finds in a game file, and why a result cannot be said.
import type {
  FindingFact,
  FindingValues,
  NoResultFact,
  NoResultValues,
} from '../game/replay/facts.js';
import { signed } from '../referee/steps.js';
import { type Catalogue, sentenceOf } from './catalogue.js';
import type { InLanguages } from './language.js';
import { objectionText } from './objection.js';
import { overtimeText } from './overtime.js';
import type { Speech } from './speech.js';
import { stepText, tilesText } from './step.js';

/** The sentence, without line and article. */
export function findingText(fact: FindingFact, speech: Speech): string {
  return sentenceOf(FINDINGS, fact, speech);
}

/** Why the result of a game cannot be said. */
export function noResultText(fact: NoResultFact, speech: Speech): string {
  return sentenceOf(NO_RESULTS, fact, speech);
}

export const FINDINGS: Catalogue<FindingValues> = {
  it: {
    'unknown-sign': ({ sign, rules }, { quoted }) =>
      `${sign} non è noto: rigiocata come partita classica sul tavoliere di ${quoted(rules)}`,
    'shared-nick': ({ nick, players }, { quoted, and }) =>
      `i giocatori ${and(players.map(String))} hanno la stessa sigla ${quoted(nick)}: si distinguono dal totale e dal turno`,
    'other-language': ({ sign, language, rules, editions }, { quoted }) =>
      `${sign} è ${TONGUES[language] ?? language}, rigiocata con ${quoted(rules)}: provare ${optionsText(editions, 'o')}`,
    'missing-tiles': ({ rules, letters, editions }, { quoted }) =>
      `${quoted(rules)} non ha tessere per ${letters.join(' ')}: provare ${optionsText(editions, 'o')}`,
    'out-of-turn': ({ player, next }) => `muove ${player}, ma è il turno di ${next}`,
    'after-end': ({ end }, speech) =>
      `una mossa dopo la fine della partita: ${stepText(end, speech)}`,
    total: values => `totale ${values.declared}, ma ${totalText(values)}`,
    'points-without-play': ({ score, kind }) =>
      `${score} punti per un ${kind === 'pass' ? 'passo' : 'cambio di tessere'}`,
    'rack-short': ({ reasons }, speech) =>
      reasons.map(each => objectionText(each, speech)).join('; '),
    placement: ({ reason }, speech) => objectionText(reason, speech),
    'exchange-short': ({ short, rack, tiles }) =>
      `sul leggio ${rack} manca ${short} per il cambio di ${tiles}`,
    'exchange-refused': ({ reason }, speech) => stepText(reason, speech),
    'full-change-count': ({ name, count, held }) =>
      `${name} di ${count} tessere, ma si cambiano tutte e ${held}`,
    'held-impossible': ({ pragma, rack, more }) =>
      `#${pragma} ${rack} è impossibile: più ${more} di quante ne restavano`,
    'rack-too-big': ({ size, rack, most }) =>
      `${size} tessere sul leggio ${rack}, il giocatore può averne ${most}`,
    'rack-impossible': ({ rack, more }) =>
      `il leggio ${rack} è impossibile: con il tavoliere, più ${more} di quante ne ha il sacchetto`,
    'rack-shared': ({ rack, tiles }) =>
      `il leggio ${rack} contiene ${tiles}, che un altro giocatore aveva conservato`,
    'rack-kept': ({ missing, rack, stayed, line }) =>
      `${missing} non è sul leggio ${rack}, ma era rimasto ${stayed} (riga ${line})`,
    'withdrawn-score': ({ declared, score }) =>
      `${signed(declared)} per una giocata ritirata che valeva ${score}`,
    'withdrawn-rack': ({ rack, before, line }) =>
      `leggio ${rack}, ma la giocata ritirata veniva da ${before} (riga ${line})`,
    'challenge-of-nothing': () =>
      'punti di una contestazione, ma prima non c’è nulla da contestare',
    'challenge-points': ({ declared, kind, expected, reading }, speech) =>
      `${signed(declared)} ${CHALLENGES.it[kind]}: ${expected === null ? 'il regolamento non ne prevede' : stepText(expected, speech)}${reading === null ? '' : `; corrisponde alla lettura ${reading}`}`,
    'penalty-missing': ({ expected }, speech) =>
      `manca la penalità per la giocata ritirata: ${stepText(expected, speech)}`,
    'end-early': (values, speech) =>
      `punti per le tessere rimaste, ma ${NO_RESULTS.it['not-over'](values, speech)}`,
    'left-impossible': ({ tiles, real }) =>
      `rimaste secondo il file ${tiles}, ma può essere solo ${real}`,
    'left-too-many': ({ tiles, short }) =>
      `rimaste secondo il file ${tiles}, ma non ci possono essere altre ${short}`,
    'left-unreadable': ({ tiles }, { quoted }) =>
      `${quoted(tiles)} non possono essere le tessere rimaste: il regolamento non le ha, o non ne ha tante`,
    'end-points': ({ declared, computed, kind, tiles }) =>
      `${declared} ${kind === 'gain' ? 'guadagnati per le tessere rimaste' : 'per le proprie tessere rimaste'}, il regolamento dà ${computed}: ${tilesText(tiles)}`,
    'end-sum': ({ declared, computed, player, changes }, speech) =>
      `${declared} alla fine per ${player}, il regolamento dà ${computed}: ${changesText(changes, 'nulla', speech)}`,
    'overtime-refused': ({ declared, against, charge }, speech) =>
      `${declared} per il tempo supplementare: ${againstText(against, speech)}; ${charge === null ? 'non si conta nulla' : `si conta ${stepText(charge, speech)}`}`,
    'overtime-points': ({ declared, charge, each, per }, speech) =>
      `${declared} per il tempo supplementare: ${charge === null ? `il regolamento toglie ${each} ${PER.it[per]}` : stepText(charge, speech)}`,
  },
  en: {
    'unknown-sign': ({ sign, rules }, { quoted }) =>
      `${sign} is not known: replayed as the classic game on the board of ${quoted(rules)}`,
    'shared-nick': ({ nick, players }, { quoted }) =>
      `players ${players.join(' and ')} share the nick ${quoted(nick)}: their events are told apart by running total and turn`,
    'other-language': ({ sign, language, rules, editions }, { quoted }) =>
      `${sign} is ${language}, replayed under ${quoted(rules)}: try ${optionsText(editions, 'or')}`,
    'missing-tiles': ({ rules, letters, editions }, { quoted }) =>
      `${quoted(rules)} has no tile of ${letters.join(' ')}: try ${optionsText(editions, 'or')}`,
    'out-of-turn': ({ player, next }) => `${player} moves, it is ${next}'s turn`,
    'after-end': ({ end }, speech) => `a move after the end of the game: ${stepText(end, speech)}`,
    total: values => `running total ${values.declared}, but ${totalText(values)}`,
    'points-without-play': ({ score, kind }) =>
      `${score} points for ${kind === 'pass' ? 'a pass' : 'an exchange'}`,
    'rack-short': ({ reasons }, speech) =>
      reasons.map(each => objectionText(each, speech)).join('; '),
    placement: ({ reason }, speech) => objectionText(reason, speech),
    'exchange-short': ({ short, rack, tiles }) =>
      `${short} short on the rack ${rack} for the exchange of ${tiles}`,
    'exchange-refused': ({ reason }, speech) => stepText(reason, speech),
    'full-change-count': ({ name, count, held }) =>
      `${name} of ${count} tiles, it changes all ${held}`,
    'held-impossible': ({ pragma, rack, more }) =>
      `#${pragma} ${rack} is impossible: more ${more} than were left`,
    'rack-too-big': ({ size, rack, most }) =>
      `${size} tiles on the rack ${rack}, the player can hold ${most}`,
    'rack-impossible': ({ rack, more }) =>
      `the rack ${rack} was never possible: with the board, more ${more} than the bag has`,
    'rack-shared': ({ rack, tiles }) =>
      `the rack ${rack} holds ${tiles}, which another player kept`,
    'rack-kept': ({ missing, rack, stayed, line }) =>
      `${missing} is not on the rack ${rack}, but ${stayed} was kept (line ${line})`,
    'withdrawn-score': ({ declared, score }) =>
      `${signed(declared)} for a withdrawn play of ${score}`,
    'withdrawn-rack': ({ rack, before, line }) =>
      `the rack ${rack}, but the play that was withdrawn was made from ${before} (line ${line})`,
    'challenge-of-nothing': () => 'points of a challenge, but nothing before it was contested',
    'challenge-points': ({ declared, kind, expected, reading }, speech) =>
      `${signed(declared)} ${CHALLENGES.en[kind]}: ${expected === null ? 'the edition has none' : stepText(expected, speech)}${reading === null ? '' : `; it fits the reading ${reading}`}`,
    'penalty-missing': ({ expected }, speech) =>
      `no penalty for the withdrawn play: ${stepText(expected, speech)}`,
    'end-early': (values, speech) =>
      `points for the tiles left, but ${NO_RESULTS.en['not-over'](values, speech)}`,
    'left-impossible': ({ tiles, real }) => `${tiles} said to be left, it can only be ${real}`,
    'left-too-many': ({ tiles, short }) => `${tiles} said to be left, but no more ${short} can be`,
    'left-unreadable': ({ tiles }, { quoted }) =>
      `${quoted(tiles)} cannot be the tiles left: the edition does not have them, or not so many`,
    'end-points': ({ declared, computed, kind, tiles }) =>
      `${declared} ${kind === 'gain' ? 'won for the tiles' : "for the player's own tiles"} left, the edition has ${computed}: ${tilesText(tiles)}`,
    'end-sum': ({ declared, computed, player, changes }, speech) =>
      `${declared} at the end for ${player}, the edition has ${computed}: ${changesText(changes, 'nothing', speech)}`,
    'overtime-refused': ({ declared, against, charge }, speech) =>
      `${declared} for overtime: ${againstText(against, speech)}; ${charge === null ? 'nothing is counted' : `counted as ${stepText(charge, speech)}`}`,
    'overtime-points': ({ declared, charge, each, per }, speech) =>
      `${declared} for overtime: ${charge === null ? `the edition takes ${each} ${PER.en[per]}` : stepText(charge, speech)}`,
  },
};

export const NO_RESULTS: Catalogue<NoResultValues> = {
  it: {
    'not-over': ({ bag, held }, { and }) =>
      `la partita non è finita: ${bag} nel sacchetto, ${and(held.map(String))} tessere sui leggii`,
    'left-unknown': ({ player }) =>
      `la partita è finita, ma non si sa quali tessere siano rimaste sul leggio di ${player}`,
    'left-wrong': () => 'le tessere rimaste non possono essere quelle',
  },
  en: {
    'not-over': ({ bag, held }) =>
      `the game is not over: ${bag} in the bag, ${held.join(' and ')} tiles on the racks`,
    'left-unknown': ({ player }) =>
      `the game is over, but the tiles left to ${player} are not known`,
    'left-wrong': () => 'the tiles left cannot be right',
  },
};

/** Languages of games by the ids of their alphabets. */
const TONGUES: Readonly<Record<string, string>> = {
  catalan: 'catalano',
  english: 'inglese',
  italian: 'italiano',
};

const CHALLENGES: InLanguages<Readonly<Record<FindingValues['challenge-points']['kind'], string>>> =
  {
    it: {
      withdrawn: 'per una giocata ritirata',
      lost: 'per una contestazione respinta',
      award: 'per una giocata contestata',
    },
    en: {
      withdrawn: 'for a play that was withdrawn',
      lost: 'for a challenge that was lost',
      award: 'for a play that was contested',
    },
  };

const PER: InLanguages<Readonly<Record<FindingValues['overtime-points']['per'], string>>> = {
  it: {
    use: 'se se ne usa anche solo una parte',
    'minute begun': 'per ogni minuto o frazione',
    'minute bought': 'per ogni minuto acquistato',
  },
  en: {
    use: 'when any of it is used',
    'minute begun': 'for each minute begun',
    'minute bought': 'for each minute bought',
  },
};

/** `'--rules english o --rules figs'` */
function optionsText(editions: readonly string[], or: string): string {
  return editions.map(id => `--rules ${id}`).join(` ${or} `);
}

/** `'40 + 3 = 43'` */
function totalText({ before, points, computed }: FindingValues['total']): string {
  return `${before} ${points < 0 ? '−' : '+'} ${Math.abs(points)} = ${computed}`;
}

function againstText(
  against: FindingValues['overtime-refused']['against'],
  speech: Speech,
): string {
  return against.map(each => overtimeText(each, speech)).join('; ');
}

function changesText(
  changes: FindingValues['end-sum']['changes'],
  nothing: string,
  speech: Speech,
): string {
  return changes.map(each => stepText(each, speech)).join('; ') || nothing;
}
