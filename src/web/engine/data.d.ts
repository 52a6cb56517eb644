// The module that `build/data-files.ts` makes.
declare module 'virtual:leggio-data' {
  import type { DataFile } from './data-file.js';
  export const lexicon: DataFile;
  export const leaves: DataFile;
  export const wins: DataFile;
}
