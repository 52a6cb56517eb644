import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { createDecliner, type Decliner } from '../inflection/decline.js';
import { readNounTables } from '../inflection/noun-tables.js';
import { Problems } from '../rows/table-reader.js';
import { readHunspell } from './hunspell.js';
import type { PackageContents } from './package-lemma.js';
import { type PackageTables, readPackageTables } from './package-tables.js';

const FOLDER = fileURLToPath(new URL('../../../lexicon-src', import.meta.url));

let decliner: Decliner;
let tables: PackageTables;
beforeAll(async () => {
  const problems = new Problems();
  decliner = createDecliner(await readNounTables(FOLDER, problems));
  tables = { ...(await readPackageTables(FOLDER, problems)), exclusions: new Map() };
  problems.throwIfAny();
});

const read = (...entries: readonly string[]) =>
  readHunspell(
    [String(entries.length), '/ a comment', ...entries, ''].join('\n'),
    tables,
    decliner,
  );
const formsOf = ({ lemmas }: PackageContents) =>
  lemmas.map(lemma => {
    const forms = decliner.decline(lemma).map(({ text }) => text);
    return `${lemma.pos} ${forms.join(' ')}`;
  });
const reasonsOf = ({ rejected }: PackageContents) =>
  rejected.map(({ text, reason }) => `${text}: ${reason}`);

test.each([
  ['tavolo/OTqr', ['sm tavolo tavoli']],
  ['lago/O', ['sm lago laghi']],
  ['medico/n', ['sm medico medici']],
  ['sedia/QTU', ['sf sedia sedie']],
  ['barca/Q', ['sf barca barche']],
  ['roccia/n', ['sf roccia rocce']],
  ['dogma/R', ['sm dogma dogmi']],
  ['autista/QR', ['smf autista autisti autiste']],
  ['monarca/n', ['sm monarca monarchi']],
  ['canzone/S', ['smf canzone canzoni']],
  ['stazione/STU', ['sf stazione stazioni']],
  ['cameriere/u', ['sm cameriere camerieri cameriera cameriere']],
  ['rosso/oW', ['agg rosso rossi rossa rosse']],
  ['comico/p', ['agg comico comici comica comiche']],
  ['solubile/S', ['agg solubile solubili solubile solubili']],
])('the flags of %s make %j', (entry, forms) => {
  const contents = read(entry);
  expect(formsOf(contents)).toEqual(forms);
  expect(contents.rejected).toEqual([]);
});

test('a row of package-pos.csv says what an entry is, whatever its flags say', () => {
  expect(tables.parts.get('dictionary-it')?.get('bavaglio')?.pos).toBe('sm');
  expect(formsOf(read('bavaglio/o'))).toEqual(['sm bavaglio bavagli']);
  expect(formsOf(read('eterologo/T'))).toEqual(['agg eterologo eterologhi eterologa eterologhe']);
});

test('the entry stands in the origin, flags and all', () => {
  expect(read('abaco/OTqr').lemmas[0]?.origin).toEqual({
    source: 'hun',
    at: 'dictionary-it: abaco/OTqr',
  });
});

test('a rare flag beside the usual one gives both plurals, the usual one alone is by paradigm', () => {
  expect(formsOf(read('chirurgo/no'))).toEqual([
    'agg chirurgo chirurghi chirurgi chirurga chirurghe',
  ]);
  expect(formsOf(read('elettronico/OT'))).toEqual(['sm elettronico elettronici']);
  expect(formsOf(read('cigolio/n'))).toEqual(['sm cigolio cigolii']);
});

test('a feminine beside its adjective is not a noun, whichever stands first', () => {
  const contents = read('attributiva/QTU', 'igienica/QRTU', 'attributivo/o', 'igienico/p');
  expect(formsOf(contents)).toEqual([
    'agg attributivo attributivi attributiva attributive',
    'agg igienico igienici igienica igieniche',
  ]);
  expect(reasonsOf(contents)).toEqual([
    'attributiva: feminine of the adjective attributivo',
    'igienica: feminine of the adjective igienico',
  ]);
  expect(formsOf(read('gatto/O', 'gatta/Q'))).toEqual(['sm gatto gatti', 'sf gatta gatte']);
});

test('a feminine with the flag of masculine plurals is not a noun of both genders', () => {
  expect(formsOf(read('elastico/O', 'elastica/QR'))).toEqual([
    'sm elastico elastici',
    'sf elastica elastiche',
  ]);
});

