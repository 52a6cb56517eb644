// How the site is built. Every address in it is relative, so that any folder of any server will do.
import { fileURLToPath } from 'node:url';
import type { UserConfig } from 'vite';
import { dataFiles } from './data-files.js';
import { licences } from './licences.js';
import { offline } from './offline.js';
import { reportModule } from './report-module.js';

const SRC = fileURLToPath(new URL('../..', import.meta.url));

/** The library as it was built, by its own name: its browser build, as everybody has it. */
const alias = { leggio: `${SRC}../dist/index.js` };

/** Where the site is built from and to. */
export interface SiteFolders {
  /** Folder of the compiled default lexicon. */
  readonly lexicon: string;
  /** Emptied, then written. */
  readonly out: string;
}

export function siteConfig({ lexicon, out }: SiteFolders): UserConfig {
  const { note, write } = licences();
  return {
    root: `${SRC}web`,
    base: './',
    resolve: { alias },
    plugins: [dataFiles(lexicon), reportModule(alias.leggio), offline(), write()],
    worker: { format: 'es', plugins: () => [note()] },
    build: {
      outDir: out,
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: { polyfill: false }, // its script would not be ours
      assetsInlineLimit: 0,
      rolldownOptions: { checks: { pluginTimings: false } },
    },
  };
}
