// Licences of the packages whose code the site brings, the page's and the workers', as one file beside it: they ask
// for it. (Vite's own list knows the page alone.)
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** The folder and name of the package that a module lies in. */
const PACKAGE = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//;

/** What the service worker is made of, which another tool puts together. */
const SERVICE_WORKER = ['workbox-core', 'workbox-precaching', 'workbox-routing'];

export interface Licences {
  /** Notes what a bundle brings. */
  readonly note: () => Plugin;
  /** Notes it too, and writes the file: for the bundle that is made last. */
  readonly write: () => Plugin;
}

export function licences(): Licences {
  const require = createRequire(import.meta.url);
  const folders = new Map(
    SERVICE_WORKER.map(name => [name, dirname(require.resolve(`${name}/package.json`))]),
  );
  const noted: Plugin['generateBundle'] = (_, bundle) => {
    for (const file of Object.values(bundle)) {
      for (const id of file.type === 'chunk' ? file.moduleIds : []) {
        const [, folder, name] = PACKAGE.exec(id) ?? [];
        if (folder !== undefined && name !== undefined) folders.set(name, folder);
      }
    }
  };
  return {
    note: () => ({ name: 'leggio-licences-noted', generateBundle: noted }),
    write: () => ({
      name: 'leggio-licences',
      generateBundle(...made) {
        (noted as (...made: unknown[]) => void).apply(this, made);
        const texts = [...folders].sort().map(([name, folder]) => textOf(name, folder));
        this.emitFile({ type: 'asset', fileName: 'licenses.md', source: texts.join('\n') });
      },
    }),
  };
}

/** @throws Error for a package without a licence file: its code must not be given away without */
function textOf(name: string, folder: string): string {
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find(each => /^licen[cs]e/i.test(each));
  if (file === undefined) throw new Error(`${name}: no licence file in ${folder}`);
  return `## ${name} ${version} (${license})\n\n${readFileSync(join(folder, file), 'utf8')}`;
}
