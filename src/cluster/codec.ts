// What travels through the queue and in parts: data as structured clones, compressed, in base 64 where they lie in
// JSON. Memory that threads share travels as a copy; a lexicon does not travel at all, its place is marked.
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { deflateRaw, deflateRawSync, inflateRaw, inflateRawSync } from 'node:zlib';
import { hashOf } from '../platform/hash.js';
import type { Setup } from '../platform/threads.js';

/** Stands for the lexicon, which the worker has. */
interface Mark {
  readonly leggio: 'lexicon';
}

const MARK: Mark = { leggio: 'lexicon' };

/** Every play of 160 positions: 41 MB of answer become 5.5 MB in 0.3 s, higher levels take longer for little. */
const FAST = { level: 1 };

const [deflate, inflate] = [promisify(deflateRaw), promisify(inflateRaw)];

/** Data as bytes, made beside the main thread: answers may have many megabytes. */
export function pack(data: unknown): Promise<Buffer> {
  return deflate(serialize(unshared(data)), FAST);
}

/** Data of bytes. */
export async function unpack<T>(bytes: Uint8Array): Promise<T> {
  return deserialize(await inflate(bytes)) as T;
}

/** Data as text. */
export function encode(data: unknown): string {
  return deflateRawSync(serialize(unshared(data)), FAST).toString('base64');
}

/** Data of a text. */
export function decode<T>(text: string): T {
  return deserialize(inflateRawSync(Buffer.from(text, 'base64'))) as T;
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
 * now as a double, whichever the machine made of it. For bytes stands their SHA-256.
 */
export function canonical(data: unknown): string {
  if (typeof data === 'bigint') return `${data}n`;
  if (typeof data !== 'object' || data === null) return JSON.stringify(data) ?? 'undefined';
  if (ArrayBuffer.isView(data)) {
    const { buffer, byteOffset, byteLength } = data;
    const bytes = new Uint8Array(buffer as ArrayBuffer, byteOffset, byteLength);
    return `${data.constructor.name}(${hashOf(buffer instanceof SharedArrayBuffer ? bytes.slice() : bytes)})`;
  }
  if (Array.isArray(data)) return `[${data.map(canonical).join()}]`;
  if (data instanceof Map || data instanceof Set) {
    return `${data.constructor.name}${canonical([...data])}`;
  }
  const members = Object.entries(data).map(([key, value]) => `${key}:${canonical(value)}`);
  return `{${members.join()}}`;
}

/** The hash of a setup; the lexicon stands beside it. */
export function setupId(setup: Setup): string {
  return hashText(canonical({ ...setup, shared: MARK }));
}

/** The number of a piece: the hash of program, kind of work, setup and task, so that the same piece is one piece. */
export function pieceId(program: string, kind: string, setup: string, task: unknown): string {
  return hashText(`${program} ${kind} ${setup} ${canonical(task)}`);
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
