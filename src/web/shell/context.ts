// What every component may ask for: the words of the language, and the desk.
import { type Context, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { InLanguages } from '../../wording/language.js';
import { WEB_WORDS, type WebWords } from '../../wording/web/site.js';
import type { DeskLink } from '../engine/desk-link.js';

export const Words: Context<WebWords> = createContext(WEB_WORDS.it);

/** The words of the language. */
export function useWords(): WebWords {
  return useContext(Words);
}

/** The words of a catalogue of `wording/` in the language of the page. */
export function useCatalogue<T>(catalogue: InLanguages<T>): T {
  return catalogue[useWords().lang];
}

/** What a view gets. */
export interface ViewProps {
  readonly desk: DeskLink;
  /** True once the desk answers. */
  readonly isOpen: boolean;
}
