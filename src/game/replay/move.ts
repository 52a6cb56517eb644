// Plays, exchanges and passes of a game being replayed.
import {
  countTiles,
  createCounts,
  difference,
  isOverdrawn,
  type TileCounts,
  without,
} from '../../alphabet/tile-counts.js';
import { leaveOf, type Play, placedText } from '../../board/move.js';
import { createPosition, type Position } from '../../board/position.js';
import { ruleExchange, ruleFullChange } from '../../referee/exchange.js';
import { formedBy, layAny, placementObjections, withArticle } from '../../referee/placement.js';
import { type ScoreSheet, sheetOf } from '../../referee/score-sheet.js';
import type { LaidPlay } from '../../referee/words-formed.js';
import type { GcgExchange, GcgMove, GcgPlay } from '../gcg/game.js';
import { isFullChange } from '../gcg/tags.js';
import { keep, readToldRack, type ToldRack } from './rack.js';
import { addTurn, checkTotal, type OpenTurn, type ReplayState, report } from './state.js';
import { countsOf, shortOf } from './tiles.js';

/** Replays one move and adds its turn. */
export function replayMove(state: ReplayState, event: GcgMove): void {
  const rack = readToldRack(state, event);
  const turn = openTurn(state, event, rack);
  checkTotal(state, event);
  if (event.kind === 'play') replayPlay(state, event, turn, rack);
  else {
    if (event.score !== 0) {
      const { score, kind } = event;
      const fact = { code: 'points-without-play', score, kind } as const;
      report(state, 'SCORE', event.line, fact, { declared: event.score, computed: 0 });
    }
    const gone = event.kind === 'pass' ? createCounts() : replayExchange(state, event, turn, rack);
    keep(state, event, rack, gone);
  }
  turn.total = event.total;
  addTurn(state, turn);
}

function openTurn(state: ReplayState, event: GcgMove, { counts, known }: ToldRack): OpenTurn {
  return {
    number: state.turns.length + 1,
    player: event.player,
    event,
    position: createPosition(state.rules, Uint8Array.from(state.tiles), counts),
    rackKnown: known,
    held: state.held[event.player] as number,
    bag: state.bag,
    move: event.kind === 'pass' ? { kind: 'pass' } : undefined,
    sheet: undefined,
    boardLost: state.boardLost,
    laid: [],
    reasons: [],
    isFullChange: isFullChange(event),
    withdrawn: false,
    charges: [],
    total: event.total,
  };
}

function replayPlay(state: ReplayState, event: GcgPlay, turn: OpenTurn, rack: ToldRack): void {
  const { position } = turn;
  state.placements++;
  const laid = layAny(position, { at: event.at, word: event.tiles });
  const options = { rackKnown: rack.known !== 'none' };
  turn.reasons = placementObjections(position, laid, options).map(each =>
    withArticle(state.rules, each),
  );
  reportReasons(state, event, turn);
  if (laid.objections.length > 0) {
    state.real[event.player]! += event.score;
    state.kept[event.player] = undefined;
    state.boardLost ??= event.line;
    return;
  }
  const sheet = sheetOf(position, laid.squares, formedBy(position, laid));
  if (sheet.total !== event.score) {
    state.mismatches.push({ line: event.line, declared: event.score, computed: sheet.total });
  }
  turn.sheet = sheet;
  turn.move = playOf(position, laid, sheet);
  turn.laid = laid.squares.filter(({ isNew }) => isNew);
  state.real[event.player]! += sheet.total;
  layTiles(state, event, turn, rack);
}

const ON_RACK = 'PLAY_RACK';
const UNLAID: ReadonlySet<string> = new Set(['PLAY_TAKEN', 'PLAY_GAP', 'PLAY_EDGE']);

