// The views of the site, in the order of their tabs. A new one is an entry here, a folder beside `tavoliere/`, and a
// catalogue in `wording/web/`. Each is fetched when it is first shown.
import type { ComponentType } from 'preact';
import type { WebWords } from '../../wording/web/site.js';
import type { ViewProps } from './context.js';

export interface View {
  /** In the address. */
  readonly id: string;
  title(words: WebWords): string;
  load(): Promise<ComponentType<ViewProps>>;
}

export const VIEWS: readonly [View, ...View[]] = [
  {
    id: 'tavoliere',
    title: words => words.tavoliere,
    load: async () => (await import('../tavoliere/tavoliere.js')).Tavoliere,
  },
  {
    id: 'dizionario',
    title: words => words.dizionario,
    load: async () => (await import('../dizionario/dizionario.js')).Dizionario,
  },
  {
    id: 'partite',
    title: words => words.partite,
    load: async () => (await import('../partite/partite.js')).Partite,
  },
  {
    id: 'duplicato',
    title: words => words.duplicato,
    load: async () => (await import('../duplicato/duplicato.js')).Duplicato,
  },
  {
    id: 'allenamento',
    title: words => words.allenamento,
    load: async () => (await import('../allenamento/allenamento.js')).Allenamento,
  },
];
