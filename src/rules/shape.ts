// Small pieces to say as data what a value must look like; each tells every finding on a value, by the
// place where it stands: `clock.overtime.least is -1, wanted a whole number from 0 to 1440`.
import { quoted } from '../errors.js';

/** Tells what is wrong with the value at a place. */
export type Shape = (value: unknown, at: string, tell: (finding: string) => void) => void;

/** A shape for each field of `T`: none can be forgotten. */
export type Fields<T> = { readonly [Key in keyof Required<T>]: Shape };

/** A value as a finding shows it. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}

function wanted(value: unknown, at: string, what: string): string {
  return `${at || 'the object'} is ${shown(value)}, wanted ${what}`;
}

/** Text of one character or more. */
export const text: Shape = (value, at, tell) => {
  if (typeof value !== 'string' || value === '') tell(wanted(value, at, 'text'));
};

export const flag: Shape = (value, at, tell) => {
  if (typeof value !== 'boolean') tell(wanted(value, at, 'true or false'));
};

export function whole(least: number, most: number): Shape {
  return (value, at, tell) => {
    if (Number.isInteger(value) && (value as number) >= least && (value as number) <= most) return;
    tell(wanted(value, at, `a whole number from ${least} to ${most}`));
  };
}

export function oneOf(...choices: readonly (string | number | undefined)[]): Shape {
  return (value, at, tell) => {
    const known = choices.map(shown).join(', ');
    if (!choices.includes(value as string)) tell(wanted(value, at, `one of ${known}`));
  };
}

/** The shape, or undefined. */
export function optional(shape: Shape): Shape {
  return (value, at, tell) => {
    if (value !== undefined) shape(value, at, tell);
  };
}

/** One of these values, or the shape. */
export function either(others: readonly unknown[], shape: Shape): Shape {
  return (value, at, tell) => {
    if (!others.includes(value)) shape(value, at, tell);
  };
}

/** A list whose items all have the shape. */
export function list(shape: Shape, least = 0): Shape {
  return (value, at, tell) => {
    if (!Array.isArray(value)) tell(wanted(value, at, 'a list'));
    else if (value.length < least)
      tell(`${at} has ${value.length} entries, wanted ${least} or more`);
    else for (const [index, item] of value.entries()) shape(item, `${at}[${index}]`, tell);
  };
}

/** An object of these fields and no others. */
export function object<T>(fields: Fields<T>): Shape {
  const names = Object.keys(fields);
  return (value, at, tell) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      tell(wanted(value, at, `an object of ${names.join(', ')}`));
      return;
    }
    const path = at === '' ? '' : `${at}.`;
    for (const [name, shape] of Object.entries<Shape>(fields)) {
      shape((value as Readonly<Record<string, unknown>>)[name], path + name, tell);
    }
    for (const name of Object.keys(value)) {
      if (!names.includes(name))
        tell(`${path}${name} is not a field; the fields are ${names.join(', ')}`);
    }
  };
}

/** The same shape for each of the names. */
export function each<Name extends string>(
  names: readonly Name[],
  shape: Shape,
): Fields<Record<Name, unknown>> {
  return Object.fromEntries(names.map(name => [name, shape])) as Fields<Record<Name, unknown>>;
}

/** An object whose `kind` says which fields it has. */
export function kinds(shapes: Readonly<Record<string, Shape>>): Shape {
  const isKind = oneOf(...Object.keys(shapes));
  return (value, at, tell) => {
    const kind = (value as { readonly kind?: unknown } | null | undefined)?.kind;
    const shape = Object.hasOwn(shapes, String(kind)) ? shapes[String(kind)] : undefined;
    if (shape === undefined) isKind(kind, `${at}.kind`, tell);
    else shape(value, at, tell);
  };
}
