// What there is to say of a judged turn: why it was not judged, what was missed, challenges.

import type { PlaceKind } from '../analysis/place-seen.js';
import { foundBingo } from '../analysis/player-figures.js';
import type { TurnAnalysis } from '../analysis/turn-analysis.js';
import type { TurnFact, TurnValues } from '../analysis/turn-facts.js';
import type { Move } from '../board/move.js';
import { signed } from '../referee/steps.js';
import { type Catalogue, sentenceOf } from './catalogue.js';
import type { InLanguages } from './language.js';
import { LOSS_WORDS } from './losses.js';
import { citedStep } from './ruling.js';
import type { Speech } from './speech.js';

/** The sentence of a fact. */
export function turnText(fact: TurnFact, speech: Speech): string {
  return sentenceOf(TURNS, fact, speech);
}

export const TURNS: Catalogue<TurnValues> = {
  it: {
    'rack-changed': () => 'il leggio è stato cambiato conservando il turno',
    'board-unknown': ({ line }) => `dopo la riga ${line} il tavoliere non è noto`,
    'cannot-be-laid': () => 'la giocata non può stare lì',
    'rack-unknown': () => 'il leggio non è noto',
    'rack-not-possible': ({ rack }) => `il leggio ${rack} non era possibile`,
    'rack-in-part': ({ known, held }) => `del leggio si conoscono ${known} tessere su ${held}`,
    'not-from-rack': () => 'tessere giocate che non sono sul leggio',
    'challenge-worth': ({ made, score, charge, points }, speech) =>
      `la contestazione ${made ? 'è valsa' : 'sarebbe valsa'} ${points}: ${score} tolti${charge === null ? '' : `; ${citedStep(charge, speech)}; in tutto ${points}`}`,
    phoneys: ({ words, withdrawn }) =>
      `non nel lessico: ${words.join(', ')} (${withdrawn ? 'giocata ritirata' : 'non contestata'})`,
    'withdrawn-valid': ({ words }) =>
      words.length === 0
        ? 'ritirata, ma ogni parola è nel lessico'
        : `ritirata, ma nel lessico c’è ${words.join(', ')}`,
    'challenge-lost': ({ charge, declared }, speech) =>
      `contestazione respinta: ${charge === null ? signed(declared) : citedStep(charge, speech)}`,
    'lost-though-invalid': ({ words }) => `ma nel lessico non c’è ${words.join(', ')}`,
    'exchange-due': ({ tiles, leave, worth }, speech) =>
      `era meglio cambiare ${tiles}${leave === '' ? '' : ` e tenere ${leave}`}: vale ${speech.points(worth, true)}`,
    'play-due': ({ score }, speech) =>
      `c’era da giocare: ${speech.count(score, 'punto', 'punti')} sul tavoliere`,
    'word-rare': ({ word, times, least, games }, speech) =>
      `parola che si gioca di rado: ${word}, ${times === 0 ? `meno di ${speech.count(least, 'volta', 'volte')}` : speech.count(times, 'volta', 'volte')} in ${games} partite di leggio`,
    'place-not-seen': ({ kind, crossed }, speech) =>
      `il posto: ${PLACES.it[kind]}${crossed.length === 0 ? '' : `, con ${speech.and(crossed)}`}`,
    'leave-misjudged': ({ kept, keptWorth, better, betterWorth }, speech) =>
      `pesa il resto: ${leaveText(kept, 'nessuna tessera')} vale ${speech.points(keptWorth, true)}, ${leaveText(better, 'nessuna tessera')} ${speech.points(betterWorth, true)}`,
    'ending-lost': ({ points, line }, speech) =>
      `nel finale ${speech.count(points, 'punto perso', 'punti persi')}; si chiudeva con ${lineText(line, speech)}`,
    'change-due': ({ name, best, mean, held }, speech) =>
      `era il turno del ${name}: la giocata migliore vale ${speech.points(best)}, un leggio nuovo in media ${speech.points(mean)} (${speech.points(held)} è il valore di tenersi il cambio)`,
    'change-early': ({ name, best, mean, held }, speech) =>
      `${name} troppo presto: la giocata migliore valeva ${speech.points(best)}, un leggio nuovo vale in media ${speech.points(mean)} e tenersi il cambio ${speech.points(held)}`,
  },
  en: {
    'rack-changed': () => 'the rack was changed and the turn kept',
    'board-unknown': ({ line }) => `the board is not known after line ${line}`,
    'cannot-be-laid': () => 'the play cannot be laid',
    'rack-unknown': () => 'the rack is not known',
    'rack-not-possible': ({ rack }) => `the rack ${rack} was not possible`,
    'rack-in-part': ({ known, held }) => `${known} of ${held} tiles of the rack are known`,
    'not-from-rack': () => 'tiles played are not on the rack',
    'challenge-worth': ({ made, score, charge, points }, speech) =>
      `${made ? 'the challenge was worth' : 'a challenge would have been worth'} ${points}: ${score} taken back${charge === null ? '' : `; ${citedStep(charge, speech)}; together ${points}`}`,
    phoneys: ({ words, withdrawn }) =>
      `not in the lexicon: ${words.join(', ')} (${withdrawn ? 'withdrawn' : 'not contested'})`,
    'withdrawn-valid': ({ words }) =>
      `withdrawn, but ${words.length === 0 ? 'every word' : words.join(', ')} is in the lexicon`,
    'challenge-lost': ({ charge, declared }, speech) =>
      `challenge lost: ${charge === null ? signed(declared) : citedStep(charge, speech)}`,
    'lost-though-invalid': ({ words }) => `but ${words.join(', ')} is not in the lexicon`,
    'exchange-due': ({ tiles, leave, worth }, speech) =>
      `better to exchange ${tiles}${leave === '' ? '' : ` and keep ${leave}`}: worth ${speech.points(worth, true)}`,
    'play-due': ({ score }, speech) =>
      `there was something to play: ${speech.count(score, 'point', 'points')} on the board`,
    'word-rare': ({ word, times, least, games }, speech) =>
      `a word seldom played: ${word}, ${times === 0 ? `fewer than ${speech.count(least, 'time', 'times')}` : speech.count(times, 'time', 'times')} in ${games} games of leggio`,
    'place-not-seen': ({ kind, crossed }, speech) =>
      `the place: ${PLACES.en[kind]}${crossed.length === 0 ? '' : `, with ${speech.and(crossed)}`}`,
    'leave-misjudged': ({ kept, keptWorth, better, betterWorth }, speech) =>
      `the leave matters: ${leaveText(kept, 'no tile')} is worth ${speech.points(keptWorth, true)}, ${leaveText(better, 'no tile')} ${speech.points(betterWorth, true)}`,
    'ending-lost': ({ points, line }, speech) =>
      `${speech.count(points, 'point', 'points')} lost in the ending; it went ${lineText(line, speech)}`,
    'change-due': ({ name, best, mean, held }, speech) =>
      `time for the ${name}: the best play is worth ${speech.points(best)}, a fresh rack ${speech.points(mean)} on average (having the change still is worth ${speech.points(held)})`,
    'change-early': ({ name, best, mean, held }, speech) =>
      `${name} too early: the best play was worth ${speech.points(best)}, a fresh rack is worth ${speech.points(mean)} on average and having the change still ${speech.points(held)}`,
  },
};

