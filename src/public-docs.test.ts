// Every public name has a doc comment that a hover shows, which begins with what one gets, and so has every member of a public interface,
// class or type literal, but for what says all there is to say by itself: a member whose type is one
// literal (`kind: 'play'`) or has the member's own name (`rules: Rules`), members of a literal within a
// member or a function (the outer comment tells of them), and what is private.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { createDeclarations } from './testing/declarations.js';
import { undocumentedIn } from './testing/doc-comments.js';
import { tempFolder } from './testing/temp-folder.js';

const { exportsOf } = createDeclarations('dist');

test.each([
  ['leggio', 'index.d.ts'],
  ['duplicate of leggio', 'duplicate/duplicate.d.ts'],
  ['leggio/core', 'core.d.ts'],
  ['leggio/compile', 'compile/compile.d.ts'],
])('every name of %s and every member has a doc comment', (_, entry) => {
  const names = [...exportsOf(entry)];
  expect(names.length).toBeGreaterThan(5);
  expect(names.flatMap(name => undocumentedIn('dist', name))).toEqual([]);
});

test('every public declaration leads to its source', () => {
  const files = new Set([...exportsOf('index.d.ts')].map(name => name.split(' ')[0] as string));
  for (const file of files) {
    const path = join('dist', file);
    expect(readFileSync(path, 'utf8')).toMatch(/\n\/\/# sourceMappingURL=[\w-]+\.d\.ts\.map\s*$/);
    const { sources } = JSON.parse(readFileSync(`${path}.map`, 'utf8')) as { sources: string[] };
    const source = join(dirname(path), sources[0] as string);
    expect([source, existsSync(source)]).toEqual([join('src', file.replace('.d.ts', '.ts')), true]);
  }
});

const folder = tempFolder();

beforeAll(() => {
  writeFileSync(join(folder, 'rack.d.ts'), DECLARATIONS);
});

test('names and members without a comment are named', () => {
  expect(undocumentedIn(folder, 'rack.d.ts Rack')).toEqual(['rack.d.ts Rack.size']);
  expect(undocumentedIn(folder, 'rack.d.ts Bag')).toEqual(['rack.d.ts Bag', 'rack.d.ts Bag.count']);
  expect(undocumentedIn(folder, 'rack.d.ts Lot')).toEqual(['rack.d.ts Lot.draw']);
});

test('a comment of tags alone does not say what one gets', () => {
  expect(undocumentedIn(folder, 'rack.d.ts shake')).toEqual(['rack.d.ts shake']);
  expect(undocumentedIn(folder, 'rack.d.ts sort')).toEqual([]);
});

test('a name that is not declared there is told', () => {
  expect(() => undocumentedIn(folder, 'rack.d.ts Board')).toThrow('rack.d.ts declares no Board');
});

test('a function has one comment for what its parameters hold', () => {
  expect(undocumentedIn(folder, 'rack.d.ts fill')).toEqual([]);
  expect(undocumentedIn(folder, 'rack.d.ts empty')).toEqual(['rack.d.ts empty']);
});

/** As TypeScript writes them. */
const DECLARATIONS = `/** Tiles in hand. */
export interface Rack {
    readonly kind: 'rack';
    readonly rules: Rules;
    readonly size: number;
    /** Where it lies. */
    readonly place: {
        readonly row: number;
    };
}
export declare class Bag {
    #private;
    private left;
    /** Tiles to begin with. */
    constructor(tiles: string);
    get count(): number;
}
/** What is drawn, or nothing. */
export type Lot = {
    /** One tile. */
    readonly tile: string;
} | {
    draw(options?: {
        readonly seed: string;
    }): string;
};
/** Fills a rack. */
export declare function fill(rack: Rack, options: {
    from: Bag;
}): void;
export declare function empty(rack: Rack): void;
/** @throws RangeError */
export declare function shake(rack: Rack): void;
/**
 * Sorts a rack.
 *
 * @throws RangeError
 */
export declare function sort(rack: Rack): void;
`;
