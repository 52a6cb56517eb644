// What plain values of a file must look like. A check gives `''`, or where a value is wrong and what would be right.

/** @param at where the value stands, `'sessions[2].rounds[0]'` */
export type Check = (value: unknown, at: string) => string;

export const text: Check = (value, at) => (typeof value === 'string' ? '' : `${at}: not a text`);

export const truth: Check = (value, at) =>
  typeof value === 'boolean' ? '' : `${at}: not true or false`;

/** A whole number. */
export function whole(least: number, most: number = Number.MAX_SAFE_INTEGER): Check {
  return (value, at) =>
    Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most
      ? ''
      : `${at}: not a whole number from ${least} on`;
}

export function oneOf(values: readonly string[]): Check {
  return (value, at) =>
    values.includes(value as string) ? '' : `${at}: none of ${values.join(', ')}`;
}

/** A text of a form. */
export function like(pattern: RegExp): Check {
  return (value, at) =>
    typeof value === 'string' && pattern.test(value) ? '' : `${at}: not like ${pattern.source}`;
}

export function orNull(check: Check): Check {
  return (value, at) => (value === null ? '' : check(value, at));
}

export function list(check: Check): Check {
  return (value, at) => {
    if (!Array.isArray(value)) return `${at}: not a list`;
    return firstFault(value.map((each, index) => () => check(each, `${at}[${index}]`)));
  };
}

/** A list of so many values, each with its check. */
export function tuple(checks: readonly Check[]): Check {
  return (value, at) => {
    if (!Array.isArray(value) || value.length !== checks.length) {
      return `${at}: not a list of ${checks.length}`;
    }
    return firstFault(checks.map((check, index) => () => check(value[index], `${at}[${index}]`)));
  };
}

/** An object that has these fields; others are faults too. */
export function fields(checks: Readonly<Record<string, Check>>): Check {
  return (value, at) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return `${at}: not an object`;
    }
    const given = value as Readonly<Record<string, unknown>>;
    const strange = Object.keys(given).find(name => !Object.hasOwn(checks, name));
    if (strange !== undefined) return `${at}.${strange}: no such field`;
    return firstFault(
      Object.entries(checks).map(
        ([name, check]) =>
          () =>
            check(given[name], `${at}.${name}`),
      ),
    );
  };
}

/** Anything that JSON can hold. */
export const anything: Check = () => '';

function firstFault(checks: readonly (() => string)[]): string {
  for (const check of checks) {
    const fault = check();
    if (fault !== '') return fault;
  }
  return '';
}
