// What is wrong with a GCG file, gathered while reading goes on and thrown at the end, all at once.
import { citedText, type InputCode, InputError, listed } from '../../errors.js';
import type { GcgText } from './encoding.js';
import type { GcgFault, PlacedFault } from './facts.js';

/** One fault, where it stands and what it is. */
export interface Fault {
  readonly code: InputCode;
  readonly line: number;
  /** From 1; of the character the fault begins at. */
  readonly column: number;
  readonly fault: GcgFault;
}

export class Faults {
  readonly #all: Fault[] = [];
  readonly #explanations: GcgFault[] = [];

  add(code: InputCode, line: number, column: number, fault: GcgFault): void {
    this.#all.push({ code, line, column, fault });
  }

  /** Adds what may explain them, when there are any: characters go wrong in a wrong encoding. */
  explain({ encoding, remarks }: Pick<GcgText, 'encoding' | 'remarks'>): void {
    if (encoding.name !== 'windows-1252') return;
    for (const { code } of remarks) {
      this.#explanations.push({ code: 'encoding-may-be-why', remark: code });
    }
  }

  /** @throws InputError with the code of the first fault and every fault as a fact */
  throwAny(name: string, input: string): void {
    const sorted = [...this.#all].sort((a, b) => a.line - b.line || a.column - b.column);
    const [first] = sorted;
    if (first === undefined) return;
    const facts = [
      ...sorted.map(({ line, column, fault }) => placed(name, line, column, fault)),
      ...this.#explanations.map(fault => placed(name, 1, 1, fault)),
    ];
    const at = `${name}:${first.line}:${first.column}`;
    throw errorOf(first.code, facts, input, at);
  }
}

/** The error of one fault. @param at line and column */
export function faultError(
  code: InputCode,
  name: string,
  at: readonly [line: number, column: number],
  fault: GcgFault,
  input: string,
): InputError {
  return errorOf(code, [placed(name, ...at, fault)], input, `${name}:${at.join(':')}`);
}

function placed(file: string, line: number, column: number, fault: GcgFault): PlacedFault {
  return { code: 'in-file', file, line, column, fault };
}

/** Its message has each place before the code: `'x.gcg:3:14: not-points: …'`. */
function errorOf(
  code: InputCode,
  faults: readonly PlacedFault[],
  input: string,
  at: string,
): InputError {
  const findings = faults.map(
    ({ file, line, column, fault }) => `${file}:${line}:${column}: ${citedText({ fact: fault })}`,
  );
  const facts = faults.map(fact => ({ fact }));
  return new InputError(code, listed(findings), { input, at, findings, facts });
}
