// The views of the site, in the order of their tabs. A new one is a line here, a folder beside `tavoliere/`, and a
// name in `wording/web/`.
import type { ComponentType } from 'preact';
import type { WebWords } from '../../wording/web/site.js';
import { Duplicato } from '../duplicato/duplicato.js';
import { Tavoliere } from '../tavoliere/tavoliere.js';
import type { ViewProps } from './context.js';

export interface View {
  /** In the address. */
  readonly id: string;
  title(words: WebWords): string;
  readonly component: ComponentType<ViewProps>;
}

export const VIEWS: readonly [View, ...View[]] = [
  { id: 'tavoliere', title: words => words.tavoliere, component: Tavoliere },
  { id: 'duplicato', title: words => words.duplicato, component: Duplicato },
];
