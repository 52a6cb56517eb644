// What steps through a report, as a module: the text that `leggio analyse --html` writes into its file, so that file
// and site have one source; and the name of the program, which reports state.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const MODULE = 'virtual:leggio-report';

const PACKAGE = new URL('../../../package.json', import.meta.url);

/** @param library file of the public names, as it was built */
export function reportModule(library: string): Plugin {
  return {
    name: 'leggio-report',
    resolveId: id => (id === MODULE ? `\0${MODULE}` : undefined),
    async load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const names = (await import(pathToFileURL(library).href)) as typeof import('leggio');
      const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { readonly version: string };
      const program = JSON.stringify(`leggio ${version}`);
      return `export const program = ${program};\nexport const walkReport = ${names.REPORT_STEPS};`;
    },
  };
}
