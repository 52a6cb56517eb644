// Words of a duplicate game: ranking, master sheet, sheets of players, what the arbiter reads aloud.
import type { GameEntry } from '../duplicate/ledger/entries.js';
import type { RoundWords, SheetWords } from '../duplicate/sheets/words.js';
import type { InLanguages } from './language.js';
import { slipText } from './slip.js';
import { createSpeech } from './speech.js';

const ITALIAN_ROUNDS: RoundWords = {
  enters: player => `entra in gara ${player}`,
  ruling: (round, player, play, points) =>
    `turno ${round}, ${player}: decisione dell’arbitro, ${play === undefined ? '' : `${play} per `}${counted(points, 'punto', 'punti')}`,
  renamed: (player, to) => `${player} ora è ${to}`,
  withdraws: (player, round) => `${player} si ritira dal turno ${round}`,
  undone: (by, line) => `annullato da ${by}, dalla riga ${line}`,
  putBack: (rack, reason) => `rimesse nel sacchetto ${rack}: ${reason}`,
  drawn: (round, rack, kept, bag, by) =>
    `turno ${round}: tessere ${rack}${kept === '' ? '' : `, conservate ${kept}`}, ${bag} nel sacchetto${{ seed: '', typed: ', pescate dal sacchetto', chosen: ', scelte dall’arbitro' }[by]}`,
  closed: (round, rack, top, total) =>
    `turno ${round} chiuso: tessere ${rack}, top ${top}, totale ${total}`,
  labels: {
    top: 'top      ',
    sub: 'sotto-top',
    bingos: 'scrabble ',
    laid: 'giocata  ',
  },
  none: 'nessuno',
  more: count => `e altre ${count}`,
  laid: (play, score, byArbiter, leave) =>
    `${play} per ${score}${byArbiter ? ', scelta dall’arbitro' : ''}, ${leave === '' ? 'nessun resto' : `resto ${leave}`}`,
  word: (word, ruling, round) =>
    `${word} ${ruling === 'struck' ? 'non è valida' : 'è valida'} dal turno ${round}`,
  inRound: (round, what) => `turno ${round}, ${what}`,
  top: points => `top ${points}`,
  insteadRuled: 'ma al suo posto vale la decisione dell’arbitro',
  ruled: 'decisione dell’arbitro',
  ended: (reason, rounds, total) =>
    `la partita è finita: ${{ rounds: 'tutti i turni sono stati giocati', bag: 'il sacchetto non può dare altre tessere regolari', 'no play': 'nessuna pescata ha più una giocata', arbiter: 'chiusa dall’arbitro' }[reason]}; ${counted(rounds, 'turno', 'turni')}, somma dei top ${total}`,
  brief: {
    player: player => `ingresso di ${player}`,
    draw: round => `pescata del turno ${round}`,
    close: round => `chiusura del turno ${round}`,
    end: 'fine della partita',
    ruling: (player, round) => `decisione su ${player} al turno ${round}`,
    word: (word, ruling) => `${word} ${ruling === 'struck' ? 'esclusa' : 'ammessa'}`,
    rename: (player, to) => `${player} rinominato in ${to}`,
    withdraw: player => `ritiro di ${player}`,
    slips: count => counted(count, 'scheda', 'schede'),
  },
};

const ENGLISH_ROUNDS: RoundWords = {
  enters: player => `${player} enters the game`,
  ruling: (round, player, play, points) =>
    `round ${round}, ${player}: ruled ${play === undefined ? '' : `${play} for `}${points} points`,
  renamed: (player, to) => `${player} is ${to} now`,
  withdraws: (player, round) => `${player} withdraws from round ${round} on`,
  undone: (by, line) => `taken back by ${by}, from line ${line} on`,
  putBack: (rack, reason) => `put back ${rack}: ${reason}`,
  drawn: (round, rack, kept, bag, by) =>
    `round ${round}: rack ${rack}${kept === '' ? '' : `, kept ${kept}`}, ${bag} in the bag${{ seed: '', typed: ', typed from the bag', chosen: ', chosen by the arbiter' }[by]}`,
  closed: (round, rack, top, total) =>
    `round ${round} closed: rack ${rack}, top ${top}, total ${total}`,
  labels: { top: 'top    ', sub: 'sub-top', bingos: 'bingos ', laid: 'laid   ' },
  none: 'none',
  more: count => `and ${count} more`,
  laid: (play, score, byArbiter, leave) =>
    `${play} for ${score}${byArbiter ? ', chosen by the arbiter' : ''}, keeps ${leave === '' ? 'nothing' : leave}`,
  word: (word, ruling, round) =>
    `${word} ${ruling === 'struck' ? 'is not a word' : 'is a word'} from round ${round} on`,
  inRound: (round, what) => `round ${round}, ${what}`,
  top: points => `top ${points}`,
  insteadRuled: 'but the ruling stands in its place',
  ruled: 'ruled',
  ended: (reason, rounds, total) =>
    `the game is over: ${{ rounds: 'all rounds are played', bag: 'the bag cannot serve another rack', 'no play': 'no rack has a play left', arbiter: 'ended by the arbiter' }[reason]}; ${rounds} rounds, sum of the tops ${total}`,
  brief: {
    player: player => `${player} in the game`,
    draw: round => `round ${round} drawn`,
    close: round => `round ${round} closed`,
    end: 'the end of the game',
    ruling: (player, round) => `the ruling on ${player} in round ${round}`,
    word: (word, ruling) => `${word} ${ruling}`,
    rename: (player, to) => `${player} renamed to ${to}`,
    withdraw: player => `${player} withdrawn`,
    slips: count => counted(count, 'slip', 'slips'),
  },
};

