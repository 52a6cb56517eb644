// Text files of the duplicate commands, slips and lists of players: read in the given encoding, strictly,
// since what is entered stays in the ledger for good.
import { readFile } from 'node:fs/promises';
import { Option } from 'commander';
import { type InputCode, InputError } from '../../errors.js';
import { decodeText, ENCODINGS, type Encoding, firstLineNotUtf8 } from '../../files/decode.js';
import { ioReason } from '../../files/io-error.js';

export function encodingOption(help: string): Option {
  return new Option('--encoding <encoding>', help).choices(ENCODINGS).default('utf-8');
}

/**
 * The text of a file, or of standard input for `-`.
 *
 * @throws InputError `DUPLICATE_SLIPS` when it cannot be read, or is not in the encoding
 */
export async function readTextFile(path: string, encoding: Encoding): Promise<string> {
  const bytes = await readBytes(path, 'DUPLICATE_SLIPS');
  const text = isForeign(bytes, encoding) ? undefined : decodeText(bytes, encoding);
  if (text !== undefined) return text;
  const reason = encodingFault(bytes, encoding);
  throw new InputError('DUPLICATE_SLIPS', `${path}${reason}`, { input: path });
}

/** The bytes of a file, or of standard input for `-`. @throws InputError with the given code */
export async function readBytes(path: string, code: InputCode): Promise<Buffer> {
  try {
    return path === '-' ? await standardInput() : await readFile(path);
  } catch (error) {
    throw new InputError(code, `${path}: ${ioReason(error)}`, { input: path });
  }
}

async function standardInput(): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const UTF_16 = ['fffe', 'feff'];
const UTF_8 = 'efbbbf';

/** True when the bytes begin with the mark of another encoding than the given one. */
function isForeign(bytes: Buffer, encoding: Encoding): boolean {
  return isUtf16(bytes) || (encoding !== 'utf-8' && bytes.toString('hex', 0, 3) === UTF_8);
}

function isUtf16(bytes: Buffer): boolean {
  return UTF_16.includes(bytes.toString('hex', 0, 2));
}

/** Where the text is wrong and what to do, to stand behind the name of the file. */
function encodingFault(bytes: Buffer, encoding: Encoding): string {
  if (isUtf16(bytes)) return ': is UTF-16; save it as UTF-8 ("CSV UTF-8" in a spreadsheet)';
  if (encoding === 'utf-8') {
    const line = firstLineNotUtf8(bytes);
    return `:${line}: not UTF-8; save it as UTF-8, or give --encoding windows-1252 if an older Windows program wrote it`;
  }
  if (isForeign(bytes, encoding)) return ': is UTF-8 by its first bytes; leave --encoding out';
  return `:${firstLineNotIn(bytes, encoding)}: not ${encoding}; leave --encoding out if it is UTF-8`;
}

/** Number of the first line, counted from 1, that is not in an encoding of one byte per character. */
function firstLineNotIn(bytes: Buffer, encoding: Encoding): number {
  const lines = bytes.toString('latin1').split('\n');
  const isBad = (line: string): boolean =>
    decodeText(Buffer.from(line, 'latin1'), encoding) === undefined;
  return lines.findIndex(isBad) + 1;
}
