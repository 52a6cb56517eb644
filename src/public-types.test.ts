// Whoever uses a public name can name every type it speaks of: each is exported by the same entry point,
// or by `leggio`. Read from the declarations that are shipped.
import { expect, test } from 'vitest';
import { createDeclarations } from './testing/declarations.js';

const { exportsOf, mentionedBy } = createDeclarations('dist');

test.each(['index.d.ts', 'core.d.ts', 'compile/compile.d.ts'])(
  'every type that the names of %s mention is public',
  entry => {
    const names = exportsOf(entry);
    const open = new Set([...names, ...exportsOf('index.d.ts')]);
    const closed = new Map<string, string>();
    for (const name of names) {
      for (const type of mentionedBy(name)) if (!open.has(type)) closed.set(type, name);
    }
    expect(Object.fromEntries(closed)).toEqual({});
  },
);

test('the reader of declarations finds what a name mentions', () => {
  expect(mentionedBy('engine/pool.d.ts EnginePool')).toEqual(
    expect.arrayContaining([
      'platform/types.d.ts AsyncDisposableLike',
      'gaddag/lexicon.d.ts Lexicon',
      'engine/requests.d.ts RequestOptions',
    ]),
  );
  expect(exportsOf('index.d.ts')).toContain('duplicate/game.d.ts newGame');
});
