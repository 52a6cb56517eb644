// Steps of a ruling: how a score, a penalty, the end of a game or an exchange is reckoned.
import type {
  ScoredLetter,
  ShareValues,
  StepFact,
  StepValues,
  TileWorth,
} from '../referee/facts.js';
import { signed } from '../referee/steps.js';
import type { IdleTurn, PercentPenalty, Rounding } from '../rules/game-rules.js';
import { type Catalogue, sentenceOf } from './catalogue.js';
import type { InLanguages } from './language.js';
import type { Speech } from './speech.js';

/** The sentence, without its article. */
export function stepText(fact: StepFact, speech: Speech): string {
  return sentenceOf(STEPS, fact, speech);
}

export const STEPS: Catalogue<StepValues> = {
  it: {
    'word-sum': ({ word, at, letters, sum }, speech) =>
      `${word} in ${speech.place(at)}: ${lettersText(letters, speech)} = ${sum}`,
    'jollies-zero': ({ squares }, speech) => `il jolly vale 0: ${speech.squares(squares)}`,
    'premiums-spent': ({ squares }, speech) =>
      `caselle speciali già sfruttate: ${speech.squares(squares)}`,
    'word-multiplied': (values, speech) => multipliedText(values, speech),
    bonus: ({ tiles, points }) => `bonus per aver giocato tutte e ${tiles} le tessere: + ${points}`,
    'play-score': ({ parts, total }) => `valore della giocata: ${sumText(parts, total)}`,
    'word-judged': ({ word, valid, why }) =>
      `${word.toUpperCase()} ${valid ? 'è valida' : `non è valida${why === null ? '' : `: ${why}`}`}`,
    'not-contested': ({ words }) =>
      `non contestate, quindi non esaminate: ${words.join(', ').toUpperCase()}`,
    'challenge-result': ({ withdrawn, turnLost }) =>
      `${withdrawn ? 'la giocata viene ritirata' : 'la giocata resta, la contestazione è respinta'}${turnLost === null ? '' : `; ${SIDES.it[turnLost].who} perde il turno`}`,
    charged: ({ fact, points, on }, speech) =>
      `${stepText(fact, speech)}: ${signed(points)} ${SIDES.it[on].to}`,
    award: ({ points }) => `${signed(points)} per una giocata valida che è stata contestata`,
    share: (values, speech) => chargeText(values, speech),
    'overtime-used-up': ({ penalty, instead }) =>
      `tempo supplementare esaurito: ${penalty} al posto di ${instead} → ${signed(-penalty)}`,
    'overtime-used': ({ seconds, points }) =>
      `tempo supplementare usato, ${clock(seconds)}: ${signed(points)}`,
    'overtime-bought': ({ minutes, each, points }) =>
      `${minutes} min acquistati × ${each} = ${-points} → ${signed(points)}`,
    'overtime-begun': ({ seconds, minutes, each, points }) =>
      `tempo supplementare ${clock(seconds)}: ${minutes} min o frazione × ${each} = ${-points} → ${signed(points)}`,
    'tiles-left': ({ tiles, points }) => `tessere rimaste: ${tilesText(tiles)} → ${signed(points)}`,
    'tiles-gained': ({ factor, racks, points }) =>
      `${factor} × le tessere rimaste: ${racks.map(tilesText).join('; ')} → ${signed(points)}`,
    draw: ({ score, stated }) =>
      `pareggio, ${score} punti ciascuno${stated ? '' : ', il regolamento non dice altro'}`,
    'lost-on-time': ({ player }, speech) =>
      `${speech.player(player)} ha esaurito il tempo supplementare: la partita è persa`,
    'set-below': ({ had, other, less, score, points }) =>
      `punteggio convenzionale, ancora in testa con ${had}: ${other} − ${less} = ${score} → ${signed(points)}`,
    'set-ahead': ({ real, minutes, perMinute, larger, least, margin, points }) =>
      `punteggio convenzionale, scarto reale ${signed(real)}, ${minutes} min rimasti × ${perMinute}: ${signed(larger)}, almeno ${least}: scarto ${margin} → ${signed(points)}`,
    'end-out': ({ player }, speech) =>
      `il sacchetto è vuoto e ${speech.player(player)} ha giocato l’ultima tessera del leggio`,
    'end-overtime': ({ player }, speech) =>
      `${speech.player(player)} ha esaurito il tempo supplementare`,
    'end-time': () => 'il tempo della partita è scaduto',
    'end-blocked': () => 'nessuno può porre una tessera',
    'end-idle': ({ turns, kinds }, { or }) =>
      `gli ultimi ${turns} turni di ogni giocatore sono stati ${or(kinds.map(kind => IDLE.it[kind]))}`,
    'exchange-of-none': () => 'si cambia almeno una tessera',
    'exchange-over-rack': ({ tiles, rack }) => `${tiles} tessere da cambiare, ${rack} sul leggio`,
    'exchange-bag': ({ bag, needed }) =>
      `${bag} nel sacchetto, per il cambio ne servono almeno ${needed}`,
    'exchange-over-bag': ({ tiles, bag }) =>
      `${tiles} tessere da cambiare, ma solo ${bag} nel sacchetto`,
    'exchange-after-full': ({ name }) =>
      `nessun cambio di tessere dopo il ${name ?? 'cambio completo'} nello stesso turno`,
    'exchange-allowed': ({ tiles, bag, needed }) =>
      `${tiles} su ${bag} nel sacchetto (minimo ${needed}): permesso, si perde il turno`,
    'full-unknown': () =>
      'questo regolamento non ha un cambio di tutte le tessere che conservi il turno',
    'full-bag': ({ name, bag, needed }) =>
      `${bag} nel sacchetto, per il ${name} ne serve almeno ${needed}`,
    'full-used': ({ name, used, times }) => `${name} già usato: ${used} su ${times} nella partita`,
    'full-after-exchange': ({ name }) =>
      `niente ${name} dopo un cambio di tessere nello stesso turno`,
    'full-rack': ({ name, rack }) =>
      `per il ${name} serve un leggio di sole vocali o di sole consonanti, non ${rack}`,
    'full-allowed': ({ name, bag, needed, afterExchange }) =>
      `${name}, ${bag} nel sacchetto (minimo ${needed}): permesso, ${afterExchange ? 'il turno è perso per il cambio precedente' : 'il turno resta'}`,
  },
  en: {
    'word-sum': ({ word, at, letters, sum }, speech) =>
      `${word} at ${speech.place(at)}: ${lettersText(letters, speech)} = ${sum}`,
    'jollies-zero': ({ squares }, speech) => `a jolly is worth 0: ${speech.squares(squares)}`,
    'premiums-spent': ({ squares }, speech) => `no longer in effect: ${speech.squares(squares)}`,
    'word-multiplied': (values, speech) => multipliedText(values, speech),
    bonus: ({ tiles, points }) => `all ${tiles} tiles of the rack: + ${points}`,
    'play-score': ({ parts, total }) => `score of the play: ${sumText(parts, total)}`,
    'word-judged': ({ word, valid, why }) =>
      `${word.toUpperCase()} is ${valid ? 'valid' : `not valid${why === null ? '' : `: ${why}`}`}`,
    'not-contested': ({ words }) =>
      `not contested, so not judged: ${words.join(', ').toUpperCase()}`,
    'challenge-result': ({ withdrawn, turnLost }) =>
      `${withdrawn ? 'the play is withdrawn' : 'the play stands, the challenge is lost'}${turnLost === null ? '' : `; ${SIDES.en[turnLost].who} loses the turn`}`,
    charged: ({ fact, points, on }, speech) =>
      `${stepText(fact, speech)}: ${signed(points)} ${SIDES.en[on].to}`,
    award: ({ points }) => `${signed(points)} for a good play that was contested`,
    share: (values, speech) => chargeText(values, speech),
    'overtime-used-up': ({ penalty, instead }) =>
      `overtime used up: ${penalty} in place of ${instead} → ${signed(-penalty)}`,
    'overtime-used': ({ seconds, points }) => `overtime used, ${clock(seconds)}: ${signed(points)}`,
    'overtime-bought': ({ minutes, each, points }) =>
      `${minutes} min bought × ${each} = ${-points} → ${signed(points)}`,
    'overtime-begun': ({ seconds, minutes, each, points }) =>
      `overtime ${clock(seconds)}: ${minutes} min or part × ${each} = ${-points} → ${signed(points)}`,
    'tiles-left': ({ tiles, points }) => `tiles left: ${tilesText(tiles)} → ${signed(points)}`,
    'tiles-gained': ({ factor, racks, points }) =>
      `${factor} × the tiles left: ${racks.map(tilesText).join('; ')} → ${signed(points)}`,
    draw: ({ score, stated }) =>
      `${score} each: a draw${stated ? '' : ', the edition does not say otherwise'}`,
    'lost-on-time': ({ player }, speech) =>
      `${speech.player(player)} used up the overtime: the game is lost`,
    'set-below': ({ had, other, less, score, points }) =>
      `conventional score, still ahead with ${had}: ${other} − ${less} = ${score} → ${signed(points)}`,
    'set-ahead': ({ real, minutes, perMinute, larger, least, margin, points }) =>
      `conventional score, real margin ${signed(real)}, ${minutes} min left × ${perMinute}: ${signed(larger)}, at least ${least}: ahead by ${margin} → ${signed(points)}`,
    'end-out': ({ player }, speech) =>
      `the bag is empty and ${speech.player(player)} laid the last tile of the rack`,
    'end-overtime': ({ player }, speech) => `${speech.player(player)} used up the overtime`,
    'end-time': () => 'the time of the game is over',
    'end-blocked': () => 'nobody can lay a tile',
    'end-idle': ({ turns, kinds }, { or }) =>
      `every player's last ${turns} turns were ${or(kinds.map(kind => IDLE.en[kind]))}`,
    'exchange-of-none': () => 'an exchange changes at least one tile',
    'exchange-over-rack': ({ tiles, rack }) => `${tiles} tiles to change, ${rack} on the rack`,
    'exchange-bag': ({ bag, needed }) => `${bag} in the bag, an exchange needs ${needed}`,
    'exchange-over-bag': ({ tiles, bag }) =>
      `${tiles} tiles to change, only ${bag} left in the bag`,
    'exchange-after-full': ({ name }) =>
      `no exchange after ${name ?? 'a full change'} in the same turn`,
    'exchange-allowed': ({ tiles, bag, needed }) =>
      `${tiles} of ${bag} in the bag (${needed} needed): allowed, the turn is lost`,
    'full-unknown': () => 'these rules have no change of the whole rack that keeps the turn',
    'full-bag': ({ name, bag, needed }) => `${bag} in the bag, ${name} needs ${needed}`,
    'full-used': ({ name, used, times }) => `${name} used ${used} of ${times} times in this game`,
    'full-after-exchange': ({ name }) => `no ${name} after an exchange in the same turn`,
    'full-rack': ({ name, rack }) =>
      `${name} needs a full rack of vowels or of consonants, not ${rack}`,
    'full-allowed': ({ name, bag, needed, afterExchange }) =>
      `${name}, ${bag} in the bag (${needed} needed): allowed, ${afterExchange ? 'the exchange before it loses the turn' : 'the turn is kept'}`,
  },
};

