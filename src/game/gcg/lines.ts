// The lines of a GCG file by kind, continuations already joined to what they continue.

export interface PragmaLine {
  readonly kind: 'pragma';
  readonly line: number;
  readonly name: string;
  readonly text: string;
  /** Column of the text, from 1. */
  readonly column: number;
}

export interface EventText {
  readonly kind: 'event';
  readonly line: number;
  readonly text: string;
}

/** A line that is neither and continues nothing. */
export interface StrayLine {
  readonly kind: 'stray';
  readonly line: number;
  readonly text: string;
}

export type GcgLine = PragmaLine | EventText | StrayLine;

/** Pragmas whose text is not free, so that no line continues them. */
const FIXED = /^(?:player\d+|rack\d+|incomplete|character-encoding|tile)$/;

export function readLines(text: string): readonly GcgLine[] {
  const lines: GcgLine[] = [];
  for (const [index, raw] of text.split(/\r\n|\n|\r/).entries()) {
    const line = raw.trimEnd();
    if (line === '') continue;
    const last = lines.at(-1);
    if (line.startsWith('#')) lines.push(pragmaLine(line, index + 1));
    else if (line.startsWith('>')) lines.push({ kind: 'event', line: index + 1, text: line });
    else if (last?.kind === 'pragma' && !FIXED.test(last.name)) {
      lines[lines.length - 1] = { ...last, text: `${last.text}\n${line}` };
    } else lines.push({ kind: 'stray', line: index + 1, text: line });
  }
  return lines;
}

function pragmaLine(text: string, line: number): PragmaLine {
  const [head, name = ''] = /^#(\S*)\s*/.exec(text) as unknown as [string, string];
  return { kind: 'pragma', line, name, text: text.slice(head.length), column: head.length + 1 };
}
