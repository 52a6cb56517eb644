// What travels through the queue: data as structured clones, in base 64 since jobs are JSON. Memory that threads
// share travels as a copy; a lexicon does not travel at all, its place is marked.
import { deserialize, serialize } from 'node:v8';
import { hashOf } from '../platform/hash.js';
import type { Setup } from '../platform/threads.js';

/** Stands for the lexicon, which the worker has. */
interface Mark {
  readonly leggio: 'lexicon';
}

const MARK: Mark = { leggio: 'lexicon' };

/** Data as text. */
export function encode(data: unknown): string {
  return serialize(unshared(data)).toString('base64');
}

/** Data of a text. */
export function decode<T>(text: string): T {
  return deserialize(Buffer.from(text, 'base64')) as T;
}

/** A setup as text, the lexicon marked. */
export function encodeSetup(setup: Setup): string {
  return encode({ ...setup, shared: MARK });
}

/** A setup of a text, with the lexicon of this machine. */
export function decodeSetup(text: string, lexicon: unknown): Setup {
  return { ...decode<Setup>(text), shared: lexicon };
}

/**
 * Data as a text that is the same whenever the data are: a structured clone writes a whole number now as an integer and
 * now as a double, whichever the machine made of it.
 */
export function canonical(data: unknown): string {
  if (typeof data === 'bigint') return `${data}n`;
  if (typeof data !== 'object' || data === null) return JSON.stringify(data) ?? 'undefined';
  if (ArrayBuffer.isView(data)) {
    const { buffer, byteOffset, byteLength } = data;
    const bytes = Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);
    return `${data.constructor.name}(${bytes.toString('base64')})`;
  }
  if (Array.isArray(data)) return `[${data.map(canonical).join()}]`;
  if (data instanceof Map || data instanceof Set) {
    return `${data.constructor.name}${canonical([...data])}`;
  }
  const members = Object.entries(data).map(([key, value]) => `${key}:${canonical(value)}`);
  return `{${members.join()}}`;
}

/** The same of a setup: the lexicon stands beside it. */
export function canonicalSetup(setup: Setup): string {
  return canonical({ ...setup, shared: MARK });
}

/** SHA-256 of a text, hex. */
export function hashText(text: string): string {
  return hashOf(text);
}

/** The same data without memory that is shared: structured clones cannot be written with it. */
function unshared(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data;
  if (ArrayBuffer.isView(data)) {
    const view = data as Uint8Array;
    return view.buffer instanceof SharedArrayBuffer ? view.slice() : view;
  }
  if (Array.isArray(data)) return data.map(unshared);
  if (Object.getPrototypeOf(data) !== Object.prototype) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, unshared(value)]));
}
