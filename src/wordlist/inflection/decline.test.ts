import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { Problems, readTable } from '../rows/table-reader.js';
import { createDecliner, type Declinable, type Decliner } from './decline.js';
import { NOMINALS, type NominalPos, type NounTables, readNounTables } from './noun-tables.js';

const FOLDER = fileURLToPath(new URL('../../../lexicon-src', import.meta.url));

let decliner: Decliner;
let tables: NounTables;
beforeAll(async () => {
  const problems = new Problems();
  tables = await readNounTables(FOLDER, problems);
  problems.throwIfAny();
  decliner = createDecliner(tables);
});

/** `'libro libri'` for a noun, `'rosso rossi rossa rosse'` for an adjective, `/` between variants. */
function text(lemma: Declinable): string {
  const byCell = new Map<string, string[]>();
  for (const form of decliner.decline(lemma)) {
    byCell.set(form.cell, [...(byCell.get(form.cell) ?? []), form.text]);
  }
  return [...byCell.values()].map(texts => texts.join('/')).join(' ');
}

const FACTS: readonly (readonly [pos: NominalPos, facts: string])[] = [
  [
    'sm',
    `libro libri, abete abeti, poeta poeti, pianeta pianeti, programma programmi, monarca monarchi,
    collega colleghi, omicida omicidi, autista autisti, arco archi, lago laghi, bosco boschi, parco parchi,
    fuoco fuochi, cuoco cuochi, amico amici, medico medici, greco greci, porco porci, fico fichi,
    carico carichi, incarico incarichi, valico valichi, ombelico ombelichi, stomaco stomaci/stomachi,
    sindaco sindaci, vicesindaco vicesindaci, monaco monaci, farmaco farmaci, parroco parroci,
    manico manici/manichi, equivoco equivoci, geologo geologi, filologo filologi, dialogo dialoghi,
    catalogo cataloghi, epilogo epiloghi, prologo prologhi, monologo monologhi, asparago asparagi,
    chirurgo chirurghi/chirurgi, antropofago antropofagi, sarcofago sarcofagi/sarcofaghi, demagogo demagoghi,
    figlio figli, orologio orologi, laccio lacci, zio zii, pendio pendii, leggio leggii, brusio brusii,
    brusìo brusìi, gorgoglio gorgogli/gorgoglii, uomo uomini, gentiluomo gentiluomini, duomo duomi, dio dei,
    bue buoi, tempio templi/tempi, uovo uova, paio paia, centinaio centinaia, dito diti/dita,
    braccio bracci/braccia, osso ossi/ossa, lenzuolo lenzuoli/lenzuola, ginocchio ginocchi/ginocchia,
    re re, viceré viceré, caffè caffè, metrò metrò, colibrì colibrì, tabù tabù, guru guru, brindisi brindisi,
    bar bar, film film, autobus autobus, quiz quiz, boia boia, vaglia vaglia, messia messia, gorilla gorilla,
    capostazione capistazione, bassorilievo bassorilievi/bassirilievi, pomodoro pomodori/pomidori/pomidoro`,
  ],
  [
    'sf',
    `casa case, amica amiche, riga righe, barca barche, voce voci, azione azioni, attrice attrici,
    città città, virtù virtù, gru gru, crisi crisi, serie serie, specie specie, moglie mogli,
    superficie superfici/superficie, effigie effigi/effigie, radio radio, foto foto, mano mani, eco echi,
    ala ali, arma armi, camicia camicie, acacia acacie, goccia gocce, lancia lance, coscia cosce,
    provincia province/provincie, ciliegia ciliegie/ciliege, valigia valigie/valige, bugia bugie,
    spiaggia spiagge, frangia frange, allergia allergie, nostalgia nostalgie, orgia orge, farmacia farmacie,
    ideologia ideologie, zia zie, cassaforte casseforti, mezzanotte mezzenotti, chat chat`,
  ],
  [
    'smf',
    `artista artisti/artiste, collega colleghi/colleghe, nipote nipoti, cantante cantanti,
    soprano soprani, belga belgi/belghe`,
  ],
  [
    'agg',
    `rosso rossi rossa rosse, stanco stanchi stanca stanche, lungo lunghi lunga lunghe,
    pubblico pubblici pubblica pubbliche, antico antichi antica antiche, tedesco tedeschi tedesca tedesche,
    ubriaco ubriachi ubriaca ubriache, austriaco austriaci austriaca austriache,
    equivoco equivoci equivoca equivoche, analogo analoghi analoga analoghe,
    vario vari varia varie, restio restii restia restie, pio pii pia pie, restìo restìi restìa restìe,
    liscio lisci liscia lisce, marcio marci marcia marce, saggio saggi saggia sagge,
    egregio egregi egregia egregie, grigio grigi grigia grigie/grige,
    fradicio fradici fradicia fradicie/fradice, felice felici felice felici, facile facili facile facili,
    ipocrita ipocriti ipocrita ipocrite, socialista socialisti socialista socialiste,
    belga belgi belga belghe, pari pari pari pari, blu blu blu blu, rosa rosa rosa rosa,
    chic chic chic chic, bello belli/bei/begli bella belle, mio miei mia mie,
    innovatore innovatori innovatore innovatori`,
  ],
];

const ROWS = FACTS.flatMap(([pos, facts]) =>
  facts.split(',').map(fact => {
    const forms = fact.trim();
    return { pos, lemma: forms.split(' ')[0] as string, forms };
  }),
);

