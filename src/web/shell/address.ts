// The state of the page in its address, `#p=CGP&r=RACK&e=figs&tab=tavoliere&l=it`: whoever has the address has the
// position. Nothing is kept anywhere else.
import { LANGUAGES, type Language } from 'leggio';

/** What an address says; anything may be missing, and nothing of it is checked. */
export interface Address {
  /** Rows of a CGP. */
  readonly board?: string | undefined;
  readonly rack?: string | undefined;
  readonly edition?: string | undefined;
  readonly view?: string | undefined;
  /** What Dizionario is asked: the kind of question, the question, the length of words, whether of some tiles only. */
  readonly search?: string | undefined;
  readonly query?: string | undefined;
  readonly length?: string | undefined;
  readonly subsets?: string | undefined;
  readonly language?: Language | undefined;
  /** A duplicate evening that is kept on this machine. */
  readonly evening?: string | undefined;
  /** A part of Allenamento, and a training that is kept on this machine. */
  readonly training?: string | undefined;
  readonly session?: string | undefined;
  /** A game that is kept on this machine. */
  readonly game?: string | undefined;
  /** Tiles of the rack on the board, `'F8=M,G8=i'`. */
  readonly laid?: string | undefined;
  /** `'equity'`, or by points. */
  readonly by?: string | undefined;
  /** Which moves are listed: letters or a pattern, points `'20-40'`, tiles kept, squares `'H8,-A1'`, a kind. */
  readonly word?: string | undefined;
  readonly points?: string | undefined;
  readonly keeps?: string | undefined;
  readonly squares?: string | undefined;
  readonly kind?: string | undefined;
  /** `'1'` for the map of what squares are worth. */
  readonly heat?: string | undefined;
}

const KEYS = {
  board: 'p',
  rack: 'r',
  edition: 'e',
  view: 'tab',
  search: 'd',
  query: 'q',
  length: 'n',
  subsets: 's',
  language: 'l',
  game: 'partita',
  evening: 'g',
  training: 'a',
  session: 'prova',
  laid: 'x',
  by: 'ordine',
  word: 'parola',
  points: 'punti',
  keeps: 'resto',
  squares: 'caselle',
  kind: 'mostra',
  heat: 'calde',
} as const;

export function readAddress(hash: string = location.hash): Address {
  const values = new URLSearchParams(hash.replace(/^#/, ''));
  const address: Partial<Record<keyof Address, string>> = {};
  for (const key of Object.keys(KEYS) as (keyof Address)[]) {
    const value = values.get(KEYS[key]);
    if (value !== null) address[key] = value;
  }
  const language = LANGUAGES.find(known => known === address.language);
  return { ...address, language };
}

/** Changes some of the address, in place: no step of the history for each letter. */
export function writeAddress(change: Address): void {
  const address = { ...readAddress(), ...change };
  const values = new URLSearchParams();
  for (const key of Object.keys(KEYS) as (keyof Address)[]) {
    const value = address[key];
    if (value !== undefined && value !== '') values.set(KEYS[key], value);
  }
  history.replaceState(null, '', `#${values.toString().replaceAll('%2F', '/')}`);
}

/** The language of the address, else the first of the browser's that we speak, else Italian. */
export function languageWanted(): Language {
  const wanted = [readAddress().language, ...navigator.languages.map(name => name.slice(0, 2))];
  for (const name of wanted) {
    const known = LANGUAGES.find(language => language === name);
    if (known !== undefined) return known;
  }
  return 'it';
}
