// The sources of presets of duplicate, which `duplicate/presets.ts` has in English, in Italian.

const CRONACHE = 'cronache pubbliche di gare FIGS in duplicato';
const SCELTA = 'nessuna fonte: scelta di leggio';
const FRANCESE = 'federazione francese, regolamento del duplicato';
const FISF = 'FISF, regolamento abbreviato, «Avertissement et pénalité»';

/** By the English text. */
const ITALIAN: Readonly<Record<string, string>> = {
  'public reports of FIGS duplicate events': CRONACHE,
  'public reports of FIGS duplicate events; Scrabble Escolar, «Partida duplicada» (scrabbleescolar.cat): at least one of each': `${CRONACHE}; Scrabble Escolar, «Partida duplicada» (scrabbleescolar.cat): almeno una per tipo`,
  'public reports of FIGS duplicate events: no bonus': `${CRONACHE}: nessun premio`,
  'public reports of FIGS duplicate events: an invalid play is a zero («buco»)': `${CRONACHE}: una giocata non valida è un buco`,
  'public reports of FIGS duplicate events: «average % of the top», read as the share of the totals': `${CRONACHE}: «% media del top», intesa come quota dei totali`,
  'no source: choice of leggio': SCELTA,
  'no source: choice of leggio: none are given': `${SCELTA}: non se ne danno`,
  'no source: choice of leggio: none are taken': `${SCELTA}: non se ne tolgono`,
  'no source: choice of leggio: nothing is forgiven': `${SCELTA}: non si perdona nulla`,
  'no source: choice of leggio, as in the preset francofono': `${SCELTA}, come nella formula francofona`,
  'French federation, duplicate rules: until the bag cannot serve': `${FRANCESE}: finché il sacchetto basta`,
  'French federation, duplicate rules: rounds 1-15': `${FRANCESE}: turni 1-15`,
  'French federation, duplicate rules: from round 16': `${FRANCESE}: dal turno 16`,
  'French federation, duplicate rules: «solo»': `${FRANCESE}: «solo»`,
  'French federation, duplicate rules: as in the preset figs': `${FRANCESE}: come nella formula FIGS`,
  'FISF, abridged rules, «Avertissement et pénalité»': FISF,
  'FISF, abridged rules, «Avertissement et pénalité»: a penalty after three': `${FISF}: una penalità dopo tre`,
  'FISF, abridged rules, «Avertissement et pénalité»: 5 points': `${FISF}: 5 punti`,
  'FISF, abridged rules, «Avertissement et pénalité»: 5 points for «référence décalée»': `${FISF}: 5 punti per «référence décalée»`,
  'FISF, reform of September 2010 (ArbiTop), «décalage d’une case», «dans certains cas bien précis»; that the word may lie in one place only is our reading':
    'FISF, riforma del settembre 2010 (ArbiTop), «décalage d’une case», «dans certains cas bien précis»; che la parola possa stare in un posto solo è una lettura nostra',
  'Scrabble club SVL, «Le scrabble duplicate, c’est quoi ?» (clubsvl.blogspot.com): told to write at 2’30, over at 3’; Club de Scrabble de Blainville, FQCSF (blascrabble.wixsite.com): three minutes, the last thirty seconds to write':
    'circolo SVL, «Le scrabble duplicate, c’est quoi ?» (clubsvl.blogspot.com): a 2’30 si avvisa di scrivere, a 3’ si finisce; Club de Scrabble de Blainville, FQCSF (blascrabble.wixsite.com): tre minuti, gli ultimi trenta secondi per scrivere',
};

/** The source in Italian; as it stands where there is no Italian for it. */
export function italianSource(source: string): string {
  return ITALIAN[source] ?? source;
}
