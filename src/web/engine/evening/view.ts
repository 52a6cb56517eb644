// An evening as the arbiter sees it, made from its game.
import {
  duplicate,
  type Engine,
  formatPlace,
  formatPosition,
  type Language,
  parseAt,
  positionAfter,
  wording,
} from 'leggio';
import type {
  Evening,
  ShownPlay,
  ShownPlayer,
  ShownRanking,
  ShownRound,
  ShownSlip,
  ShownTops,
} from './messages.js';

type Game = duplicate.DuplicateGame;
type State = duplicate.GameState;

/** @param tops of the open round */
export function eveningOf(
  name: string,
  game: Game,
  tops: duplicate.RoundTops | undefined,
  language: Language,
): Evening {
  const { state, head, entries } = game;
  const { facts, open, closed, end } = state;
  const words = wording(language).sheets;
  return {
    kind: 'evening',
    name,
    rules: facts.rules,
    preset: facts.preset,
    options: facts.options,
    notation: facts.notation,
    racks: facts.racks,
    isEnrolling: facts.enrolment === 'round 1' && closed.length === 0,
    round: open?.round ?? closed.length,
    phase: end !== undefined ? 'over' : open === undefined ? 'waiting' : 'open',
    end: end === undefined ? '' : words.round.ended(end.reason, end.rounds, end.total),
    board: boardNow(state),
    kept: state.kept,
    bag: bagOf(state),
    rounds: state.draws.map(draw => shownRound(state, draw, words)),
    players: state.players.map((player, index) => shownPlayer(state, player, index, words)),
    tops: tops === undefined ? undefined : shownTops(state, tops),
    rankings: rankingsOf(game),
    words: state.words.map(({ word, ruling, round, reason }) => ({ word, ruling, round, reason })),
    lastStep: lastStepOf(game, words),
    lines: entries.length,
    head,
  };
}

/** Rows of the board with everything laid. */
function boardNow(state: State): string {
  const { open, draws, closed } = state;
  const last = closed.at(-1);
  if (open !== undefined) return rowsOf(open.position);
  const draw = draws.find(({ round }) => round === last?.round);
  if (last === undefined || draw === undefined) return EMPTY_BOARD;
  return rowsOf(
    formatPosition(positionAfter(duplicate.roundPosition(state, last.round), last.play)),
  );
}

const EMPTY_BOARD = Array.from({ length: 15 }, () => '15').join('/');

/** A CGP begins with its rows. */
function rowsOf(cgp: string): string {
  return cgp.split(' ')[0] as string;
}

/** Between two rounds all that was drawn lies on the board or is kept. */
function bagOf({ open, closed, draws, rules }: State): number {
  const last = open ?? draws.find(({ round }) => round === closed.at(-1)?.round);
  return last?.bag ?? rules.tiles.reduce((sum, { count }) => sum + count, 0);
}

function shownRound(
  state: State,
  draw: duplicate.DrawEntry,
  words: duplicate.SheetWords,
): ShownRound {
  const close = state.closed.find(({ round }) => round === draw.round);
  return {
    round: draw.round,
    rack: draw.rack,
    bag: draw.bag,
    board: rowsOf(draw.position),
    drawnBy: draw.by,
    putBack: draw.rejected.map(({ rack, reason }) => ({ rack, why: words.reason(reason) })),
    closed: close && {
      tops: shownTops(state, close),
      laid: shownPlay(state, close.play),
      byHand: close.by === 'arbiter',
      reason: close.reason ?? '',
    },
  };
}

function shownPlay({ facts }: State, { at, word, placed, score }: duplicate.LedgerPlay): ShownPlay {
  return { at, place: placeText(facts.notation, at), word, placed, score };
}

/** A place of the ledger in a notation. */
function placeText(notation: State['facts']['notation'], at: string): string {
  const place = parseAt(at);
  return place === undefined ? at : formatPlace(place, notation);
}

function shownTops(state: State, tops: duplicate.RoundTops): ShownTops {
  return {
    top: tops.top,
    plays: tops.tops.map(play => shownPlay(state, play)),
    laidFor: duplicate.laidFor(state.rules, tops.tops),
    next: tops.subTops.map(({ score, count }) => ({ score, count })),
    bingos: tops.bingos.plays,
  };
}

function shownPlayer(
  state: State,
  name: string,
  index: number,
  words: duplicate.SheetWords,
): ShownPlayer {
  const round = state.open?.round ?? 0;
  const isHis = (entry: { player: string; round: number }): boolean =>
    entry.player === name && entry.round === round;
  const ruling = state.rulings.findLast(isHis);
  const slip = state.slips.findLast(isHis);
  const isIn = duplicate.playersIn(state, round === 0 ? state.closed.length + 1 : round);
  return {
    number: index + 1,
    name,
    isIn: isIn.includes(name),
    slip:
      ruling === undefined
        ? slip && shownSlip(state, slip, slip, words)
        : shownRuling(state, ruling),
  };
}

function shownRuling(state: State, ruling: State['rulings'][number]): ShownSlip {
  const { score, reason } = ruling;
  const answer = ruling.type === 'answer' ? ruling : undefined;
  const place = answer?.at ? placeText(state.facts.notation, answer.at) : (answer?.square ?? '');
  const word = answer?.played ?? answer?.word ?? '';
  return { place, word, score, verdict: 'ruled', note: reason };
}

/** @param written what stands on the slip */
export function shownSlip(
  { facts }: State,
  written: duplicate.SlipAnswer,
  judged: duplicate.JudgedSlip,
  words: duplicate.SheetWords,
): ShownSlip {
  const { at, played, score, verdict, penalty } = judged;
  return {
    place: at === null ? written.square : placeText(facts.notation, at),
    word: played ?? written.word,
    score: score - penalty,
    verdict,
    note: duplicate.slipNote(judged, words),
  };
}

function rankingsOf(game: Game): readonly ShownRanking[] {
  const last = game.state.closed.length;
  const rounds = [last - 1, last].filter(round => round > 0);
  return rounds.map(round => rankingAfter(game, round));
}

/** The ranking after a closed round. */
export function rankingAfter(game: Game, round: number): ShownRanking {
  const { players, top, isFinal } = duplicate.ranking(game, round);
  return {
    round,
    top,
    isFinal,
    ranks: players.map(({ rank, player, total, percent, tops, zeros, account }) => {
      const own = account.rounds.findLast(each => each.close.round === round);
      return { rank, player, total, percent, tops, zeros, round: own?.score ?? null };
    }),
  };
}

/** What an undo would take back. */
function lastStepOf({ state, entries }: Game, words: duplicate.SheetWords): string | undefined {
  if (state.past === undefined) return undefined;
  return duplicate.stepText(duplicate.stepFrom(entries, state.past.lines + 1), words);
}

/** Tops of the open round; asked again only when round, rack or words are others. */
export function createTopsFinder(): (
  game: Game,
  engine: Engine,
) => duplicate.RoundTops | undefined {
  let key = '';
  let found: duplicate.RoundTops | undefined;
  return ({ state }, engine) => {
    const { open, words, facts } = state;
    if (open === undefined) return undefined;
    const asked = JSON.stringify([
      open.position,
      words.map(({ word, ruling, round }) => [word, ruling, round]),
    ]);
    if (asked === key) return found;
    const finder = duplicate.roundEngine(state, engine, open.round);
    found = duplicate.topsOf(
      finder,
      duplicate.roundPosition(state, open.round),
      facts.options.subTops,
    );
    key = asked;
    return found;
  };
}
