// Bytes to text, strictly: what is not in the given encoding is refused, never replaced.

/** Encodings that text files can be read in. */
export const ENCODINGS = ['utf-8', 'windows-1252'] as const;

/** How the bytes of a text file are read. */
export type Encoding = (typeof ENCODINGS)[number];

/**
 * The text of a file, a byte order mark taken off.
 *
 * @returns undefined when the bytes are not in the encoding
 */
export function decodeText(bytes: Uint8Array, encoding: Encoding = 'utf-8'): string | undefined {
  if (encoding === 'windows-1252') return decodeWindows1252(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * What the bytes 0x80 to 0x9F stand for; a space for the five that stand for nothing. Source: WHATWG,
 * Encoding, index windows-1252. A table, since the TextDecoder of Node 20 takes them for controls.
 */
const HIGH = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

function decodeWindows1252(bytes: Uint8Array): string | undefined {
  let text = '';
  for (const byte of bytes) {
    const char = byte >= 0x80 && byte < 0xa0 ? HIGH[byte - 0x80]! : String.fromCharCode(byte);
    if (char === ' ' && byte !== 0x20) return undefined;
    text += char;
  }
  return text;
}

/** Number of the first line, counted from 1, that is not UTF-8; undefined when all are. */
export function firstLineNotUtf8(bytes: Uint8Array): number | undefined {
  const lineFeed = 10;
  let number = 1;
  for (let start = 0; start <= bytes.length; number++) {
    const found = bytes.indexOf(lineFeed, start);
    const end = found === -1 ? bytes.length : found;
    if (decodeText(bytes.subarray(start, end)) === undefined) return number;
    start = end + 1;
  }
  return undefined;
}
