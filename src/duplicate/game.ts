// A duplicate game as the seven commands play it: new, slips, next, rule, run, ranking, verify. A game
// is never changed: each function gives a longer one, and its new lines are what a file has to add.
import type { Engine } from '../engine/engine.js';
import { InputError, quoted } from '../errors.js';
import type { AnyPlay } from '../referee/placement.js';
import { closeStep } from './close-step.js';
import { drawStep, endDue, endStep, notNow } from './draw-step.js';
import type { GameEntry, LedgerEntry } from './entries.js';
import { formatLines, type LedgerText, ledgerError, readLedger } from './ledger.js';
import {
  applyEntry,
  type GameState,
  initialState,
  knownPlayer,
  playerKey,
  stateOf,
} from './state.js';
import {
  type GameRequest,
  gameStep,
  openRound,
  playerOf,
  type RulingRequest,
  rulingStep,
  type SlipRequest,
  slipStep,
} from './steps.js';

export interface DuplicateGame {
  readonly entries: readonly LedgerEntry[];
  readonly state: GameState;
  /** The hash of the last line: who knows it knows all that went before. */
  readonly head: string;
}

/** Begins a game and draws round 1; with typed racks the first rack may come later. */
export function newGame(engine: Engine, request: GameRequest & { rack?: string }): DuplicateGame {
  const { players = [], rack } = request;
  const facts = gameStep(engine, request);
  const doubles = players.filter(
    (name, index) => players.findIndex(each => playerKey(each) === playerKey(name)) !== index,
  );
  if (doubles.length > 0 || players.some(name => playerKey(name) === '')) {
    const what = doubles.length > 0 ? `entered twice: ${doubles.join(', ')}` : 'without a name';
    throw new InputError('DUPLICATE_PLAYER', `players ${what}`, { input: players.join(',') });
  }
  const begun: DuplicateGame = withEntry(
    { entries: [], state: initialState(facts), head: '' },
    facts,
  );
  const seated = players.reduce(
    (game, player) => withEntry(game, { type: 'player', player: tidyName(player) }),
    begun,
  );
  if (facts.racks === 'typed' && rack === undefined) return seated;
  return withEntry(seated, drawStep(seated.state, engine, rack));
}

function tidyName(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/g, ' ');
}

/** The game with one more line. */
function withEntry(game: DuplicateGame, entry: LedgerEntry): DuplicateGame {
  const isFirst = game.entries.length === 0;
  const after = { n: game.entries.length, head: game.head };
  return {
    entries: [...game.entries, entry],
    state: isFirst ? initialState(entry as GameEntry) : applyEntry(game.state, entry),
    head: formatLines([entry], isFirst ? undefined : after).head,
  };
}

export interface SlipsOptions {
  /** Says why a word is none. */
  readonly explain?: (word: string) => string | undefined;
  /** True to let players in whom the game does not know. */
  readonly enrol?: boolean;
}

/**
 * Enters slips of the open round, in order; of two by one player the later counts. All or none.
 *
 * @throws InputError `DUPLICATE_ROUND` | `DUPLICATE_PLAYER`, naming every unknown player
 */
export function enterSlips(
  game: DuplicateGame,
  engine: Engine,
  slips: readonly SlipRequest[],
  { explain, enrol = false }: SlipsOptions = {},
): DuplicateGame {
  for (const { round } of slips) openRound(game.state, round);
  const { enrolment } = game.state.facts;
  const mayEnrol = enrol || (enrolment === 'round 1' && game.state.closed.length === 0);
  const unknown = slips.filter(({ player }) => knownPlayer(game.state, player) === undefined);
  if (unknown.length > 0 && !mayEnrol) {
    const findings = unknown.map(({ player }) => unknownPlayer(game.state, player));
    throw InputError.of('DUPLICATE_PLAYER', findings, {
      input: unknown.map(({ player }) => player).join(','),
    });
  }
  return slips.reduce((before, slip) => {
    const isNew = knownPlayer(before.state, slip.player) === undefined;
    const player = tidyName(slip.player);
    const seated = isNew ? withEntry(before, { type: 'player', player }) : before;
    return withEntry(seated, slipStep(seated.state, engine, slip, explain));
  }, game);
}

