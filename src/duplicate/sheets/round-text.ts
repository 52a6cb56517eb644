// What the arbiter reads aloud: a rack, a closed round, the verdicts on slips.
import type { Notation } from '../../board/notation.js';
import type {
  AnswerEntry,
  CloseEntry,
  DrawEntry,
  LedgerEntry,
  SlipEntry,
  WordEntry,
} from '../ledger/entries.js';
import { oneLine } from '../names.js';
import type { GameState } from '../state.js';
import type { LedgerPlay } from '../tops.js';
import { placeText, slipNote } from './tables.js';
import type { RoundWords, SheetWords } from './words.js';

/**
 * The lines of a game's entries as text for people; entries that say nothing new give none.
 *
 * @param words in their language
 */
export function entryLines(
  entry: LedgerEntry,
  state: GameState,
  words: SheetWords,
): readonly string[] {
  return linesOf(entry, state, words).map(oneLine);
}

function linesOf(
  entry: LedgerEntry,
  { facts, rulings }: GameState,
  words: SheetWords,
): readonly string[] {
  const { notation } = facts;
  const { round } = words;
  switch (entry.type) {
    case 'draw':
      return drawLines(entry, words);
    case 'close':
      return closeLines(entry, notation, round);
    case 'slip':
      return [slipLine(entry, notation, words)];
    case 'end':
      return [round.ended(entry.reason, entry.rounds, entry.total)];
    case 'player':
      return [round.enters(entry.player)];
    case 'ruling': {
      const said = round.ruling(entry.round, entry.player, undefined, entry.score);
      return [`${said}: ${entry.reason}`];
    }
    case 'answer':
      return [answerLine(entry, notation, round)];
    case 'word':
      return wordLines(entry, notation, rulings, words);
    case 'rename':
      return [`${round.renamed(entry.player, entry.to)}: ${entry.reason}`];
    case 'withdraw':
      return [`${round.withdraws(entry.player, entry.round)}: ${entry.reason}`];
    case 'undo':
      return [`${round.undone(entry.by, entry.from)}: ${entry.reason}`];
    case 'step':
    case 'game':
      return [];
  }
}

function drawLines(
  { round, rack, kept, bag, rejected, by }: DrawEntry,
  words: SheetWords,
): readonly string[] {
  const back = rejected.map(
    ({ rack: gone, reason }) => `  ${words.round.putBack(gone, words.reason(reason))}`,
  );
  return [...back, words.round.drawn(round, rack, kept, bag, by)];
}

function closeLines(close: CloseEntry, notation: Notation, words: RoundWords): readonly string[] {
  const { round, rack, top, tops, subTops, bingos, by, play, reason, total } = close;
  const { labels } = words;
  const bingo = bingos.plays === 0 ? words.none : `${bingos.plays} (${bingos.words.join(', ')})`;
  const laid = words.laid(playText(play, notation), play.score, by === 'arbiter', play.leave);
  return [
    words.closed(round, rack, top, total),
    `  ${labels.top}  ${top}: ${playTexts(tops, notation)}`,
    ...subTops.map(({ score, count, plays }) => {
      const more = count > plays.length ? `, ${words.more(count - plays.length)}` : '';
      return `  ${labels.sub}  ${score}: ${playTexts(plays, notation)}${more}`;
    }),
    `  ${labels.bingos}  ${bingo}`,
    `  ${labels.laid}  ${laid}${reason === undefined ? '' : `: ${reason}`}`,
  ];
}

function playTexts(plays: readonly LedgerPlay[], notation: Notation): string {
  return plays.map(play => playText(play, notation)).join(', ');
}

function playText({ at, word }: LedgerPlay, notation: Notation): string {
  return `${placeText(at, notation)} ${word}`;
}

function answerLine(answer: AnswerEntry, notation: Notation, words: RoundWords): string {
  const { round, player, square, word, at, played, score, reason } = answer;
  const place = at === null ? square : placeText(at, notation);
  return `${words.ruling(round, player, `${place} ${played ?? word}`, score)}: ${reason}`;
}

/** What was ruled, and all that it changes. */
function wordLines(
  entry: WordEntry,
  notation: Notation,
  rulings: GameState['rulings'],
  words: SheetWords,
): readonly string[] {
  const { word, ruling, round, reason, tops, slips, answers } = entry;
  const said = words.round;
  return [
    `${said.word(word, ruling, round)}: ${reason}`,
    ...tops.map(
      each =>
        `  ${said.inRound(each.round, said.top(each.top))}: ${playTexts(each.tops, notation)}`,
    ),
    ...slips.map(slip => {
      const note = slipNote(slip, words);
      const isRuled = rulings.some(
        ({ round: ruled, player }) => ruled === slip.round && player === slip.player,
      );
      const instead = isRuled ? `, ${said.insteadRuled}` : '';
      const verdict = words.verdicts[slip.verdict];
      return `  ${said.inRound(slip.round, slip.player)}: ${slip.score}  ${verdict}${note === '' ? '' : ` (${note})`}${instead}`;
    }),
    ...answers.map(
      each => `  ${said.inRound(each.round, each.player)}: ${each.score}  ${said.ruled}`,
    ),
  ];
}

/**
 * A step in a few words: `round 2 closed, round 3 drawn`; what it has many of is counted.
 *
 * @param words in their language
 */
export function stepText(entries: readonly LedgerEntry[], words: SheetWords): string {
  const { brief } = words.round;
  const slips = entries.filter(({ type }) => type === 'slip').length;
  const parts = entries.flatMap(entry => (entry.type === 'slip' ? [] : [entryText(entry, brief)]));
  const counted = slips === 0 ? [] : [brief.slips(slips)];
  return oneLine([...parts, ...counted].join(', '));
}

function entryText(entry: LedgerEntry, brief: RoundWords['brief']): string {
  switch (entry.type) {
    case 'player':
      return brief.player(entry.player);
    case 'draw':
      return brief.draw(entry.round);
    case 'close':
      return brief.close(entry.round);
    case 'end':
      return brief.end;
    case 'ruling':
    case 'answer':
      return brief.ruling(entry.player, entry.round);
    case 'word':
      return brief.word(entry.word, entry.ruling);
    case 'rename':
      return brief.rename(entry.player, entry.to);
    case 'withdraw':
      return brief.withdraw(entry.player);
    default:
      return entry.type;
  }
}

function slipLine(slip: SlipEntry, notation: Notation, words: SheetWords): string {
  const { player, verdict, score, penalty } = slip;
  const place = slip.at === null ? slip.square : placeText(slip.at, notation);
  const said = slipNote(slip, words);
  const text = [place, slip.played ?? slip.word].filter(part => part !== '').join(' ');
  const points = penalty > 0 ? `${score} −${penalty}` : String(score);
  const note = said === '' ? '' : ` (${said})`;
  return `${player}: ${text === '' ? '–' : text}  ${points}  ${words.verdicts[verdict]}${note}`;
}