/** The words of sheets and rounds in every language. */
export const SHEETS: InLanguages<SheetWords> = {
  it: {
    language: 'it',
    pageTitle: 'Duplicato',
    percent: value => value.toFixed(1).replace('.', ','),
    rankingTitle: (isFinal, round, top) =>
      `Classifica ${isFinal ? 'finale' : `dopo il turno ${round}`}: top ${top}`,
    ranking: ['pos.', 'giocatore', 'totale', '%', 'top', 'buchi', 'avvisi'],
    master: {
      title: 'Riepilogo dei top',
      header: [
        'turno',
        'tessere',
        'pescata',
        'top',
        'casella',
        'punti',
        'altri top',
        'cumulato',
        'giocata',
      ],
    },
    words: {
      title: 'Decisioni sulle parole',
      header: ['parola', 'decisione', 'dal turno', 'motivo'],
    },
    player: [
      'turno',
      'tessere',
      'giocata',
      'casella',
      'esito',
      'punti',
      'penalità',
      'bonus',
      'totale',
      'sfuggita',
      'note',
    ],
    drawn: { seed: 'sorteggio', typed: 'sacchetto', chosen: 'arbitro' },
    ruled: { struck: 'esclusa', accepted: 'ammessa' },
    gone: player => `${player} (ritiro)`,
    goneTitle: (player, reason) => `${player}, ritiro: ${reason}`,
    verdicts: {
      valid: 'valida',
      score: 'punteggio corretto',
      square: 'casella errata',
      word: 'parola non valida',
      tiles: 'tessere mancanti',
      none: 'nessuna',
    },
    byHand: 'decisione dell’arbitro',
    noSlip: 'senza scheda',
    reason: fact => slipText(fact, createSpeech('it')),
    warnings: count => counted(count, 'avviso', 'avvisi'),
    facts: (rounds, facts) =>
      `${counted(rounds, 'turno', 'turni')} · regolamento ${facts.rules} · formula ${facts.preset} · lessico ${facts.lexicon.name} · ${drawnFrom(facts, 'tessere sorteggiate da un seme', 'tessere pescate da un sacchetto vero')}`,
    boardTitle: round => `tavoliere dopo il turno ${round}`,
    lastLine: 'Ultima riga del registro',
    round: ITALIAN_ROUNDS,
  },
  en: {
    language: 'en',
    pageTitle: 'Duplicate',
    percent: value => value.toFixed(1),
    rankingTitle: (isFinal, round, top) =>
      `Ranking, ${isFinal ? 'final' : `after round ${round}`}: top ${top}`,
    ranking: ['rank', 'player', 'total', '%', 'tops', 'zeros', 'warnings'],
    master: {
      title: 'Master sheet',
      header: ['round', 'rack', 'drawn', 'top', 'square', 'score', 'ties', 'cumulative', 'laid'],
    },
    words: { title: 'Rulings on words', header: ['word', 'ruling', 'from round', 'reason'] },
    player: [
      'round',
      'rack',
      'played',
      'square',
      'verdict',
      'points',
      'penalty',
      'bonus',
      'total',
      'missed',
      'note',
    ],
    drawn: { seed: 'seed', typed: 'typed', chosen: 'chosen' },
    ruled: { struck: 'struck', accepted: 'accepted' },
    gone: player => `${player} (withdrawn)`,
    goneTitle: (player, reason) => `${player}, withdrawn: ${reason}`,
    verdicts: {
      valid: 'valid',
      score: 'score corrected',
      square: 'wrong square',
      word: 'word not valid',
      tiles: 'tiles not on the rack',
      none: 'none',
    },
    byHand: 'ruled',
    noSlip: 'no slip',
    reason: fact => slipText(fact, createSpeech('en')),
    warnings: count => `warnings ${count}`,
    facts: (rounds, facts) =>
      `${rounds} rounds · rules ${facts.rules} · preset ${facts.preset} · lexicon ${facts.lexicon.name} · ${drawnFrom(facts, 'racks drawn from a seed', 'racks from a real bag')}`,
    boardTitle: round => `board after round ${round}`,
    lastLine: 'Last line of the ledger',
    round: ENGLISH_ROUNDS,
  },
};

function drawnFrom({ racks }: GameEntry, seed: string, bag: string): string {
  return racks === 'seed' ? seed : bag;
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
