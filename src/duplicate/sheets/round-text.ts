// What the arbiter reads aloud: a rack, a closed round, the verdicts on slips.
import type { Notation } from '../../board/notation.js';
import type {
  AnswerEntry,
  CloseEntry,
  DrawEntry,
  EndEntry,
  LedgerEntry,
  SlipEntry,
  WordEntry,
} from '../ledger/entries.js';
import { oneLine } from '../names.js';
import type { GameState } from '../state.js';
import type { LedgerPlay } from '../tops.js';
import { placeText, slipNote, VERDICT_TEXT } from './tables.js';

/** The lines of a game's entries as text for people; entries that say nothing new give none. */
export function entryLines(entry: LedgerEntry, state: GameState): readonly string[] {
  return linesOf(entry, state).map(oneLine);
}

function linesOf(entry: LedgerEntry, { facts, rulings }: GameState): readonly string[] {
  switch (entry.type) {
    case 'draw':
      return drawLines(entry);
    case 'close':
      return closeLines(entry, facts.notation);
    case 'slip':
      return [slipLine(entry, facts.notation)];
    case 'end':
      return [endLine(entry)];
    case 'player':
      return [`${entry.player} enters the game`];
    case 'ruling':
      return [
        `round ${entry.round}, ${entry.player}: ruled ${entry.score} points: ${entry.reason}`,
      ];
    case 'answer':
      return [answerLine(entry, facts.notation)];
    case 'word':
      return wordLines(entry, facts.notation, rulings);
    case 'rename':
      return [`${entry.player} is ${entry.to} now: ${entry.reason}`];
    case 'withdraw':
      return [`${entry.player} withdraws from round ${entry.round} on: ${entry.reason}`];
    case 'undo':
      return [`taken back by ${entry.by}, from line ${entry.from} on: ${entry.reason}`];
    case 'step':
    case 'game':
      return [];
  }
}

const DRAWN: Readonly<Record<DrawEntry['by'], string>> = {
  seed: '',
  typed: ', typed from the bag',
  chosen: ', chosen by the arbiter',
};

function drawLines({ round, rack, kept, bag, rejected, by }: DrawEntry): readonly string[] {
  const back = rejected.map(({ rack: gone, reason }) => `  put back ${gone}: ${reason}`);
  const from = kept === '' ? '' : `, kept ${kept}`;
  return [...back, `round ${round}: rack ${rack}${from}, ${bag} in the bag${DRAWN[by]}`];
}

function closeLines(close: CloseEntry, notation: Notation): readonly string[] {
  const { round, rack, top, tops, subTops, bingos, by, play, total } = close;
  const bingo = bingos.plays === 0 ? 'none' : `${bingos.plays} (${bingos.words.join(', ')})`;
  return [
    `round ${round} closed: rack ${rack}, top ${top}, total ${total}`,
    `  top      ${top}: ${playTexts(tops, notation)}`,
    ...subTops.map(({ score, count, plays }) => {
      const more = count > plays.length ? `, and ${count - plays.length} more` : '';
      return `  sub-top  ${score}: ${playTexts(plays, notation)}${more}`;
    }),
    `  bingos   ${bingo}`,
    `  laid     ${playText(play, notation)} for ${play.score}${by === 'arbiter' ? ', chosen by the arbiter' : ''}, keeps ${play.leave === '' ? 'nothing' : play.leave}`,
  ];
}

function playTexts(plays: readonly LedgerPlay[], notation: Notation): string {
  return plays.map(play => playText(play, notation)).join(', ');
}

function playText({ at, word }: LedgerPlay, notation: Notation): string {
  return `${placeText(at, notation)} ${word}`;
}

function answerLine(answer: AnswerEntry, notation: Notation): string {
  const { round, player, square, word, at, played, score, reason } = answer;
  const place = at === null ? square : placeText(at, notation);
  return `round ${round}, ${player}: ruled ${place} ${played ?? word} for ${score} points: ${reason}`;
}

/** What was ruled, and all that it changes. */
function wordLines(
  entry: WordEntry,
  notation: Notation,
  rulings: GameState['rulings'],
): readonly string[] {
  const { word, ruling, round, reason, tops, slips, answers } = entry;
  const now = ruling === 'struck' ? 'is not a word' : 'is a word';
  return [
    `${word} ${now} from round ${round} on: ${reason}`,
    ...tops.map(
      each => `  round ${each.round}: top ${each.top}: ${playTexts(each.tops, notation)}`,
    ),
    ...slips.map(slip => {
      const note = slipNote(slip);
      const isRuled = rulings.some(
        ({ round: ruled, player }) => ruled === slip.round && player === slip.player,
      );
      const instead = isRuled ? ', but the ruling stands in its place' : '';
      return `  round ${slip.round}, ${slip.player}: ${slip.score}  ${VERDICT_TEXT[slip.verdict]}${note === '' ? '' : ` (${note})`}${instead}`;
    }),
    ...answers.map(each => `  round ${each.round}, ${each.player}: ${each.score}  ruled`),
  ];
}

/** A step in a few words: `round 2 closed, round 3 drawn`; what it has many of is counted. */
export function stepText(entries: readonly LedgerEntry[]): string {
  const slips = entries.filter(({ type }) => type === 'slip').length;
  const parts = entries.flatMap(entry => (entry.type === 'slip' ? [] : [entryText(entry)]));
  const counted = slips === 0 ? [] : [slips === 1 ? '1 slip' : `${slips} slips`];
  return oneLine([...parts, ...counted].join(', '));
}

function entryText(entry: LedgerEntry): string {
  switch (entry.type) {
    case 'player':
      return `${entry.player} in the game`;
    case 'draw':
      return `round ${entry.round} drawn`;
    case 'close':
      return `round ${entry.round} closed`;
    case 'end':
      return 'the end of the game';
    case 'ruling':
    case 'answer':
      return `the ruling on ${entry.player} in round ${entry.round}`;
    case 'word':
      return `${entry.word} ${entry.ruling}`;
    case 'rename':
      return `${entry.player} renamed to ${entry.to}`;
    case 'withdraw':
      return `${entry.player} withdrawn`;
    default:
      return entry.type;
  }
}

function slipLine(slip: SlipEntry, notation: Notation): string {
  const { player, verdict, score, penalty } = slip;
  const place = slip.at === null ? slip.square : placeText(slip.at, notation);
  const said = slipNote(slip);
  const text = [place, slip.played ?? slip.word].filter(part => part !== '').join(' ');
  const points = penalty > 0 ? `${score} −${penalty}` : String(score);
  const note = said === '' ? '' : ` (${said})`;
  return `${player}: ${text === '' ? '–' : text}  ${points}  ${VERDICT_TEXT[verdict]}${note}`;
}

const END_TEXT: Readonly<Record<EndEntry['reason'], string>> = {
  rounds: 'all rounds are played',
  bag: 'the bag cannot serve another rack',
  'no play': 'no rack has a play left',
  arbiter: 'ended by the arbiter',
};

function endLine({ reason, rounds, total }: EndEntry): string {
  return `the game is over: ${END_TEXT[reason]}; ${rounds} rounds, sum of the tops ${total}`;
}
