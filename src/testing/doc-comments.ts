// Reads the `.d.ts` files of `dist` for what has no doc comment: what a hover would show nothing for. Goes
// by lines, as TypeScript writes them: a comment, then what it is about, each member on lines of its own.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DeclaredName } from './declarations.js';

const MEMBER =
  /^ +(?:static |readonly |get |set )*(?:\[?'?([\w.-]+)'?\]?|(?=[([]))\??(?:[(<]|: (.*))/;
const HIDDEN = /^ +(?:private |protected |#private)/;
const NO_MEMBER = /^ +(?:\/?\*|\||&|[})]|\[\w+ in )|: infer /;
const LITERAL = /^(?:'[^']*'|"[^"]*"|true|false|\d+);$/;

/**
 * What of a declaration has no doc comment, or one of tags alone.
 *
 * @param folder of the declarations, such as `dist`
 * @returns `'board/move.d.ts Play'` for the declaration itself, `'board/move.d.ts Play.score'` for a member
 */
export function undocumentedIn(folder: string, name: DeclaredName): string[] {
  const [file, local] = name.split(' ') as [string, string];
  const lines = readFileSync(join(folder, file), 'utf8').split('\n');
  const declared = new RegExp(
    `^(?:export )?(?:declare )?(?:abstract )?(?:interface|type|class|function|const) ${local}\\b`,
  );
  const starts = lines.flatMap((line, at) => (declared.test(line) ? [at] : []));
  if (starts.length === 0) throw new Error(`${file} declares no ${local}`);
  return starts.flatMap(at => [
    ...(isDocumented(lines, at) ? [] : [name]),
    ...membersFrom(lines, at)
      .filter(({ at, isPlain }) => !(isPlain || isDocumented(lines, at)))
      .map(({ member }) => `${name}.${member}`),
  ]);
}

interface Member {
  readonly member: string;
  /** Its line. */
  readonly at: number;
  /** Needs no comment: see the rule in `public-docs.test.ts`. */
  readonly isPlain: boolean;
}

/** Members of the declaration that begins on line `start`. */
function membersFrom(lines: readonly string[], start: number): Member[] {
  const members: Member[] = [];
  let skipped = lines[start]?.includes(' function ') ? 0 : Number.POSITIVE_INFINITY;
  for (let at = start + 1; /^[ }]/.test(lines[at] ?? ''); at++) {
    const line = lines[at] as string;
    const depth = line.search(/\S/);
    if (depth > skipped || NO_MEMBER.test(line)) continue;
    skipped = Number.POSITIVE_INFINITY;
    const [match, member = '()', type = ''] = MEMBER.exec(line) ?? [];
    if (match === undefined || HIDDEN.test(line)) continue;
    if (line.endsWith('{')) skipped = depth; // what is within is told by the member's comment
    members.push({ member, at, isPlain: LITERAL.test(type) || saysItsName(member, type) });
  }
  return members;
}

/** `rules: Rules`, `position: Position | undefined`. */
function saysItsName(member: string, type: string): boolean {
  return type.replace(/(?: \| undefined)?;$/, '').toLowerCase() === member.toLowerCase();
}

/** True for what stands after a doc comment that says something before its first tag. */
function isDocumented(lines: readonly string[], at: number): boolean {
  if (!lines[at - 1]?.endsWith('*/')) return false;
  const start = lines.findLastIndex((line, each) => each < at && line.includes('/**'));
  const [first = ''] =
    lines
      .slice(start, at)
      .join('\n')
      .match(/[^\s/*].*/) ?? [];
  return !first.startsWith('@');
}