test('infinitives are taken, whatever gives their forms is not', () => {
  const contents = read(
    'amare/ALKhlI',
    'amando/D',
    'amato/Ey',
    'amate/h',
    'condurre/VIj',
    'unire/CI',
    'unito/Ey',
  );
  expect(formsOf(contents)).toEqual(['v amare', 'v condurre', 'v unire']);
  expect(reasonsOf(contents)).toEqual([
    'amando: conjugated form',
    'amato: participle: the conjugation gives it',
    'amate: conjugated form',
    'unito: participle: the conjugation gives it',
  ]);
});

test('a participle without a verb is an adjective', () => {
  expect(formsOf(read('accigliato/Ey'))).toEqual([
    'agg accigliato accigliati accigliata accigliate',
  ]);
  expect(reasonsOf(read('spinto/Ey'))).toEqual(['spinto: participle: the conjugation gives it']);
});

test.each([
  ['serio/oY', 'seriamente'],
  ['breve/SY', 'brevemente'],
  ['facile/SY', 'facilmente'],
  ['regolare/SY', 'regolarmente'],
  ['folle/SY', 'follemente'],
  ['acre/SY', 'acremente'],
  ['celebre/SY', 'celebremente'],
  ['attento/oY', 'attentamente'],
])('%s has the adverb %s', (entry, adverb) => {
  const { lemmas } = read(entry);
  expect(lemmas.filter(({ pos }) => pos === 'avv').map(({ text }) => text)).toEqual([adverb]);
});

test('entries without a telling flag are known by their ending', () => {
  const contents = read(
    'assestamento/Tqr',
    'affettazione',
    'ovvietà/TU',
    'clima',
    'ipotesi/TUqrs',
    'brontolii',
    'lentamente',
    'portabandiera',
    'portaombrelli',
    'parafango',
  );
  expect(formsOf(contents)).toEqual([
    'sm assestamento assestamenti',
    'sf affettazione affettazioni',
    'sf ovvietà ovvietà',
    'forma clima',
    'forma ipotesi',
    'forma brontolii',
    'avv lentamente',
    'sm portabandiera portabandiera',
    'sm portaombrelli portaombrelli',
    'sm parafango parafanghi',
  ]);
});

test('finite forms are left out, by their ending or beside their infinitive', () => {
  const contents = read('capire/tvI', 'capisce', 'capii', 'morremmo', 'gettasse', 'obelisco');
  expect(formsOf(contents)).toEqual(['v capire', 'forma gettasse', 'forma obelisco']);
  expect(reasonsOf(contents)).toEqual([
    'capisce: conjugated form',
    'capii: conjugated form',
    'morremmo: conjugated form',
  ]);
});

test.each([
  ['dandogli', 'gerund with an enclitic'],
  ['ridottosi', 'participle with an enclitic'],
  ['ridottesi', 'participle with an enclitic'],
  ['amarlo', 'infinitive with an enclitic'],
  ['porsi', 'infinitive with an enclitic'],
  ['amatemi', 'imperative with an enclitic'],
  ['amami', 'imperative with an enclitic'],
  ['amamelo', 'imperative with an enclitic'],
  ['amiamoci', 'imperative with an enclitic'],
])('%s: %s', (text, reason) => {
  const contents = read('amare/AI', 'porre/VI', 'ridotto/Ey', text);
  expect(reasonsOf(contents)).toContain(`${text}: ${reason}`);
});

test('nouns that end like an enclitic stay', () => {
  const contents = read('carpire/tI', 'stare/I', 'carpine', 'stelle', 'acidosi');
  expect(formsOf(contents).slice(2)).toEqual(['forma carpine', 'forma stelle', 'forma acidosi']);
});

test.each([
  ['Abano/Tqr', 'has a capital letter'],
  ["un'isola", 'has an apostrophe'],
  ['m2', 'has a digit'],
  ['xxx/$£', 'numeral'],
  ['cinquemila/!|', 'numeral'],
  ['kg', 'short word without inflection'],
  ['bellissimo/O', 'superlative'],
  ['celeberrime', 'superlative'],
  ['attentissimamente', 'superlative'],
  ['trentenne', 'numeral'],
  ['galbani', 'in -i without inflection: a plural or a surname'],
  ['casa/O', 'its flag does not fit its ending'],
])('%s is left out: %s', (entry, reason) => {
  const contents = read(entry);
  expect(contents.lemmas).toEqual([]);
  expect(contents.rejected).toEqual([
    { at: `dictionary-it: ${entry}`, text: entry.replace(/\/.*/, ''), reason },
  ]);
});
