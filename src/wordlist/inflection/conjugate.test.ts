// The conjugation of hard verbs, fact by fact (`src/testing/verb-facts.txt`), and what a conjugator
// promises of any verb.
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { Problems } from '../rows/table-reader.js';
import { type Conjugator, createConjugator } from './conjugate.js';
import { VERB_CELLS } from './verb-cells.js';
import { readVerbTables } from './verb-tables.js';

const FACTS = parseFacts(readFileSync('src/testing/verb-facts.txt', 'utf8'));

let conjugator: Conjugator;

beforeAll(async () => {
  const problems = new Problems();
  conjugator = createConjugator(await readVerbTables('lexicon-src', problems));
  problems.throwIfAny();
});

test.each(FACTS)('$group: $verb, $cell: $forms', ({ verb, cell, forms }) => {
  expect(VERB_CELLS).toContain(cell);
  expect(formsOf(verb, cell).join(';') || '-').toBe(forms);
});

test('there are at least 150 facts', () => {
  expect(FACTS.length).toBeGreaterThanOrEqual(150);
});

test('a regular verb fills every cell once, in order', () => {
  expect(conjugator.conjugate('portare').map(form => form.cell)).toEqual(VERB_CELLS);
});

test('a text that ends like no verb has no forms', () => {
  expect(conjugator.conjugate('dimmi')).toEqual([]);
  expect(conjugator.conjugate('zorre')).toEqual([]);
});

test('short imperatives say that an enclitic doubles, long ones that it cannot join', () => {
  const joins = ['dare', 'rifare', 'ridire', 'sottostare', 'riandare', 'portare'].map(verb =>
    conjugator
      .conjugate(verb)
      .filter(form => form.cell === 'imp.2s')
      .map(form => `${form.text} ${form.join}`)
      .join(', '),
  );
  expect(joins).toEqual([
    "da' double, dai none",
    'rifà double, rifai none',
    'ridì double',
    'sottostà double, sottostai none',
    'rivà double, rivai none',
    'porta plain',
  ]);
});

test('no form has anything but letters, an accent at its end or an apostrophe', () => {
  const verbs = new Set(FACTS.map(fact => fact.verb));
  const texts = [...verbs].flatMap(verb => conjugator.conjugate(verb).map(form => form.text));
  expect(texts.filter(text => !/^[a-z]*[a-zàèéìòù]'?$/.test(text))).toEqual([]);
});

interface Fact {
  readonly group: string;
  readonly verb: string;
  readonly cell: string;
  readonly forms: string;
}

/** Groups open with `# name`; what stands above the first is a comment. */
function parseFacts(text: string): readonly Fact[] {
  return text
    .split('\n# ')
    .slice(1)
    .flatMap(section => {
      const [group = '', ...lines] = section.trim().split('\n');
      return lines.map(line => {
        const [verb = '', cell = '', forms = ''] = line.split(' ');
        return { group, verb, cell, forms };
      });
    });
}

function formsOf(verb: string, cell: string): readonly string[] {
  return conjugator
    .conjugate(verb)
    .filter(form => form.cell === cell)
    .map(form => form.text);
}
