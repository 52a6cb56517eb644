// The hard spots of the Italian conjugation, one fact a line: infinitive, cell, all its forms
// (`-`: the cell does not exist), as a large dictionary prints them.
import { beforeAll, describe, expect, test } from 'vitest';
import { type Conjugator, createConjugator } from './conjugate.js';
import { Problems } from './table-reader.js';
import { VERB_CELLS } from './verb-cells.js';
import { readVerbTables } from './verb-tables.js';

const FACTS: Readonly<Record<string, string>> = {
  'spelling of -are': `
    pagare ind.pres.2s paghi
    pagare ind.pres.1p paghiamo
    cercare ind.fut.1s cercherò
    cercare sub.pres.3p cerchino
    mangiare ind.pres.2s mangi
    mangiare ind.fut.3s mangerà
    lasciare cond.pres.3p lascerebbero
    lasciare sub.pres.2p lasciate
    invecchiare ind.pres.2s invecchi
    invecchiare ind.fut.1s invecchierò
    pigliare ind.pres.1p pigliamo
    pigliare ind.fut.2s piglierai
    studiare sub.pres.3p studino
    annoiare ind.pres.2s annoi
    sognare ind.pres.1p sogniamo
    creare ind.fut.1s creerò
    portare ind.past.3s portò
    portare imp.2s porta
    tuffare ind.past.1s tuffai`,
  'stressed i of -ìare': `
    inviare ind.pres.2s invii
    inviare sub.pres.3p inviino
    inviare ind.pres.1p inviamo
    inviare sub.pres.2p inviate
    sciare ind.pres.2s scii
    sciare ind.fut.1s scierò
    spiare sub.pres.1s spii
    deviare sub.pres.3p deviino
    alleviare ind.pres.2s allevi
    annunciare sub.pres.3p annuncino`,
  'i kept in the future': `
    associare ind.fut.1s associerò;assocerò
    dissociare cond.pres.3s dissocierebbe;dissocerebbe
    effigiare ind.fut.3p effigieranno;effigeranno
    associare ind.pres.2s associ`,
  'uo and o': `
    muovere ind.pres.1p muoviamo;moviamo
    muovere ind.pres.1s muovo
    muovere ger muovendo;movendo
    commuovere ind.past.1s commossi
    cuocere ger cuocendo;cocendo
    cuocere ind.pres.1s cuocio
    cuocere part.past.fp cotte
    scuotere ind.past.3p scossero
    percuotere sub.pres.3s percuota
    nuocere ind.pres.3p nocciono;nuocciono
    nuocere part.past.ms nociuto;nuociuto
    nuocere ind.past.3s nocque
    sonare ind.pres.3s suona
    sonare ind.pres.2p sonate
    rotare ind.pres.1s ruoto;roto`,
  'regular -ere': `
    credere ind.past.1s credei;credetti
    credere ind.past.3s credé;credette
    credere ind.past.3p crederono;credettero
    battere ind.past.1s battei
    mietere ind.past.3s mieté
    potere ind.past.1s potei;potetti
    vendere part.past.mp venduti
    stridere ind.past.1s stridei;stridetti
    mescere part.past.ms mesciuto
    vincere sub.pres.1s vinca`,
  'strong -ere': `
    perdere ind.past.1s persi;perdei;perdetti
    perdere ind.past.2s perdesti
    perdere part.past.fs persa;perduta
    prendere ind.past.3p presero
    rendere ind.past.3s rese;rendé;rendette
    concedere part.past.ms concesso;conceduto
    succedere ind.past.1s successi;succedei;succedetti
    riflettere ind.past.1s riflettei;riflessi
    riflettere part.past.ms riflesso;riflettuto
    redimere ind.past.1s redensi
    redimere part.past.fs redenta
    esigere part.past.ms esatto
    assumere ind.past.3s assunse
    assistere part.past.fs assistita
    risolvere ind.past.1s risolsi;risolvei;risolvetti
    evolvere part.past.ms evoluto
    spandere part.past.ms spanto;spanso;spanduto
    nascere ind.past.3p nacquero
    conoscere part.past.ms conosciuto
    scrivere part.past.fp scritte
    vivere ind.fut.1s vivrò
    rompere ind.past.3s ruppe
    stringere part.past.ms stretto
    restringere part.past.ms ristretto
    trafiggere part.past.ms trafitto
    affiggere part.past.ms affisso
    piovere ind.past.3s piovve
    svellere ind.pres.1s svello;svelgo
    imbevere ind.past.3s imbevve;imbevé;imbevette
    mettere ind.past.1s misi
    discutere part.past.ms discusso
    espellere ind.past.1s espulsi`,
  '-gliere, -gnere, -piere': `
    cogliere ind.pres.1s colgo
    cogliere ind.pres.2s cogli
    cogliere ind.past.1p cogliemmo
    sciogliere sub.pres.3p sciolgano
    scegliere part.past.ms scelto
    spegnere ind.pres.1s spengo
    spegnere ind.pres.1p spegniamo
    spegnere ind.past.3s spense
    spengere ind.pres.2s spengi
    compiere ind.past.1s compii;compiei
    compiere ind.pres.2s compi
    compiere part.past.ms compiuto
    empiere ger empiendo
    riempire ind.pres.3s riempie
    compire ind.pres.1s compio;compisco`,
  '-ere with the stress on the ending': `
    sedere ind.pres.1s siedo;seggo
    sedere ind.pres.1p sediamo
    possedere ind.fut.1s possederò;possiederò
    risiedere ind.pres.1p risiediamo
    dovere ind.pres.3p devono;debbono
    dovere sub.pres.1s deva;debba
    dovere imp.2s -
    potere ind.pres.3s può
    potere imp.2p -
    sapere imp.2s sappi
    sapere ind.past.3p seppero
    volere imp.2p vogliate
    volere ind.fut.1s vorrò
    tenere ind.pres.2s tieni
    ottenere ind.past.3s ottenne
    valere ind.fut.3s varrà
    dolere ind.pres.3s duole
    dolere sub.pres.2p dogliate;doliate
    rimanere part.past.ms rimasto
    permanere part.past.ms permaso
    parere ind.pres.1s paio
    parere ind.past.3s parve
    piacere ind.pres.1p piacciamo
    tacere ind.pres.1p taciamo
    giacere sub.pres.3p giacciano
    vedere part.past.ms visto;veduto
    prevedere ind.fut.1s prevedrò;prevederò
    avvedere part.past.ms avveduto
    intravvedere part.past.ms intravvisto;intravveduto
    cadere ind.fut.1s cadrò
    godere ind.past.1s godei;godetti`,
  '-rre': `
    porre ind.pres.1s pongo
    comporre ind.past.3s compose
    porre ind.impf.1s ponevo
    trarre ind.pres.3s trae
    attrarre ind.pres.3p attraggono
    distrarre ger distraendo
    condurre ind.fut.1s condurrò
    tradurre part.past.fs tradotta
    ridurre ind.past.2s riducesti
    torre ind.fut.1s torrò`,
  '-isc- or not': `
    finire ind.pres.1s finisco
    finire ind.pres.1p finiamo
    dormire ind.pres.1s dormo
    languire ind.pres.1s languo;languisco
    spartire ind.pres.3s spartisce
    ripartire ind.pres.1s riparto;ripartisco
    ardire ind.pres.1s ardisco
    esaudire ind.pres.3s esaudisce
    intimorire ind.pres.1s intimorisco
    trasalire ind.pres.1s trasalisco
    vestire sub.pres.3s vesta
    sentire part.pres.s sentente;senziente
    obbedire part.pres.s obbediente
    cucire ind.pres.1s cucio
    cucire ind.pres.2s cuci
    scucire sub.pres.3p scuciano
    sdrucire ind.pres.1s sdrucio;sdrucisco`,
  'strong -ire': `
    dire ind.pres.2p dite
    dire ind.impf.3s diceva
    dire imp.2s di'
    contraddire imp.2s contraddici
    benedire ind.impf.1s benedicevo;benedivo
    maledire ind.past.1s maledissi;maledii
    venire ind.past.1s venni
    provenire part.pres.s proveniente;provenente
    svenire ind.fut.1s svenirò;sverrò
    rinvenire ind.fut.1s rinverrò
    uscire ind.pres.3p escono
    riuscire sub.pres.1s riesca
    udire ind.pres.1s odo
    udire ind.fut.1s udirò;udrò
    morire ind.pres.3p muoiono
    morire ind.fut.1s morirò;morrò
    salire ind.pres.1s salgo
    assalire ind.pres.1s assalgo;assalisco
    aprire ind.past.3s aprì;aperse
    offrire part.pres.s offerente
    apparire ind.pres.1s appaio;apparisco
    apparire ind.past.3p apparvero;apparsero;apparirono
    trasparire part.past.ms trasparso;trasparito
    sparire ind.pres.1s sparisco
    seppellire part.past.ms seppellito;sepolto
    costruire ind.past.1s costruii;costrussi`,
  'essere, avere and the short verbs': `
    essere ind.pres.3s è
    essere ind.impf.2p eravate
    essere ind.past.3s fu
    essere sub.impf.1p fossimo
    essere imp.2p siate
    avere ind.pres.1s ho
    avere ind.fut.3p avranno
    riavere ind.pres.3s rià
    dare ind.pres.3s dà
    dare ind.past.3p diedero;dettero
    dare sub.pres.3p diano
    ridare imp.2s ridà;ridai
    stare sub.impf.3s stesse
    sottostare ind.pres.3s sottostà
    andare ind.pres.1s vado;vo
    andare ind.fut.1s andrò
    fare ind.impf.1s facevo
    fare imp.2s fa';fai
    contraffare ind.pres.3s contraffà
    rifare part.past.fs rifatta
    soddisfare ind.pres.1s soddisfaccio;soddisfò;soddisfo`,
  defectives: `
    vertere part.past.ms -
    competere part.past.fs -
    soccombere part.past.ms -
    urgere ind.past.3s -
    urgere ind.pres.3s urge
    vigere part.past.ms -
    solere ind.fut.1s -
    solere part.past.ms solito
    esimere part.past.ms -
    prudere part.past.ms -
    licere part.past.ms lecito;licito
    calere ind.pres.1s -
    divedere ind.pres.1s -
    divedere inf divedere
    ire part.past.mp iti
    consumere ind.past.3s consunse
    consumere ind.pres.1s -`,
};

