// The file of a backup: a mark, a version, and a value a part. Nothing is taken before all of it is read.
import type { KeptPart } from './kept-part.js';

const MARK = 'allenamento';
const VERSION = 1;

/** A part with its value of the file. */
export type PartValues = Readonly<Record<string, unknown>>;

/** A file read: `none` is no such file. */
export type ReadBackup =
  | { readonly kind: 'none' }
  | { readonly kind: 'broken'; readonly where: string }
  | { readonly kind: 'good'; readonly values: PartValues; readonly conflicts: number };

export async function backupText(parts: readonly KeptPart[]): Promise<string> {
  const values = await Promise.all(parts.map(async part => [part.id, await part.give()] as const));
  const file = { leggio: MARK, version: VERSION, parts: Object.fromEntries(values) };
  return `${JSON.stringify(file, null, 1)}\n`;
}

export async function readBackup(parts: readonly KeptPart[], text: string): Promise<ReadBackup> {
  const values = valuesIn(text);
  if (values === undefined) return { kind: 'none' };
  if (typeof values === 'string') return { kind: 'broken', where: values };
  const known = new Set(parts.map(({ id }) => id));
  const strange = Object.keys(values).find(id => !known.has(id));
  if (strange !== undefined) return { kind: 'broken', where: `parts.${strange}: no such part` };
  let conflicts = 0;
  const given = parts.filter(({ id }) => Object.hasOwn(values, id));
  for (const part of given) {
    const where = await part.faultIn(values[part.id]);
    if (where !== undefined) return { kind: 'broken', where };
  }
  for (const part of given) conflicts += await part.conflicts(values[part.id]);
  return { kind: 'good', values, conflicts };
}

/** @param values of a good file */
export async function takeBackup(
  parts: readonly KeptPart[],
  values: PartValues,
  isReplacing: boolean,
): Promise<void> {
  for (const part of parts) {
    if (Object.hasOwn(values, part.id)) await part.take(values[part.id], isReplacing);
  }
}

/** Undefined for no such file; a text says where one is wrong. */
function valuesIn(text: string): PartValues | string | undefined {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isObject(file) || file.leggio !== MARK) return undefined;
  if (file.version !== VERSION) return `version: ${String(file.version)}, not ${VERSION}`;
  return isObject(file.parts) ? file.parts : 'parts: not an object';
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
