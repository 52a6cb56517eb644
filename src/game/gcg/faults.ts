// What is wrong with a GCG file, gathered while reading goes on and thrown at the end, all at once.
import { type InputCode, InputError } from '../../errors.js';
import type { GcgText } from './encoding.js';
import type { GcgRemark } from './facts.js';

/** One fault, where it stands and what would be right. */
export interface Fault {
  readonly code: InputCode;
  readonly line: number;
  /** From 1; of the character the fault begins at. */
  readonly column: number;
  readonly message: string;
}

/** How the encoding that was taken may explain them. */
const EXPLANATIONS: Readonly<Record<GcgRemark['code'], string>> = {
  'encoding-guessed':
    'line 1 names no encoding: read as Windows-1252, since the bytes are not UTF-8',
  'encoding-doubtful':
    'line 1 says the file is not UTF-8, but its bytes are: characters may be wrong',
};

export class Faults {
  readonly #all: Fault[] = [];
  readonly #explanations: string[] = [];

  add(code: InputCode, line: number, column: number, message: string): void {
    this.#all.push({ code, line, column, message });
  }

  /** Adds what may explain them, when there are any: characters go wrong in a wrong encoding. */
  explain({ encoding, remarks }: Pick<GcgText, 'encoding' | 'remarks'>): void {
    if (encoding.name !== 'windows-1252') return;
    this.#explanations.push(...remarks.map(({ code }) => EXPLANATIONS[code]));
  }

  /** @throws InputError with the code of the first fault and every fault as a finding */
  throwAny(name: string, input: string): void {
    const sorted = [...this.#all].sort((a, b) => a.line - b.line || a.column - b.column);
    const [first] = sorted;
    if (first === undefined) return;
    const findings = [
      ...sorted.map(({ line, column, message }) => `${name}:${line}:${column}: ${message}`),
      ...this.#explanations.map(remark => `${name}:1:1: ${remark}`),
    ];
    const at = `${name}:${first.line}:${first.column}`;
    throw InputError.of(first.code, findings, { input, at });
  }
}
