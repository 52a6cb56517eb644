// Players of games against itself as people write them: `score`, `equity`, `equity:leaves=FILE,end=off`.
import { InputError, quoted } from '../../errors.js';
import { DEFAULT_TERMS, TERM_NAMES, type TermName, type Terms } from '../../leaves/terms.js';

/** A player as written. */
export interface PlayerSpec {
  /** The text as it was given. */
  readonly name: string;
  readonly by: 'score' | 'equity';
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
  throw refused(text, `${players.length} players; a match has two, like equity,score`);
}

/**
 * Reads a player.
 *
 * @throws InputError `OPTION_FORM`
 */
export function parsePlayer(text: string): PlayerSpec {
  const [kind = '', ...rest] = text.split(':');
  if (kind !== 'score' && kind !== 'equity') {
    throw refused(text, 'a player is score or equity');
  }
  const options = rest.length === 0 ? [] : rest.join(':').split(',');
  if (kind === 'score' && options.length > 0) {
    throw refused(text, 'a player by score has no options');
  }
  let spec: PlayerSpec = { name: text, by: kind, terms: DEFAULT_TERMS, leaves: undefined };
  for (const option of options) spec = withOption(spec, option);
  return spec;
}

function withOption(spec: PlayerSpec, option: string): PlayerSpec {
  const [name = '', ...rest] = option.split('=');
  const value = rest.join('=');
  if (name === 'leaves' && value !== '') return { ...spec, leaves: value };
  if (isTerm(name) && (value === 'on' || value === 'off')) {
    return { ...spec, terms: { ...spec.terms, [name]: value === 'on' } };
  }
  const terms = TERM_NAMES.map(term => `${term}=on|off`).join(', ');
  throw refused(option, `an option of a player is leaves=FILE, ${terms}`);
}

function isTerm(name: string): name is TermName {
  return (TERM_NAMES as readonly string[]).includes(name);
}

function refused(input: string, reason: string): InputError {
  return new InputError('OPTION_FORM', `${quoted(input)}: ${reason}`, { input });
}