function unknownPlayer(state: GameState, name: string): string {
  try {
    return playerOf(state, name);
  } catch (error) {
    return (error as InputError).message;
  }
}

export interface NextOptions {
  /** The rack of the next round, typed from a real bag or chosen. */
  readonly rack?: string;
  /** The play to lay in place of the first top. */
  readonly play?: AnyPlay;
  /** True to end the game here; an open round that nobody answered is not played. */
  readonly end?: boolean;
}

/**
 * Closes the open round and draws the next one, or ends the game. With typed racks and none given the
 * next round waits for its rack; a call after that draws only.
 *
 * @throws InputError `DUPLICATE_OVER` | `DUPLICATE_PLAY` | `DUPLICATE_RACK` | `POSITION_RACK`
 */
export function nextRound(
  game: DuplicateGame,
  engine: Engine,
  { rack, play, end = false }: NextOptions = {},
): DuplicateGame {
  const isOpen = game.state.open !== undefined;
  if (end && play === undefined && !isAnswered(game.state)) {
    return withEntry(game, endStep(game.state, 'arbiter'));
  }
  if (!isOpen && play !== undefined) throw notNow('no round is open', game.state);
  const closed = isOpen ? withEntry(game, closeStep(game.state, engine, play)) : game;
  if (end) return withEntry(closed, endStep(closed.state, 'arbiter'));
  if (closed.state.facts.racks === 'typed' && rack === undefined) {
    const due = closed.state.end === undefined ? endDue(closed.state) : undefined;
    if (due !== undefined) return withEntry(closed, endStep(closed.state, due));
    if (isOpen) return closed;
  }
  return withEntry(closed, drawStep(closed.state, engine, rack));
}

/** True when a slip or a ruling was entered in the open round. */
function isAnswered({ open, slips, rulings }: GameState): boolean {
  return [...slips, ...rulings].some(({ round }) => round === open?.round);
}

/** Rules by hand. @throws InputError `DUPLICATE_ROUND` | `DUPLICATE_PLAYER` | `OPTION` */
export function ruleSlip(game: DuplicateGame, request: RulingRequest): DuplicateGame {
  return withEntry(game, rulingStep(game.state, request));
}

/** A whole game played by the top. */
export function runGame(engine: Engine, request: GameRequest & { seed: string }): DuplicateGame {
  let game = newGame(engine, request);
  while (game.state.end === undefined) game = nextRound(game, engine);
  return game;
}

/** The game as text, one JSON object a line. */
export function formatGame(game: DuplicateGame): string {
  return formatLines(game.entries).text;
}

/** The lines that `after` has more than `before`. */
export function addedLines(before: DuplicateGame, after: DuplicateGame): string {
  const n = before.entries.length;
  return formatLines(after.entries.slice(n), { n, head: before.head }).text;
}

/**
 * Reads a game. Its chain is checked; that its draws and scores follow is for `verify`.
 *
 * @param name of the file, for messages
 * @returns the game, and the text of a last line that was cut off, which is left out
 * @throws InputError `DUPLICATE_LEDGER`, naming the line
 */
export function parseGame(text: string, name = 'ledger'): DuplicateGame & Pick<LedgerText, 'torn'> {
  const { entries, head, torn, fault } = readLedger(text);
  if (fault !== undefined) throw ledgerError(fault, name);
  if (entries[0]?.type !== 'game') {
    throw ledgerError({ line: 1, reason: 'a ledger begins with a line of type "game"' }, name);
  }
  return { entries, head, torn, state: stateOf(entries) };
}

/** @throws InputError `DUPLICATE_LEXICON` when the engine does not read the lexicon of the game */
export function checkEngine({ facts }: GameState, { lexicon, rules }: Engine): void {
  if (lexicon.checksum === facts.lexicon.checksum && rules.id === facts.rules) return;
  throw new InputError(
    'DUPLICATE_LEXICON',
    `the game began with lexicon ${quoted(facts.lexicon.name)} (${facts.lexicon.checksum.slice(0, 12)}…) and rules ${quoted(facts.rules)}, this is ${quoted(lexicon.name)} (${lexicon.checksum.slice(0, 12)}…) and ${quoted(rules.id)}`,
    { input: lexicon.name },
  );
}
