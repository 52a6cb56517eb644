// Reads a file up to a size: what is larger was not meant, and is not taken into memory to say so.
import { open } from 'node:fs/promises';

const PIECE = 1 << 20;
/** Room behind the size that a file tells, so that its end is seen in the same piece. */
const SPARE = 1 << 10;

/**
 * The bytes of a file; of a pipe or a device too, whose size is not known beforehand.
 *
 * @returns undefined when there are more than `most` bytes
 * @throws the error of the system
 */
export async function readAtMost(path: string, most: number): Promise<Uint8Array | undefined> {
  await using file = await open(path);
  const { size } = await file.stat();
  const pieces: Uint8Array[] = [];
  let piece = new Uint8Array(Math.min(size, PIECE) + SPARE);
  let used = 0;
  for (let length = 0; length <= most; ) {
    const { bytesRead } = await file.read(piece, used, piece.length - used);
    used += bytesRead;
    length += bytesRead;
    if (bytesRead === 0) return Buffer.concat([...pieces, piece.subarray(0, used)]);
    if (used < piece.length) continue;
    pieces.push(piece);
    piece = new Uint8Array(PIECE);
    used = 0;
  }
  return undefined;
}

/** `'16 MB'`, of a size that is a whole number of them. */
export function megabytes(size: number): string {
  return `${size >> 20} MB`;
}