test.each(ROWS)('$pos $lemma is declined $forms', ({ pos, lemma, forms }) => {
  // variants inside a cell are in the order of the tables; here only which there are counts
  const sorted = (line: string) => line.split(' ').map(cell => cell.split('/').sort().join('/'));
  expect(sorted(text({ text: lemma, pos }))).toEqual(sorted(forms));
});

describe('what the row of a lemma gives', () => {
  test('a plural wins over the paradigm', () => {
    expect(text({ text: 'peón', pos: 'sm', plural: 'peones' })).toBe('peón peones');
    expect(text({ text: 'stilo', pos: 'sm', plural: 'stili' })).toBe('stilo stili');
  });

  test('inv is the word itself, and ; separates plurals', () => {
    expect(text({ text: 'gazebo', pos: 'sm', plural: 'inv;gazebi' })).toBe('gazebo gazebo/gazebi');
    expect(text({ text: 'euro', pos: 'sm', plural: 'inv' })).toBe('euro euro');
  });

  test('- is not a plural', () => {
    expect(text({ text: 'est', pos: 'sm', plural: '-' })).toBe('est');
  });

  test('a noun has a feminine only when its row gives one', () => {
    expect(text({ text: 'autore', pos: 'sm' })).toBe('autore autori');
    expect(text({ text: 'autore', pos: 'sm', feminine: 'autrice' })).toBe(
      'autore autori autrice autrici',
    );
    expect(text({ text: 'amico', pos: 'sm', feminine: 'amica' })).toBe('amico amici amica amiche');
  });

  test('a feminine of an adjective makes its own plural', () => {
    expect(text({ text: 'innovatore', pos: 'agg', feminine: 'innovatrice' })).toBe(
      'innovatore innovatori innovatrice innovatrici',
    );
  });

  test('an invariable adjective does not change in the feminine', () => {
    expect(text({ text: 'antiruggine', pos: 'agg', plural: 'inv' })).toBe(
      'antiruggine antiruggine antiruggine antiruggine',
    );
  });

  test('a plural of a two-form adjective holds for both genders', () => {
    expect(text({ text: 'junior', pos: 'agg', plural: 'inv;juniores' })).toBe(
      'junior junior/juniores junior junior/juniores',
    );
  });

  test('a masculine plural leaves the feminine of a four-form adjective alone', () => {
    expect(text({ text: 'manesco', pos: 'agg', plural: 'maneschi' })).toBe(
      'manesco maneschi manesca manesche',
    );
  });

  test('- is not a feminine', () => {
    expect(text({ text: 'maschio', pos: 'agg', feminine: '-' })).toBe('maschio maschi');
  });
});

test('other parts of speech have one form and what their row gives', () => {
  expect(decliner.decline({ text: 'ecco', pos: 'avv' })).toEqual([{ text: 'ecco', cell: 's' }]);
  expect(text({ text: 'desso', pos: 'pron', plural: 'dessi', feminine: 'dessa' })).toBe(
    'desso dessi dessa desse',
  );
});

test('the lemma comes first, in the cells s or ms', () => {
  expect(decliner.decline({ text: 'uovo', pos: 'sm' })).toEqual([
    { text: 'uovo', cell: 's' },
    { text: 'uova', cell: 'p' },
  ]);
  const cells = decliner.decline({ text: 'rosso', pos: 'agg' }).map(({ cell }) => cell);
  expect(cells).toEqual(['ms', 'mp', 'fs', 'fp']);
});

test.each([
  ['sm', 'carico', 'carichi', true],
  ['sm', 'traffico', 'traffichi', true],
  ['sm', 'bosco', 'bosci', false],
  ['sm', 'mago', 'magi', true],
  ['sf', 'camicia', 'camice', true],
  ['sf', 'casa', 'casi', false],
  ['sm', 'club', 'clubs', false],
  ['agg', 'traditore', 'traditrice', true],
  ['avv', 'ecco', 'ecchi', false],
] as const)('%s %s: %s fits is %s', (pos, lemma, form, expected) => {
  expect(decliner.fits({ text: lemma, pos }, form)).toBe(expected);
});

test('every example of the paradigms is what its rule says', async () => {
  const columns = ['pos', 'example'] as const;
  const rows = await readTable(FOLDER, 'noun-paradigms.csv', columns, new Problems());
  const formsOf = (lemma: string, pos: NominalPos) =>
    [...new Set(decliner.decline({ text: lemma, pos }).map(form => form.text))].sort();
  for (const { at, pos, example } of rows) {
    const readings = pos.split(';') as NominalPos[];
    for (const words of example.split(' · ').map(each => each.split(' '))) {
      const forms = readings.map(reading => formsOf(words[0] as string, reading));
      expect(forms, at).toContainEqual([...new Set(words)].sort());
    }
  }
});

test('no exception says what the rule says anyway', () => {
  const withoutExceptions = createDecliner({ ...tables, exceptions: new Map() });
  const idle = NOMINALS.flatMap(pos =>
    [...(tables.exceptions.get(pos)?.keys() ?? [])].filter(lemma => {
      const forms = (from: Decliner) => JSON.stringify(from.decline({ text: lemma, pos }));
      return forms(decliner) === forms(withoutExceptions);
    }),
  );
  expect(idle).toEqual([]);
});
