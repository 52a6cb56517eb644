// The bytes of a GCG file as text. Line 1 may name the encoding; without it a GCG is Latin-1. Encodings
// that are not read are refused by name, never guessed.
import { InputError, quoted } from '../errors.js';

export interface GcgText {
  readonly text: string;
  readonly remarks: readonly string[];
}

const NAMES: Readonly<Record<string, 'utf-8' | 'latin1'>> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'iso-8859-1': 'latin1',
  'iso8859-1': 'latin1',
  iso_8859_1: 'latin1',
  latin1: 'latin1',
  'latin-1': 'latin1',
};

/** How line 1 names the encoding. */
const HEADER = /^#character-encoding(?:\s+(.*))?$/;

/**
 * Text of a file; a byte order mark goes.
 *
 * @param name of the file, for messages
 * @throws InputError `GCG_ENCODING`
 */
export function decodeGcg(input: Uint8Array | string, name: string): GcgText {
  if (typeof input === 'string') {
    declaredEncoding(input, name);
    return { text: input.replace(/^\uFEFF/, ''), remarks: [] };
  }
  const bytes = Buffer.from(input.buffer, input.byteOffset, input.byteLength);
  refuseWide(bytes, name);
  const hasMark = bytes.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf]));
  const body = hasMark ? bytes.subarray(3) : bytes;
  const declared = declaredEncoding(body.toString('latin1'), name);
  if (hasMark && declared === 'latin1') {
    throw refusal(name, 'the byte order mark says UTF-8, line 1 says ISO-8859-1', 'ISO-8859-1');
  }
  if (declared === 'utf-8' || hasMark) return { text: decodeUtf8(body, name), remarks: [] };
  const remarks = declared === undefined && looksLikeUtf8(body) ? [UTF8_REMARK] : [];
  return { text: body.toString('latin1'), remarks };
}

const UTF8_REMARK =
  'line 1 names no encoding, so the file is read as ISO-8859-1; its bytes look like UTF-8: put "#character-encoding UTF-8" on line 1';

function declaredEncoding(text: string, name: string): 'utf-8' | 'latin1' | undefined {
  const firstLine = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/, 1)[0] as string;
  const header = HEADER.exec(firstLine);
  if (header === null) return undefined;
  const declared = (header[1] ?? '').trim();
  const encoding = NAMES[declared.toLowerCase()];
  if (encoding !== undefined) return encoding;
  throw refusal(
    name,
    `the encoding ${quoted(declared)} is not read: UTF-8 or ISO-8859-1`,
    declared,
  );
}

function refuseWide(bytes: Buffer, name: string): void {
  const [first, second] = bytes;
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (isWide) throw refusal(name, 'the encoding "UTF-16" is not read: UTF-8 or ISO-8859-1', '');
}

function decodeUtf8(bytes: Buffer, name: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const { line, column, byte } = firstBadByte(bytes);
    const message = `${name}:${line}:${column}: byte 0x${byte} is no UTF-8, which the file says it is`;
    throw new InputError('GCG_ENCODING', message, {
      input: byte,
      at: `${name}:${line}:${column}`,
      findings: [message],
    });
  }
}

/** Where the first byte stands that does not survive decoding. */
function firstBadByte(bytes: Buffer): { line: number; column: number; byte: string } {
  const back = Buffer.from(bytes.toString('utf8'), 'utf8');
  let at = 0;
  while (bytes[at] === back[at]) at++;
  const before = bytes.subarray(0, at).toString('utf8').split('\n');
  const column = (before.at(-1) as string).length + 1;
  return { line: before.length, column, byte: (bytes[at] ?? 0).toString(16).padStart(2, '0') };
}

function looksLikeUtf8(bytes: Buffer): boolean {
  if (!bytes.some(byte => byte >= 0x80)) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function refusal(name: string, message: string, input: string): InputError {
  const finding = `${name}:1:1: ${message}`;
  return new InputError('GCG_ENCODING', finding, { input, at: `${name}:1:1`, findings: [finding] });
}