const PLACES: InLanguages<Readonly<Record<PlaceKind, string>>> = {
  it: {
    parallel: 'in parallelo',
    extension: 'allungando una parola',
    hook: 'agganciando una parola',
    through: 'la stessa parola altrove',
    open: 'la stessa parola altrove',
  },
  en: {
    parallel: 'in parallel',
    extension: 'making a word longer',
    hook: 'hooking a word',
    through: 'the same word elsewhere',
    open: 'the same word elsewhere',
  },
};

function leaveText(leave: string, none: string): string {
  return leave === '' ? none : leave;
}

function lineText(line: TurnValues['ending-lost']['line'], speech: Speech): string {
  return line.map(({ at, word, score }) => `${speech.place(at)} ${word} ${score}`).join(', ');
}

/** Words of a turn that no fact has. */
interface TurnWords {
  unjudged(why: string): string;
  missedBingo(play: string): string;
  exchange(tiles: string): string;
  readonly pass: string;
}

export const TURN_WORDS: InLanguages<TurnWords> = {
  it: {
    unjudged: why => `non valutata: ${why}`,
    missedBingo: play => `scrabble mancato: ${play}`,
    exchange: tiles => `cambio ${tiles}`,
    pass: 'passo',
  },
  en: {
    unjudged: why => `not judged: ${why}`,
    missedBingo: play => `missed bingo: ${play}`,
    exchange: tiles => `exchange ${tiles}`,
    pass: 'pass',
  },
};

/** Everything there is to say on a turn besides its figures, one line each. */
export function turnRemarks(analysis: TurnAnalysis, speech: Speech): readonly string[] {
  const { turn, unjudged, why } = analysis;
  const lines = unjudged === undefined || turn.isFullChange ? [] : [unjudgedText(unjudged, speech)];
  const facts = [...why, ...wordFacts(analysis)];
  return [...lines, ...betterLines(analysis, speech), ...facts.map(fact => turnText(fact, speech))];
}

/** Invalid words of a turn, what a challenge of them was worth, and how one that was made went. */
function wordFacts({ turn, phoneys, challenge, remarks }: TurnAnalysis): readonly TurnFact[] {
  if (phoneys.length === 0) return remarks;
  const found: TurnFact = { code: 'phoneys', words: phoneys, withdrawn: turn.withdrawn };
  return [found, ...(challenge === undefined ? [] : [challenge]), ...remarks];
}

function unjudgedText(fact: TurnFact, speech: Speech): string {
  return TURN_WORDS[speech.language].unjudged(turnText(fact, speech));
}

/** The move that was better, the play of most points where it is another, and a bingo that is neither. */
function betterLines(analysis: TurnAnalysis, speech: Speech): readonly string[] {
  const { best, bingo, loss = 0, moves, mistake } = analysis;
  const { language } = speech;
  const said = new Set<string>();
  const line = (move: Move, say: (text: string) => string): readonly string[] => {
    const text = lookedText(move, speech);
    if (said.has(text)) return [];
    said.add(text);
    return [say(text)];
  };
  const missed = bingo !== undefined && !foundBingo(analysis) ? bingo : undefined;
  const better = mistake === undefined ? undefined : moves.find(({ isMade }) => !isMade)?.move;
  const words = LOSS_WORDS[language];
  return [
    ...(better === undefined || moves[0]?.isMade ? [] : line(better, words.better)),
    ...(loss > 0 && best[0] !== undefined ? line(best[0], words.mostPoints) : []),
    ...(missed === undefined ? [] : line(missed, TURN_WORDS[language].missedBingo)),
  ];
}

function lookedText(move: Move, speech: Speech): string {
  const words = TURN_WORDS[speech.language];
  if (move.kind === 'pass') return words.pass;
  if (move.kind === 'exchange') return words.exchange(move.tiles);
  return `${speech.place(move.at)} ${move.word} ${move.score}${move.bingo ? ' ★' : ''}`;
}
