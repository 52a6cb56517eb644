// Bytes written one after the other into a growing array, and read back.

export class ByteWriter {
  length = 0;
  private data = new Uint8Array(1 << 16);

  byte(value: number): void {
    this.reserve(1);
    this.data[this.length++] = value;
  }

  uint32(value: number): void {
    for (let shift = 0; shift < 32; shift += 8) this.byte((value >>> shift) & 255);
  }

  /** Seven bits a byte, the lowest first, the high bit set on all but the last. */
  varint(value: number): void {
    let rest = value;
    for (; rest > 127; rest >>>= 7) this.byte((rest & 127) | 128);
    this.byte(rest);
  }

  text(text: string): void {
    const bytes = new TextEncoder().encode(text);
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

export class ByteReader {
  at: number;
  private readonly data: Uint8Array;

  constructor(data: Uint8Array, at: number) {
    this.data = data;
    this.at = at;
  }

  byte(): number {
    return this.data[this.at++]!;
  }

  varint(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte();
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  }
}
