// Reads a file up to a size: what is larger was not meant, and is not taken into memory to say so.
import { open } from 'node:fs/promises';

const PIECE = 1 << 20;

/**
 * The bytes of a file; of a pipe or a device too, whose size is not known beforehand.
 *
 * @returns undefined when there are more than `most` bytes
 * @throws the error of the system
 */
export async function readAtMost(path: string, most: number): Promise<Uint8Array | undefined> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  await using file = await open(path);
  for (;;) {
    const piece = new Uint8Array(PIECE);
    const { bytesRead } = await file.read(piece, 0, PIECE);
    if (bytesRead === 0) return Buffer.concat(pieces);
    length += bytesRead;
    if (length > most) return undefined;
    pieces.push(piece.subarray(0, bytesRead));
  }
}

/** `'16 MB'`, of a size that is a whole number of them. */
export function megabytes(size: number): string {
  return `${size >> 20} MB`;
}