type Side = PercentPenalty['on'];

const SIDES: InLanguages<Readonly<Record<Side, { readonly who: string; readonly to: string }>>> = {
  it: {
    player: { who: 'il giocatore', to: 'al giocatore' },
    challenger: { who: 'chi ha contestato', to: 'a chi ha contestato' },
  },
  en: {
    player: { who: 'the player', to: 'for the player' },
    challenger: { who: 'the challenger', to: 'for the challenger' },
  },
};

const IDLE: InLanguages<Readonly<Record<IdleTurn, string>>> = {
  it: {
    pass: 'passi',
    exchange: 'cambi di tessere',
    withdrawn: 'giocate ritirate',
    'zero-play': 'giocate da 0 punti',
  },
  en: {
    pass: 'passes',
    exchange: 'exchanges',
    withdrawn: 'withdrawn plays',
    'zero-play': 'plays of 0 points',
  },
};

/** `'S2 × 2 (G8) + I1'`; a jolly `'s0'`. */
function lettersText(letters: readonly ScoredLetter[], speech: Speech): string {
  return letters
    .map(({ tile, points, factor, square }) => {
      const premium = factor > 1 ? ` × ${factor} (${speech.square(square)})` : '';
      return `${tile}${points}${premium}`;
    })
    .join(' + ');
}