function reportReasons(state: ReplayState, event: GcgPlay, { reasons }: OpenTurn): void {
  const { line, at, tiles, rack } = event;
  const short = reasons.filter(({ code }) => code === ON_RACK);
  if (short[0] !== undefined) {
    const { article } = short[0];
    const fact = { code: 'rack-short', reasons: short.map(each => each.fact) } as const;
    report(state, 'RACK_PLAY', line, fact, { declared: rack as string, article });
  }
  const isUnlaid = reasons.some(({ code }) => UNLAID.has(code));
  for (const { code, fact: reason, article } of reasons) {
    // a play that cannot be laid joins nothing and makes no word
    if (code === ON_RACK || (isUnlaid && !UNLAID.has(code))) continue;
    const kind = UNLAID.has(code) ? 'BOARD' : 'PLACEMENT';
    const fact = { code: 'placement', reason } as const;
    report(state, kind, line, fact, { declared: `${at} ${tiles}`, article });
  }
}

function playOf(position: Position, { squares, direction }: LaidPlay, sheet: ScoreSheet): Play {
  const { alphabet } = position.rules;
  const own = squares.filter(({ isNew }) => isNew).map(({ tile }) => tile);
  const [main] = formedBy(position, { squares, direction, objections: [] });
  const score = sheet.total;
  return {
    kind: 'play',
    at: main?.at ?? '',
    word: main?.text ?? '',
    placed: placedText(alphabet, main?.squares ?? squares),
    score,
    bingo: sheet.bonus > 0,
    leave: leaveText(position, own),
    equity: score * 1000,
  };
}

/** What stays on the rack; empty when the rack does not hold what was laid. */
function leaveText({ rules, rackCounts }: Position, own: readonly number[]): string {
  return isOverdrawn(without(rackCounts, own)) ? '' : leaveOf(rules.alphabet, rackCounts, own);
}

function layTiles(state: ReplayState, event: GcgPlay, turn: OpenTurn, rack: ToldRack): void {
  const { player } = event;
  for (const { square, tile } of turn.laid) state.tiles[square] = tile;
  const gone = countTiles(turn.laid.map(({ tile }) => tile));
  const drawn = Math.min(state.bag, turn.laid.length);
  state.bag -= drawn;
  state.held[player] = Math.max(0, turn.held - turn.laid.length) + drawn;
  keep(state, event, rack, gone);
}

/** Checks an exchange or a full change. @returns what leaves the rack; undefined when nothing tells */
function replayExchange(
  state: ReplayState,
  event: GcgExchange,
  turn: OpenTurn,
  rack: ToldRack,
): TileCounts | undefined {
  const { rules, bag } = state;
  const { line, player, tiles, count } = event;
  const gone = tiles === undefined ? undefined : countsOf(rules, tiles);
  const short = gone === undefined ? '' : shortOf(rules, difference(rack.counts, gone));
  if (short !== '' && rack.known !== 'none') {
    const article = rules.articles.exchange;
    const told = { rack: event.rack as string, tiles: tiles as string };
    const fact = { code: 'exchange-short', short, ...told } as const;
    report(state, 'RACK_PLAY', line, fact, { declared: event.rack as string, article });
  }
  const before = state.turns.at(-1);
  const sameTurn = before?.isFullChange === true && before.player === player;
  const ruling = turn.isFullChange
    ? ruleFullChange(rules, {
        bag,
        rack: event.rack ?? '',
        used: state.fullChanges[player] as number,
      })
    : ruleExchange(rules, { bag, tiles: count, rack: turn.held, afterFullChange: sameTurn });
  if (!ruling.allowed) {
    for (const { article, fact: reason } of ruling.steps)
      report(state, 'EXCHANGE', line, { code: 'exchange-refused', reason }, { article });
  }
  if (turn.isFullChange) checkFullChange(state, event, turn);
  turn.move = {
    kind: 'exchange',
    tiles: tiles ?? '',
    leave: '',
    equity: 0,
  };
  return gone ?? (count >= turn.held ? rack.counts : undefined);
}

/** The whole rack goes; an old line may only say how many tiles. */
function checkFullChange(state: ReplayState, event: GcgExchange, turn: OpenTurn): void {
  const { fullChange } = state.rules;
  state.fullChanges[event.player]!++;
  if (fullChange === undefined || event.count === turn.held) return;
  const { name } = fullChange;
  const fact = { code: 'full-change-count', name, count: event.count, held: turn.held } as const;
  report(state, 'EXCHANGE', event.line, fact, {
    declared: event.count,
    computed: turn.held,
    article: fullChange.article,
  });
}
