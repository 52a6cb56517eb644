// Bytes written one after the other into a growing array, and read back.

const ENCODER = new TextEncoder();
/** Bytes of a UTF-16 unit in UTF-8. */
const MOST_BYTES = 3;

export class ByteWriter {
  length = 0;
  private data = new Uint8Array(1 << 16);

  byte(value: number): void {
    this.reserve(1);
    this.data[this.length++] = value;
  }

  uint32(value: number): void {
    this.reserve(4);
    for (let shift = 0; shift < 32; shift += 8) this.data[this.length++] = value >>> shift;
  }

  /** Seven bits a byte, the lowest first, the high bit set on all but the last. */
  varint(value: number): void {
    let rest = value;
    for (; rest > 127; rest >>>= 7) this.byte((rest & 127) | 128);
    this.byte(rest);
  }

  text(text: string): void {
    this.reserve(text.length * MOST_BYTES);
    this.length += ENCODER.encodeInto(text, this.data.subarray(this.length)).written;
  }

  append(bytes: Uint8Array): void {
    this.reserve(bytes.length);
    this.data.set(bytes, this.length);
    this.length += bytes.length;
  }

  /** Zeros, to be filled in later. */
  skip(count: number): void {
    this.reserve(count);
    this.length += count;
  }

  /** Zeros up to a multiple of `size`. @returns the position reached */
  align(size: number): number {
    this.skip((size - (this.length % size)) % size);
    return this.length;
  }

  bytes(): Uint8Array {
    return this.data.slice(0, this.length);
  }

  private reserve(count: number): void {
    if (this.length + count <= this.data.length) return;
    const longer = new Uint8Array(Math.max(this.data.length * 2, this.length + count));
    longer.set(this.data);
    this.data = longer;
  }
}

/** Bytes of the longest number that is written: 28 bits. */
const LONGEST = 4;

/** Reads up to `end` and no further. */
export class ByteReader {
  at: number;
  private readonly data: Uint8Array;
  private readonly end: number;

  constructor(data: Uint8Array, at: number, end: number) {
    this.data = data;
    this.at = at;
    this.end = end;
  }

  get isAtEnd(): boolean {
    return this.at >= this.end;
  }

  /** @throws RangeError at the end */
  byte(): number {
    if (this.at >= this.end) throw new RangeError('the bytes end within a word');
    return this.data[this.at++]!;
  }

  /** @throws RangeError at the end, and when the number does not end */
  varint(): number {
    let value = 0;
    for (let count = 0; count < LONGEST; count++) {
      const byte = this.byte();
      value |= (byte & 127) << (count * 7);
      if (byte < 128) return value;
    }
    throw new RangeError('a number that does not end');
  }
}
