// A game to GCG as Quackle, macondo and MAGPIE read it: UTF-8 by header, dots for through-tiles, upper-
// case squares, one line an event.
import { canonicalGame } from './canonical.js';
import type { GcgEvent, GcgGame, GcgPragma } from './game.js';
import { bareTiles, type LongTiles, longTilesOf } from './tiles.js';

/** The text of a game; what `parseGcg` reads back is the game in its canonical form. */
export function formatGcg(game: GcgGame): string {
  const { players, pragmas, events } = canonicalGame(game);
  const long = longTilesOf(pragmas.flatMap(({ name, text }) => (name === 'tile' ? text : [])));
  const lines = [
    '#character-encoding UTF-8',
    ...pragmas.filter(({ name }) => BEFORE_PLAYERS.has(name)).map(pragmaLine),
    ...players.map(({ nick, name }, index) => `#player${index + 1} ${nick} ${name}`),
    ...pragmas.filter(({ name }) => !BEFORE_PLAYERS.has(name)).map(pragmaLine),
    ...events.flatMap(event => [
      eventLine(event, (players[event.player] as { nick: string }).nick, long),
      ...event.notes.map(noteLine),
      ...event.pragmas.map(pragmaLine),
    ]),
  ];
  return `${lines.join('\n')}\n`;
}

/** What MAGPIE and macondo write above the players. */
const BEFORE_PLAYERS: ReadonlySet<string> = new Set([
  'title',
  'description',
  'id',
  'lexicon',
  'game-type',
  'board-layout',
  'tile-distribution',
  'tile-set',
  '-',
  'tile',
  'note',
]);

function pragmaLine({ name, text }: GcgPragma): string {
  return `#${name} ${text}`.trimEnd();
}

/** A note; a line of it that would read as something else becomes a note of its own. */
function noteLine(text: string): string {
  return `#note ${text.replace(/\n(?=[#>])/g, '\n#note ')}`.trimEnd();
}

function eventLine(event: GcgEvent, nick: string, long: LongTiles): string {
  const { score, total } = event;
  const tiles = [event.rack ?? '', moveText(event)].map(text => bareTiles(text, long));
  const parts = [`>${nick}:`, ...tiles, signed(event, score), total];
  return parts.filter(part => part !== '').join(' ');
}

function moveText(event: GcgEvent): string {
  switch (event.kind) {
    case 'play':
      return `${event.at} ${event.tiles}`;
    case 'pass':
      return '-';
    case 'exchange':
      return `-${event.tiles ?? event.count}`;
    case 'withdrawn':
      return '--';
    case 'challenge':
      return '(challenge)';
    case 'time':
      return '(time)';
    default:
      return `(${event.tiles})`;
  }
}

/** Nothing lost is `-0` where the sign says what kind of line it is. */
function signed({ kind }: GcgEvent, score: number): string {
  const isLoss = kind === 'deduction' || kind === 'time';
  return score < 0 || (isLoss && score === 0) ? `-${-score}` : `+${score}`;
}
