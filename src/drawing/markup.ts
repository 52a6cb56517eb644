// A piece of a page as data: elements and texts, so that one source serves a file, which writes it as HTML, and a
// page that builds it itself. Whoever builds it escapes nothing; text is text by construction.
import { visible } from '../errors.js';
import { escapeHtml } from './page.js';

/** A piece of a page: an element, or text. */
export type Markup = string | MarkupElement;

/** An element of HTML or SVG, as data. */
export interface MarkupElement {
  /** Its name: `'section'`, `'svg'`. */
  readonly tag: string;
  /** By name as HTML and SVG write them; an empty text for one that has no value, like `hidden`. */
  readonly attributes: Readonly<Record<string, string>>;
  /** What stands in it, in order. */
  readonly children: readonly Markup[];
}

/** What an element can be given: nothing, pieces, lists of them. */
export type MarkupChild = Markup | number | undefined | readonly MarkupChild[];

/** True for an attribute without a value, false or undefined for one that is left out. */
export type MarkupAttributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** An element; controls in its texts are shown as escapes. */
export function element(
  tag: string,
  attributes: MarkupAttributes = {},
  ...children: readonly MarkupChild[]
): MarkupElement {
  const given = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined || value === false
      ? []
      : [[name, value === true ? '' : visible(String(value))] as const],
  );
  return { tag, attributes: Object.fromEntries(given), children: pieces(children) };
}

/** Pieces without the lists they came in. */
export function pieces(children: readonly MarkupChild[]): readonly Markup[] {
  return children.flatMap((child): readonly Markup[] => {
    if (child === undefined || child === '') return [];
    if (typeof child === 'number') return [String(child)];
    if (typeof child === 'string') return [visible(child)];
    return 'tag' in child ? [child] : pieces(child);
  });
}

/** Shapes of SVG, which close themselves. */
const SHAPES: ReadonlySet<string> = new Set(['rect', 'line', 'circle', 'polyline']);

/** Elements that begin a line; none of them stands where a space would be seen. */
const ON_A_LINE: ReadonlySet<string> = new Set(
  'header main section div footer svg g p ol ul li table tr'.split(' '),
);

/** Pieces of a page as HTML; their texts are escaped. */
export function markupText(markup: Markup | readonly Markup[]): string {
  if (typeof markup === 'string') return escapeHtml(markup);
  if (!('tag' in markup)) return markup.map(markupText).join('');
  const { tag, attributes, children } = markup;
  const given = Object.entries(attributes).map(([name, value]) =>
    value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`,
  );
  const start = `${ON_A_LINE.has(tag) ? '\n' : ''}<${tag}${given.join('')}`;
  if (children.length === 0 && SHAPES.has(tag)) return `${start}/>`;
  return `${start}>${markupText(children)}</${tag}>`;
}
