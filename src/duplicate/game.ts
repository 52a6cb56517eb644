// A duplicate game from its first draw to its end: new, next, run; as text both ways. Slips, rulings, words
// and what is taken back have files of their own. A game is never changed: each function gives a longer
// one, and its new lines are what a file has to add.
import type { Engine } from '../engine/engine.js';
import { InputError, quoted } from '../errors.js';
import type { AnyPlay } from '../referee/placement.js';
import { closeStep } from './close-step.js';
import { drawStep, endDue, endStep, notNow } from './draw-step.js';
import { foldLines } from './ledger/fold.js';
import { formatLines, type LedgerText, ledgerError, readLedger } from './ledger/ledger.js';
import { asOneStep, type DuplicateGame, endOf, firstLine, withEntry } from './ledger/lines.js';
import { playerKey, tidyLine } from './names.js';
import { playersIn } from './players.js';
import type { GameState } from './state.js';
import { checkEdition, type GameRequest, gameStep } from './steps.js';

/**
 * Begins a game and draws round 1; with typed racks the first rack may come later.
 *
 * @throws InputError `DUPLICATE_PLAYER` | `DUPLICATE_RACK` | `DUPLICATE_PRESET` |
 *   `DUPLICATE_OPTIONS` | `DUPLICATE_TEXT`; `RULES_UNKNOWN` | `RULES_VALUES` for rules of no edition
 */
export function newGame(engine: Engine, request: GameRequest & { rack?: string }): DuplicateGame {
  const { rack } = request;
  const facts = gameStep(engine, request);
  const players = tidyPlayers(request.players ?? []);
  const seated = players.reduce(
    (game, player) => withEntry(game, { type: 'player', player }),
    firstLine(facts),
  );
  if (facts.racks === 'typed' && rack === undefined) return seated;
  return withEntry(seated, drawStep(seated.state, engine, rack));
}

function tidyPlayers(players: readonly string[]): readonly string[] {
  const doubles = players.filter(
    (name, index) => players.findIndex(each => playerKey(each) === playerKey(name)) !== index,
  );
  if (doubles.length > 0 || players.some(name => playerKey(name) === '')) {
    const what = doubles.length > 0 ? `entered twice: ${doubles.join(', ')}` : 'without a name';
    throw new InputError('DUPLICATE_PLAYER', `players ${what}`, { input: players.join(',') });
  }
  return players.map(name => tidyLine(name, 'a name'));
}

/** What is typed or chosen instead of what the game would do by itself. */
export interface NextOptions {
  /** The rack of the next round, typed from a real bag or chosen. */
  readonly rack?: string;
  /** The play to lay in place of the first top. */
  readonly play?: AnyPlay;
  /** Why that play, one line; kept with it. */
  readonly reason?: string;
  /** True to end the game here; an open round that nobody answered is not played. */
  readonly end?: boolean;
  /** True to close a round that has players and no slip. */
  readonly withoutSlips?: boolean;
}

/**
 * Closes the open round and draws the next one, or ends the game. With typed racks and none given the
 * next round waits for its rack; a call after that draws only. A game without players needs no slips.
 *
 * @throws InputError `DUPLICATE_SLIPS` when there are players and none has answered, `DUPLICATE_OVER` |
 *   `DUPLICATE_PLAY` | `DUPLICATE_RACK` | `POSITION_RACK` | `DUPLICATE_TEXT`
 */
export function nextRound(
  game: DuplicateGame,
  engine: Engine,
  { rack, play, reason, end = false, withoutSlips = false }: NextOptions = {},
): DuplicateGame {
  const { state } = game;
  if (end && play === undefined && !isAnswered(state)) {
    return withEntry(game, endStep(state, 'arbiter'));
  }
  if (state.open === undefined && play !== undefined) throw notNow('no round is open', state);
  if (!withoutSlips) checkAnswered(state);
  const isOpen = state.open !== undefined;
  const closed = isOpen
    ? withEntry(game, closeStep(state, engine, play && { play, reason }))
    : game;
  return asOneStep(game, afterClosing(closed, engine, { isOpen, rack, end }));
}

/** Draws the next rack, or ends the game, or waits. */
function afterClosing(
  closed: DuplicateGame,
  engine: Engine,
  { isOpen, rack, end }: { isOpen: boolean; rack: string | undefined; end: boolean },
): DuplicateGame {
  const { state } = closed;
  if (end) return withEntry(closed, endStep(state, 'arbiter'));
  if (state.facts.racks === 'typed' && rack === undefined) {
    const due = state.end === undefined ? endDue(state) : undefined;
    if (due !== undefined) return withEntry(closed, endStep(state, due));
    if (isOpen) return closed;
  }
  return withEntry(closed, drawStep(state, engine, rack));
}

/** A second `next` by mistake would close a round while its players are still at work. */
function checkAnswered(state: GameState): void {
  const { open } = state;
  if (open === undefined || isAnswered(state)) return;
  if (playersIn(state, open.round).length === 0) return;
  throw new InputError(
    'DUPLICATE_SLIPS',
    `round ${open.round} has no slips yet: enter them, or close it all the same with --without-slips`,
    { input: String(open.round) },
  );
}

/** True when a slip or a ruling was entered in the open round. */
function isAnswered({ open, slips, rulings }: GameState): boolean {
  return [...slips, ...rulings].some(({ round }) => round === open?.round);
}

/** A whole game played by the top. */
export function runGame(engine: Engine, request: GameRequest & { seed: string }): DuplicateGame {
  let game = newGame(engine, request);
  while (game.state.end === undefined) game = nextRound(game, engine, { withoutSlips: true });
  return game;
}

/** The game as text, one JSON object per line. */
export function formatGame(game: DuplicateGame): string {
  return formatLines(game.entries).text;
}

/** The lines that `after` has more than `before`. */
export function addedLines(before: DuplicateGame, after: DuplicateGame): string {
  const n = before.entries.length;
  return formatLines(after.entries.slice(n), endOf(before)).text;
}

/**
 * Reads a game. Its chain is checked; that its draws and scores follow is for `verify`.
 *
 * @param name of the file, for messages
 * @returns the game, and the text of lines that were cut off, which is left out
 * @throws InputError `DUPLICATE_LEDGER`, naming the line
 */
export function parseGame(text: string, name = 'ledger'): DuplicateGame & Pick<LedgerText, 'torn'> {
  const { entries, head, torn, fault } = readLedger(text);
  if (fault !== undefined) throw ledgerError(fault, name);
  const folded = foldLines(entries);
  if ('fault' in folded) throw ledgerError(folded.fault, name);
  return { entries, head, torn, state: folded.state };
}

/**
 * Makes sure that an engine has the lexicon and the rules of the game.
 *
 * @throws InputError `DUPLICATE_LEXICON` when it has others; `RULES_UNKNOWN` | `RULES_VALUES` when its rules
 *   are not those of an edition
 */
export function checkEngine({ facts }: GameState, { lexicon, rules }: Engine): void {
  checkEdition(rules);
  if (lexicon.checksum === facts.lexicon.checksum && rules.id === facts.rules) return;
  throw new InputError(
    'DUPLICATE_LEXICON',
    `the game began with lexicon ${quoted(facts.lexicon.name)} (${facts.lexicon.checksum.slice(0, 12)}…) and rules ${quoted(facts.rules)}, this is ${quoted(lexicon.name)} (${lexicon.checksum.slice(0, 12)}…) and ${quoted(rules.id)}`,
    { input: lexicon.name },
  );
}
