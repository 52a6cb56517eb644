// How often words are laid: counts from games of leggio against itself, as a text that people can read, too.
import { InputError, quoted } from '../errors.js';
import { hashOf } from '../platform/hash.js';

/** Where the counts come from, as their file states it. */
export interface PlayedOrigin {
  /** Name and checksum of the lexicon that was played with. */
  readonly lexicon: { readonly name: string; readonly checksum: string };
  /** Id of the edition that was played under. */
  readonly rules: string;
  /** Who played, as `leggio autoplay --players` has it. */
  readonly players: string;
  /** Games that were played. */
  readonly games: number;
  /** Their seed. */
  readonly seed: string;
}

/** How often words were laid as the main word of a play. */
export interface PlayedWords {
  /** What was played. */
  readonly origin: PlayedOrigin;
  /** Words that are listed: those laid `least` times or more. */
  readonly size: number;
  /** The smallest count that is listed. */
  readonly least: number;
  /** How often a word was laid in all games. @returns 0 for one that is not listed: fewer times than `least` */
  times(word: string): number;
  /** Those that are listed, the most frequent first. */
  words(): IterableIterator<string>;
}

const FIRST = 'leggio played words 1';
const COLUMNS = 'word,times';

/**
 * Counts as text: what was played, a SHA-256 of the lines below it, then a word a line, the most frequent first.
 *
 * @param least words laid less often are left out
 */
export function formatPlayed(
  counts: ReadonlyMap<string, number>,
  { lexicon, rules, players, games, seed }: PlayedOrigin,
  least: number,
): string {
  const words = [...counts]
    .filter(([, times]) => times >= least)
    .sort(([one, often], [other, times]) => times - often || (one < other ? -1 : 1));
  const lines = words.map(([word, times]) => `${word},${times}\n`).join('');
  const body = `${COLUMNS}\n${lines}`;
  return [
    `# ${FIRST}`,
    `# lexicon ${lexicon.name} ${lexicon.checksum}`,
    `# rules ${rules}`,
    `# players ${players}`,
    `# games ${games}`,
    `# least ${least}`,
    `# seed ${seed}`,
    `# sha256 ${hashOf(body)}`,
    body,
  ].join('\n');
}

/**
 * Reads counts.
 *
 * @param name of the file, for messages
 * @throws InputError `PLAYED_FORMAT` for a text that is none, or is not whole
 */
export function parsePlayed(text: string, name = 'played words'): PlayedWords {
  const at = text.indexOf(`${COLUMNS}\n`);
  const head = new Map(
    text
      .slice(0, Math.max(0, at))
      .split('\n')
      .map(line => /^# (\w+) (.*)$/.exec(line))
      .flatMap(found => (found === null ? [] : [[found[1]!, found[2]!] as const])),
  );
  if (at < 0 || !text.startsWith(`# ${FIRST}\n`)) throw refused(name, text.split('\n')[0]!);
  const body = text.slice(at);
  if (head.get('sha256') !== hashOf(body)) {
    throw new InputError('PLAYED_FORMAT', `${name}: not whole: its lines have another SHA-256`, {
      input: name,
    });
  }
  const counts = countsIn(body);
  const [lexicon = '', checksum = ''] = (head.get('lexicon') ?? '').split(' ');
  return createPlayed({
    origin: {
      lexicon: { name: lexicon, checksum },
      ...{ rules: head.get('rules') ?? '', players: head.get('players') ?? '' },
      ...{ games: Number(head.get('games')), seed: head.get('seed') ?? '' },
    },
    least: Number(head.get('least')),
    counts,
  });
}

/** Counts on their way to another thread or machine. */
export interface SharedPlayed extends Pick<PlayedWords, 'origin' | 'least'> {
  readonly counts: ReadonlyMap<string, number>;
}

const sources = new WeakMap<PlayedWords, SharedPlayed>();

function createPlayed(shared: SharedPlayed): PlayedWords {
  const { origin, least, counts } = shared;
  const played = {
    ...{ origin, least, size: counts.size },
    times: (word: string): number => counts.get(word.toUpperCase()) ?? 0,
    words: (): IterableIterator<string> => counts.keys(),
  };
  sources.set(played, shared);
  return played;
}

/** Counts for another thread or machine: data alone. Undefined for counts that were not read here. */
export function sharePlayed(played: PlayedWords): SharedPlayed | undefined {
  return sources.get(played);
}

/** The counts of another thread or machine. */
export function playedFromShared(shared: SharedPlayed): PlayedWords {
  return createPlayed(shared);
}

function countsIn(body: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const line of body.split('\n').slice(1, -1)) {
    const comma = line.indexOf(',');
    counts.set(line.slice(0, comma), Number(line.slice(comma + 1)));
  }
  return counts;
}

function refused(name: string, line: string): InputError {
  return new InputError(
    'PLAYED_FORMAT',
    `${name}: begins with ${quoted(line.slice(0, 60))}, not with "# ${FIRST}": make one with leggio autoplay --words`,
    { input: name },
  );
}