let conjugator: Conjugator;

beforeAll(async () => {
  const problems = new Problems();
  conjugator = createConjugator(await readVerbTables('lexicon-src', problems));
  problems.throwIfAny();
});

describe.each(Object.entries(FACTS))('%s', (_, text) => {
  test.each(parseFacts(text))('$verb, $cell: $forms', ({ verb, cell, forms }) => {
    expect(formsOf(verb, cell).join(';') || '-').toBe(forms);
  });
});

test('there are at least 150 facts', () => {
  expect(Object.values(FACTS).flatMap(parseFacts).length).toBeGreaterThanOrEqual(150);
});

test('every cell of a fact is a cell of a verb', () => {
  const cells = Object.values(FACTS).flatMap(text => parseFacts(text).map(({ cell }) => cell));
  expect(cells.filter(cell => !VERB_CELLS.includes(cell))).toEqual([]);
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
  const verbs = new Set(Object.values(FACTS).flatMap(text => parseFacts(text).map(f => f.verb)));
  const texts = [...verbs].flatMap(verb => conjugator.conjugate(verb).map(form => form.text));
  expect(texts.filter(text => !/^[a-z]*[a-zàèéìòù]'?$/.test(text))).toEqual([]);
});

interface Fact {
  readonly verb: string;
  readonly cell: string;
  readonly forms: string;
}

function parseFacts(text: string): readonly Fact[] {
  return text.trim().split('\n').map(parseFact);
}

function parseFact(line: string): Fact {
  const [verb = '', cell = '', forms = ''] = line.trim().split(' ');
  return { verb, cell, forms };
}

function formsOf(verb: string, cell: string): readonly string[] {
  return conjugator
    .conjugate(verb)
    .filter(form => form.cell === cell)
    .map(form => form.text);
}
