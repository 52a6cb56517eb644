// The default lexicon for tests that look at it.
import type { TestProject } from 'vitest/node';
import { leaveDefaultLexicon, takeDefaultLexicon } from './default-lexicon.js';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder with `italiano.*`, compiled from the committed tables under `figs`. */
    defaultLexicon: string;
  }
}

export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  provide('defaultLexicon', (await takeDefaultLexicon()).folder);
  return leaveDefaultLexicon;
}
