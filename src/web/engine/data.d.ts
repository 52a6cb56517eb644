// The module that `build/data-files.ts` makes.
declare module 'virtual:leggio-data' {
  import type { DataFile } from './data-file.js';
  export const lexicon: DataFile;
  export const leaves: DataFile;
  export const wins: DataFile;
  export const played: DataFile;
  /** The index of the reasons (`reasons-index.ts`). */
  export const reasons: DataFile;
  /** Words of two and three letters that the tables doubt or have decided against, a word a line. */
  export const shortDoubts: DataFile;
}

// The module that `build/report-module.ts` makes.
declare module 'virtual:leggio-report' {
  /** Name and version of this program, as its command calls itself in reports. */
  export const program: string;

  /** Steps through a report, once its parts are there. */
  export interface ReportWalk {
    /** Shows a turn, from 1; 0 is the beginning. */
    show(turn: number): void;
    /** To be called when parts have come or changed. */
    refresh(): void;
    stop(): void;
  }

  /** @param root element that holds the parts */
  export function walkReport(root: HTMLElement): ReportWalk;
}