/** `'MICIO: 8 × 2 (H8) = 16'`: signs alone, the same in every language. */
function multipliedText(
  { word, sum, factors, multiplier, score }: StepValues['word-multiplied'],
  speech: Speech,
): string {
  const signs = factors.map(({ factor, square }) => `× ${factor} (${speech.square(square)})`);
  const product = factors.length > 1 ? ` = ${sum} × ${multiplier}` : '';
  return `${word}: ${sum} ${signs.join(' ')}${product} = ${score}`;
}

function sumText(parts: readonly number[], total: number): string {
  return parts.length > 1 ? `${parts.join(' + ')} = ${total}` : `${total}`;
}

/** `'? 7 + A 1 + Q 10 = 18'` */
export function tilesText(tiles: readonly TileWorth[]): string {
  const sum = tiles.map(({ tile, points }) => `${tile} ${points}`).join(' + ');
  if (tiles.length < 2) return sum;
  return `${sum} = ${tiles.reduce((total, { points }) => total + points, 0)}`;
}

/** Words of a share in each language; the arithmetic is the same. */
interface ShareWords {
  of(percent: number, base: string): string;
  readonly face: string;
  atLeast(points: number): string;
  readonly half: Readonly<Record<Rounding, string>>;
}

const SHARES: InLanguages<ShareWords> = {
  it: {
    of: (percent, base) => `${percent}% di ${base}`,
    face: 'valore facciale',
    atLeast: points => `almeno ${points}`,
    half: { 'half-down': 'mezzo punto per difetto', 'half-even': 'mezzo punto al numero pari' },
  },
  en: {
    of: (percent, base) => `${percent} % of ${base}`,
    face: 'face value',
    atLeast: points => `at least ${points}`,
    half: { 'half-down': 'half down', 'half-even': 'half to even' },
  },
};

function chargeText({ share, faceAdded, points }: StepValues['share'], speech: Speech): string {
  const text = shareText(share, speech);
  if (faceAdded === null) return text;
  return `${text}; ${share.points} + ${faceAdded} ${SHARES[speech.language].face} = ${points}`;
}

/** `'20 % of 82 = 16.4 → 16'` */
function shareText(share: ShareValues, { language, number }: Speech): string {
  const { percent, value, faceInside, hundredths, rounded, rounding, minimum, points } = share;
  const words = SHARES[language];
  const base = faceInside === null ? String(value) : `(${value} + ${faceInside} ${words.face})`;
  const rest = hundredths % 100;
  const note = rest === 50 ? ` (${words.half[rounding]})` : '';
  const exact = rest === 0 ? '' : ` → ${rounded}${note}`;
  const least = points === rounded ? '' : `, ${words.atLeast(minimum)}`;
  return `${words.of(percent, base)} = ${number(hundredths / 100)}${exact}${least}`;
}

/** `'2:05'` */
export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.ceil(seconds % 60)).padStart(2, '0')}`;
}
