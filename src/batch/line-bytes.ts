// Lines of answers, gathered as bytes: no string outlives its line, so there is little for the garbage
// collector to carry.

/** Bytes of UTF-8 that a UTF-16 unit of a string takes at most. */
const UNIT_BYTES = 3;

/** Its memory serves again for the next answer. */
export class LineBytes {
  private buffer = Buffer.allocUnsafeSlow(1 << 16);
  private used = 0;

  /** Begins an answer; what another left unfinished is forgotten. */
  begin(): void {
    this.used = 0;
  }

  /** Adds a line with its end. */
  add(line: string): void {
    const room = this.used + line.length * UNIT_BYTES + 1;
    if (room > this.buffer.length) this.grow(room);
    this.used += this.buffer.write(line, this.used);
    this.buffer[this.used++] = '\n'.charCodeAt(0);
  }

  /** The lines, in memory of their own. */
  finish(): Uint8Array {
    return new Uint8Array(this.buffer.subarray(0, this.used));
  }

  private grow(room: number): void {
    const longer = Buffer.allocUnsafeSlow(Math.max(room, this.buffer.length * 2));
    this.buffer.copy(longer, 0, 0, this.used);
    this.buffer = longer;
  }
}
