// The bytes of a GCG file as text. Line 1 or a byte order mark may name the encoding; without either,
// bytes that are UTF-8 are UTF-8, and others Windows-1252. What is not read is refused by name.
import type { InputError } from '../../errors.js';
import { decodeText, type Encoding } from '../../files/decode.js';
import type { GcgFault, GcgRemark } from './facts.js';
import { faultError } from './faults.js';

/** The encoding a file was read in. */
export interface GcgEncoding {
  /** undefined for text that came decoded */
  readonly name: Encoding | undefined;
  /** Line 1 says it; a byte order mark does; nothing does, so the bytes tell; the text came decoded. */
  readonly known: 'header' | 'mark' | 'bytes' | 'text';
}

export interface GcgText {
  readonly text: string;
  readonly encoding: GcgEncoding;
  /** What a user should know of it, a sentence each. */
  readonly remarks: readonly GcgRemark[];
}

/**
 * What line 1 may say. ISO-8859-1 means what browsers mean by it, Windows-1252 (WHATWG, Encoding): where
 * the two differ, ISO-8859-1 has controls, which no name and no note holds.
 */
const NAMES: ReadonlyMap<string, Encoding> = new Map([
  ['utf-8', 'utf-8'],
  ['utf8', 'utf-8'],
  ['iso-8859-1', 'windows-1252'],
  ['iso8859-1', 'windows-1252'],
  ['iso_8859_1', 'windows-1252'],
  ['latin1', 'windows-1252'],
  ['latin-1', 'windows-1252'],
  ['windows-1252', 'windows-1252'],
  ['cp1252', 'windows-1252'],
  ['cp-1252', 'windows-1252'],
]);

/** How line 1 names the encoding. */
const HEADER = /^#character-encoding(?:\s+(.*))?$/;

const LINE_END = /\r\n|\n|\r/;

/**
 * Text of a file; a byte order mark goes.
 *
 * @param name of the file, for messages
 * @throws InputError `GCG_ENCODING`, `GCG_FORMAT` for what is not text
 */
export function decodeGcg(input: Uint8Array | string, name: string): GcgText {
  if (typeof input === 'string') {
    const text = input.replace(/^\uFEFF/, '');
    declaredEncoding(text, name);
    return { text, encoding: { name: undefined, known: 'text' }, remarks: [] };
  }
  refuseWide(input, name);
  refuseNoText(input, name);
  const encoding = encodingOf(input, name);
  const text = decodeText(input, encoding.name);
  if (text === undefined) throw badByte(input, encoding, name);
  return { text, encoding, remarks: remarksOn(input, encoding) };
}

function encodingOf(bytes: Uint8Array, name: string): Required<GcgEncoding> & { name: Encoding } {
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const body = hasMark ? bytes.subarray(3) : bytes;
  const declared = declaredEncoding(String.fromCharCode(...body.subarray(0, 200)), name);
  if (hasMark && declared === 'windows-1252') {
    throw refusal(name, { code: 'mark-and-header' }, '');
  }
  if (hasMark) return { name: 'utf-8', known: 'mark' };
  if (declared !== undefined) return { name: declared, known: 'header' };
  return { name: isUtf8(bytes) ? 'utf-8' : 'windows-1252', known: 'bytes' };
}

function declaredEncoding(start: string, name: string): Encoding | undefined {
  const header = HEADER.exec(start.split(LINE_END, 1)[0] as string);
  if (header === null) return undefined;
  const declared = (header[1] ?? '').trim();
  const encoding = NAMES.get(declared.toLowerCase());
  if (encoding !== undefined) return encoding;
  throw refusal(name, { code: 'encoding-unknown', encoding: declared }, declared);
}

/** Nothing to say where every byte is ASCII, which is the same in all of them. */
function remarksOn(bytes: Uint8Array, { name, known }: GcgEncoding): readonly GcgRemark[] {
  if (known === 'mark' || !bytes.some(byte => byte >= 0x80)) return [];
  if (known === 'bytes') {
    return [{ code: 'encoding-guessed', taken: name === 'utf-8' ? 'UTF-8' : 'Windows-1252' }];
  }
  if (name === 'utf-8' || !isUtf8(bytes)) return [];
  return [{ code: 'encoding-doubtful' }];
}

function isUtf8(bytes: Uint8Array): boolean {
  return decodeText(bytes, 'utf-8') !== undefined;
}

/** UTF-16 by its mark, or by the zeros that every other byte of plain text is in it. */
function refuseWide([a, b, c, d]: Uint8Array, name: string): void {
  const isMarked = (a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff);
  const isLittle = isPlain(a) && b === 0 && isPlain(c) && d === 0;
  const isBig = a === 0 && isPlain(b) && c === 0 && isPlain(d);
  if (!isMarked && !isLittle && !isBig) return;
  throw refusal(name, { code: 'encoding-unknown', encoding: 'UTF-16' }, 'UTF-16');
}

function isPlain(byte: number | undefined): boolean {
  return byte !== undefined && byte > 0 && byte < 0x80;
}

/** Controls that a text may hold: tab, line ends, form feed, the end mark of DOS, escape. */
const TEXT_CONTROLS: ReadonlySet<number> = new Set([0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1a, 0x1b]);

/** A picture, an archive: one line in place of one for each line of it. */
function refuseNoText(bytes: Uint8Array, name: string): void {
  let controls = 0;
  for (const byte of bytes) if (byte < 0x20 && !TEXT_CONTROLS.has(byte)) controls++;
  const zero = bytes.indexOf(0);
  if (zero < 0 && controls * 20 <= bytes.length) return;
  const told = { controls: zero < 0 ? controls : null, bytes: bytes.length };
  throw faultError('GCG_FORMAT', name, [1, 1], { code: 'not-text', ...told }, '');
}

function badByte(
  bytes: Uint8Array,
  { name: encoding, known }: GcgEncoding,
  name: string,
): InputError {
  const at = encoding === 'utf-8' ? notUtf8(bytes) : notWindows1252(bytes);
  const byte = (bytes[at] ?? 0).toString(16).padStart(2, '0');
  const lines = loosely(bytes.subarray(0, at)).split(LINE_END);
  const column = (lines.at(-1) as string).replace(/^\uFEFF/, '').length + 1;
  const fault = { code: 'bad-byte', byte, encoding: encoding ?? 'utf-8', known } as const;
  return faultError('GCG_ENCODING', name, [lines.length, column], fault, byte);
}

/** UTF-8, a mark for each byte that is not, the byte order mark kept. */
function loosely(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

/** Where the first byte stands that does not survive decoding. */
function notUtf8(bytes: Uint8Array): number {
  const back = new TextEncoder().encode(loosely(bytes));
  let at = 0;
  while (bytes[at] === back[at]) at++;
  return at;
}

function notWindows1252(bytes: Uint8Array): number {
  return bytes.findIndex(byte => decodeText(Uint8Array.of(byte), 'windows-1252') === undefined);
}

function refusal(name: string, fault: GcgFault, input: string): InputError {
  return faultError('GCG_ENCODING', name, [1, 1], fault, input);
}
