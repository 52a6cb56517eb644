// Players of games against itself as people write them: `score`, `equity:leaves=FILE,end=off`,
// `sim:plies=2,iterations=500`, `best:seconds=1`.
import { InputError, quoted } from '../../errors.js';
import { DEFAULT_TERMS, TERM_NAMES, type TermName, type Terms } from '../../leaves/terms.js';

/** How a player looks ahead. */
export interface Thinking {
  /** `sim` always simulates; `best` solves what can be solved, and simulates else, as long as it has time. */
  readonly kind: 'sim' | 'best';
  /** Turns played out. */
  readonly plies: number;
  /** Most rollouts of a candidate. */
  readonly iterations: number;
  /** Moves that are compared, the best by equity. */
  readonly plays: number;
  /** Time for a move; 0 for as long as it takes. */
  readonly seconds: number;
}

/** What each kind does unless its options say otherwise. */
export const THINKING: Readonly<Record<Thinking['kind'], Thinking>> = {
  sim: { kind: 'sim', plies: 2, iterations: 500, plays: 10, seconds: 0 },
  best: { kind: 'best', plies: 2, iterations: 1_000_000, plays: 15, seconds: 1 },
};

/** A player as written. */
export interface PlayerSpec {
  /** The text as it was given. */
  readonly name: string;
  readonly by: 'score' | 'equity';
  /** Undefined for a player who does not look ahead. */
  readonly thinking: Thinking | undefined;
  readonly terms: Terms;
  /** File of leave values; undefined for those of leggio. */
  readonly leaves: string | undefined;
}

/**
 * Reads two players, separated by a comma; what has an equals sign is an option of the player before.
 *
 * @throws InputError `OPTION_FORM`
 */
export function parsePlayers(text: string): readonly [PlayerSpec, PlayerSpec] {
  const players: string[] = [];
  for (const part of text.split(',')) {
    if (/^[a-z]+=/.test(part) && players.length > 0) players.push(`${players.pop()},${part}`);
    else players.push(part);
  }
  const [one, other, ...more] = players.map(parsePlayer);
  if (one !== undefined && other !== undefined && more.length === 0) return [one, other];
  const count = players.length === 1 ? '1 player' : `${players.length} players`;
  throw refused(text, `${count}; a match has two, like equity,score`);
}

/**
 * Reads a player.
 *
 * @throws InputError `OPTION_FORM`
 */
export function parsePlayer(text: string): PlayerSpec {
  const [kind = '', ...rest] = text.split(':');
  if (!isKind(kind)) throw refused(text, 'a player is score, equity, sim or best');
  const options = rest.length === 0 ? [] : rest.join(':').split(',');
  if (kind === 'score' && options.length > 0) {
    throw refused(text, 'a player by score has no options');
  }
  const by = kind === 'score' ? 'score' : 'equity';
  const thinking = kind === 'sim' || kind === 'best' ? THINKING[kind] : undefined;
  let spec: PlayerSpec = { name: text, by, thinking, terms: DEFAULT_TERMS, leaves: undefined };
  for (const option of options) spec = withOption(spec, option);
  return spec;
}

const KINDS = ['score', 'equity', 'sim', 'best'] as const;

function isKind(text: string): text is (typeof KINDS)[number] {
  return (KINDS as readonly string[]).includes(text);
}

function withOption(spec: PlayerSpec, option: string): PlayerSpec {
  const [name = '', ...rest] = option.split('=');
  const value = rest.join('=');
  if (name === 'leaves' && value !== '') return { ...spec, leaves: value };
  if (isTerm(name) && (value === 'on' || value === 'off')) {
    return { ...spec, terms: { ...spec.terms, [name]: value === 'on' } };
  }
  const { thinking } = spec;
  if (thinking !== undefined && isNumberOf(thinking.kind, name)) {
    return { ...spec, thinking: { ...thinking, [name]: numberOf(option, name, value) } };
  }
  const terms = TERM_NAMES.map(term => `${term}=on|off`).join(', ');
  const numbers =
    thinking === undefined
      ? ''
      : `${Object.keys(RANGES[thinking.kind])
          .map(each => `${each}=NUMBER`)
          .join(', ')}, `;
  throw refused(option, `an option of a player is ${numbers}leaves=FILE, ${terms}`);
}

type Ranges = Readonly<Record<string, readonly [least: number, most: number]>>;

/** Numbers that a kind can be given, and their ranges. */
const RANGES: Readonly<Record<Thinking['kind'], Ranges>> = {
  sim: { plies: [1, 40], iterations: [25, 1_000_000], plays: [2, 100] },
  best: { plies: [1, 40], plays: [2, 100], seconds: [0.05, 3600] },
};

function isNumberOf(kind: Thinking['kind'], name: string): boolean {
  return Object.hasOwn(RANGES[kind], name);
}

function numberOf(option: string, name: string, value: string): number {
  const [least, most] = { ...RANGES.sim, ...RANGES.best }[name]!;
  const number = /^\d+(\.\d+)?$/.test(value) ? Number(value) : Number.NaN;
  const isWhole = name === 'seconds' || Number.isInteger(number);
  if (isWhole && number >= least && number <= most) return number;
  throw refused(
    option,
    `${name} is a ${name === 'seconds' ? '' : 'whole '}number from ${least} to ${most}`,
  );
}

function isTerm(name: string): name is TermName {
  return (TERM_NAMES as readonly string[]).includes(name);
}

function refused(input: string, reason: string): InputError {
  return new InputError('OPTION_FORM', `${quoted(input)}: ${reason}`, { input });
}
