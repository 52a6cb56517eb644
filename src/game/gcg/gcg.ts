// A GCG file to a game, in every dialect that programs write (README.md of this room). Everything that
// is wrong with the file is said at once, with line and column.

import { decodeGcg } from './encoding.js';
import { type EventBody, EventFault, parseEventLine } from './event.js';
import type { GcgFault } from './facts.js';
import { Faults } from './faults.js';
import type { GcgEvent, GcgGame, GcgPlayer, GcgPragma } from './game.js';
import { type EventText, type GcgLine, type PragmaLine, readLines } from './lines.js';
import { assignPlayer, type Seat, seatsOf } from './seats.js';
import { type LongTiles, longTilesOf } from './tiles.js';
import { refuseLargeBoard } from './variants.js';

/** How a GCG is read. */
export interface GcgOptions {
  /** Name of the file, for messages; default `'game.gcg'`. */
  readonly name?: string;
}

/**
 * Reads a game.
 *
 * @param input bytes of a file, whose encoding line 1 names or the bytes tell, or text already decoded
 * @throws InputError `GCG_ENCODING`, `GCG_FORMAT`, `GCG_LINE`, `GCG_PLAYER`, `GCG_EVENT` with every
 *   fault as a fact, which `wording` says with file, line and column; `GCG_VARIANT` for a game on a larger board
 */
export function parseGcg(input: Uint8Array | string, options: GcgOptions = {}): GcgGame {
  const { name = 'game.gcg' } = options;
  const decoded = decodeGcg(input, name);
  const { text, encoding, remarks } = decoded;
  const faults = new Faults();
  const lines = readLines(text);
  if (!lines.some(({ kind }) => kind !== 'stray')) {
    faults.add('GCG_FORMAT', 1, 1, { code: 'no-gcg' });
    faults.throwAny(name, text.slice(0, 80));
  }
  refuseLargeBoard(lines.filter(isPragma), name);
  const players = readPlayers(lines, faults);
  const game = readGame(lines, players, faults);
  faults.explain(decoded);
  faults.throwAny(name, text);
  return { ...game, encoding, remarks };
}

function isPragma(line: GcgLine): line is PragmaLine {
  return line.kind === 'pragma';
}

function readPlayers(lines: readonly GcgLine[], faults: Faults): readonly GcgPlayer[] {
  const players: GcgPlayer[] = [];
  let last: PragmaLine | undefined;
  for (const line of lines) {
    const number = playerNumber(line);
    if (number === undefined || line.kind !== 'pragma') continue;
    last = line;
    const [, nick, name] = /^(\S+)(?:\s+(.*))?$/.exec(line.text) ?? [];
    if (nick === undefined) {
      faults.add('GCG_PLAYER', line.line, line.column, { code: 'player-unnamed', number });
    } else if (players[number - 1] !== undefined) {
      faults.add('GCG_PLAYER', line.line, 1, { code: 'player-twice', number });
    } else players[number - 1] = { nick, name: name ?? nick };
  }
  if (players.length === 0) {
    faults.add('GCG_PLAYER', 1, 1, { code: 'no-players' });
    return players;
  }
  for (let number = 1; number <= Math.max(2, players.length); number++) {
    if (players[number - 1] !== undefined) continue;
    const found = players.filter(player => player !== undefined).length;
    faults.add('GCG_PLAYER', last?.line ?? 1, 1, { code: 'player-missing', number, found });
  }
  return players;
}

function playerNumber(line: GcgLine): number | undefined {
  const found = line.kind === 'pragma' ? /^player([1-9])$/.exec(line.name) : null;
  return found === null ? undefined : Number(found[1]);
}

/** The game being read. */
interface Draft {
  readonly players: readonly GcgPlayer[];
  readonly seats: readonly Seat[];
  readonly long: LongTiles;
  readonly pragmas: GcgPragma[];
  readonly events: (GcgEvent & { notes: string[]; pragmas: GcgPragma[] })[];
  /** False once an event could not be read: what follows it may lack it. */
  whole: boolean;
  /** True once there is a play that could be contested. */
  hasPlay: boolean;
  /** Nicks of no player, each told once. */
  readonly strangers: Set<string>;
  readonly faults: Faults;
}

function readGame(
  lines: readonly GcgLine[],
  players: readonly GcgPlayer[],
  faults: Faults,
): Omit<GcgGame, 'encoding' | 'remarks'> {
  const seats = seatsOf(players);
  const long = longTilesOf(
    lines.flatMap(line => (line.kind === 'pragma' && line.name === 'tile' ? line.text : [])),
  );
  const draft: Draft = {
    players,
    seats,
    long,
    pragmas: [],
    events: [],
    whole: true,
    hasPlay: false,
    strangers: new Set(),
    faults,
  };
  for (const line of lines) {
    if (line.kind === 'event') readEvent(line, draft);
    else if (line.kind === 'pragma') readPragma(line, draft);
    else {
      faults.add('GCG_LINE', line.line, 1, { code: 'stray-line', text: line.text.slice(0, 40) });
    }
  }
  const { pragmas, events } = draft;
  return { players, pragmas, events };
}

function readPragma({ name, text, line }: PragmaLine, draft: Draft): void {
  const { pragmas, events, faults } = draft;
  const event = events.at(-1);
  if (name === 'character-encoding') {
    if (line !== 1) faults.add('GCG_ENCODING', line, 1, { code: 'encoding-late' });
  } else if (/^player[1-9]$/.test(name)) {
    if (event !== undefined) {
      faults.add('GCG_PLAYER', line, 1, { code: 'player-late', name });
    }
  } else if (/^player/.test(name)) {
    faults.add('GCG_PLAYER', line, 1, { code: 'player-number', name });
  } else if (name === 'note' && event !== undefined) event.notes.push(text);
  else (event?.pragmas ?? pragmas).push({ name, text, line });
}

function readEvent({ text, line }: EventText, draft: Draft): void {
  const { seats, long, faults, events, strangers } = draft;
  try {
    const { nick, body } = parseEventLine(text, long);
    const player = assignPlayer(seats, nick, body);
    if (player === undefined) {
      const nicks = seats.map(seat => seat.nick);
      const isNew = seats.length > 0 && !strangers.has(nick);
      if (isNew) faults.add('GCG_PLAYER', line, 2, { code: 'player-unknown', nick, nicks });
      strangers.add(nick);
      draft.whole = false;
      return;
    }
    const against = draft.whole ? outOfPlace(body, player, draft) : undefined;
    if (against !== undefined) faults.add('GCG_EVENT', line, 1, against);
    draft.hasPlay ||= body.kind === 'play';
    events.push({ line, player, ...body, notes: [], pragmas: [] } as Draft['events'][number]);
  } catch (error) {
    if (!(error instanceof EventFault)) throw error;
    faults.add('GCG_LINE', line, error.column, error.fault);
    draft.whole = false;
  }
}

/** Why the event cannot stand after those before it. */
function outOfPlace(
  body: EventBody,
  player: number,
  { events, hasPlay }: Draft,
): GcgFault | undefined {
  const before = events.at(-1);
  if (body.kind === 'withdrawn') {
    if (before?.kind === 'play' && before.player === player) return undefined;
    return { code: 'withdraws-nothing' };
  }
  if (body.kind !== 'challenge') return undefined;
  return hasPlay ? undefined : { code: 'contests-nothing' };
}
