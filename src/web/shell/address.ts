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
  /** A game that is kept on this machine. */
  readonly game?: string | undefined;
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
