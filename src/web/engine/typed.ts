// A game that is typed in: points, board, what is wrong, and the play that is being laid. Needs no words, but judges by
// them once they are there.
import {
  formatGcg,
  formatPlace,
  formatPosition,
  type GcgPlay,
  judge,
  type Language,
  type Lexicon,
  parseAt,
  parsePlace,
  parsePosition,
  type RecordedEntry,
  type RecordedGame,
  type Replay,
  type Rules,
  recordGame,
  rulesEdition,
  SIZE,
  wording,
} from 'leggio';
import type { PlayAsked, PlayShown, TypedGame, TypedShown, TypedTurn } from './messages.js';
import { refusal } from './refusal.js';

/** How squares and sentences are written. */
type Say = ReturnType<typeof wording>;

/**
 * @param lexicon undefined while there is none
 * @throws InputError as `recordGame`, `POSITION_RACK` for a rack that is none
 */
export function showTyped(
  { players, entries }: TypedGame,
  edition: string,
  asked: PlayAsked | undefined,
  lexicon: Lexicon | undefined,
  language: Language,
): TypedShown {
  const rules = rulesEdition(edition);
  const say = wording(language);
  const recorded = recordGame({ players, entries }, rules);
  const { game, replay, next, position } = recorded;
  const [board = ''] = formatPosition(position).split(' ');
  const totals = totalsOf(replay);
  const turns = turnsOf(entries, recorded, say);
  const told = new Set(recorded.lines);
  const { result } = replay;
  return {
    kind: 'typed',
    board,
    players: game.players.map(({ name }, player) => ({ name, total: totals[player] ?? 0 })),
    next,
    ...{ bag: replay.bag, kept: position.rack, turns },
    problems: replay.findings
      .filter(({ line, code }) => !told.has(line) && !LATER.has(code))
      .map(each => say.cited(cited(each))),
    play: asked && showPlay(board, asked, rules, lexicon, say),
    result: say.result(replay),
    isOver: result.over || (!result.over && result.fact.code !== 'not-over'),
    wantsRacks: wantedRacks(replay),
    gcg: formatGcg(game),
  };
}

/** What is missing as long as the end is not written down. */
const LATER: ReadonlySet<string> = new Set(['END', 'END_TILES']);

function cited({ fact, article }: Replay['findings'][number]): Parameters<Say['cited']>[0] {
  return article === null ? { fact } : { fact, article };
}

function totalsOf({ game, declared }: Replay): readonly number[] {
  return game.players.map((_, player) => declared[player] ?? 0);
}

/** Players who hold tiles that nothing tells. */
function wantedRacks({ result, kept, held }: Replay): readonly number[] {
  if (result.over || result.fact.code !== 'left-unknown') return [];
  return held.flatMap((count, player) =>
    count > 0 && kept[player]?.reduce((sum, each) => sum + each, 0) !== count ? [player] : [],
  );
}

function turnsOf(
  entries: readonly RecordedEntry[],
  { game, replay, lines }: RecordedGame,
  say: Say,
): readonly TypedTurn[] {
  return entries.flatMap((entry, index): TypedTurn[] => {
    const from = lines[index];
    if (from === undefined) return [];
    const next = lines.slice(index + 1).find(line => line !== undefined);
    const within = (line: number): boolean => line >= from && line < (next ?? Infinity);
    const events = game.events.filter(({ line }) => within(line));
    const [first] = events;
    const points = entry.kind === 'end' ? [] : events;
    return [
      {
        ...{ entry: index, kind: entry.kind, player: first!.player, rack: first!.rack ?? '' },
        move: moveText(entry, say),
        laid: first!.kind === 'play' ? laidBy(first!) : [],
        points: points.reduce((sum, { score }) => sum + score, 0),
        total: events.findLast(({ player }) => player === first!.player)!.total,
        problems: replay.findings
          .filter(({ line, code }) => within(line) && !LATER.has(code))
          .map(each => say.cited(cited(each))),
      },
    ];
  });
}

/** Of a play as it is written, with dots for what lay there. */
function laidBy({ at, tiles }: GcgPlay): TypedTurn['laid'] {
  const start = parseAt(at);
  if (start === undefined) return [];
  const step = start.direction === 'across' ? 1 : SIZE;
  const pieces = tiles.match(/\[[^\]]*\]|./gu) ?? [];
  return pieces.flatMap((tile, index) =>
    tile === '.' ? [] : [[start.square + index * step, tile] as const],
  );
}

function moveText(entry: RecordedEntry, say: Say): string {
  if (entry.kind === 'play') return `${placeText(entry.at, say)} ${entry.tiles}`;
  if (entry.kind === 'exchange') return entry.tiles ?? String(entry.count);
  return '';
}

function placeText(at: string, { language }: Say): string {
  const place = parsePlace(at, 'gcg');
  return place === undefined ? at : formatPlace(place, language === 'it' ? 'figs' : 'gcg');
}

/** A play by itself on the board. */
function showPlay(
  board: string,
  { rack, laid }: PlayAsked,
  rules: Rules,
  lexicon: Lexicon | undefined,
  say: Say,
): PlayShown {
  const nothing = { at: undefined, tiles: '', text: '', score: 0, words: [], problems: [] };
  try {
    const position = parsePosition(board, rules, rack);
    if (laid.length === 0) return { ...nothing, isJudged: false, fault: undefined };
    const words = lexicon?.alphabet === rules.alphabet ? lexicon : anyWord(rules);
    const tiles = laid.map(([square, tile]) => ({ square, tile }));
    const verdict = judge(position, { tiles }, words, { rackKnown: rack !== '' });
    const [main] = verdict.words;
    const problems = verdict.legal ? [] : verdict.reasons;
    return {
      at: main?.at,
      tiles: main?.word ?? '',
      text: main === undefined ? '' : `${placeText(main.at, say)} ${main.word}`,
      score: verdict.sheet?.total ?? 0,
      words: verdict.words.map(({ word, valid }) => ({ word, isValid: valid })),
      isJudged: words === lexicon,
      problems: problems.filter(({ fact }) => fact.code !== 'not-a-word').map(say.reason),
      fault: undefined,
    };
  } catch (error) {
    return { ...nothing, isJudged: false, fault: refusal(error as Error, say.language) };
  }
}

/** In place of words that are not there yet. */
function anyWord({ alphabet }: Rules): Pick<Lexicon, 'name' | 'alphabet' | 'hasLetters'> {
  return { name: '', alphabet, hasLetters: () => true };
}
