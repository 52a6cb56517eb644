// Pieces of a page that came as data, as what Preact builds. Nothing in them is read as HTML.
import type { Markup } from 'leggio';
import { h, type VNode } from 'preact';

/** Attributes that tell pieces of a list apart, though others come before them. */
const KEYS: readonly string[] = ['data-turn', 'data-quiz'];

export function marked(piece: Markup): string | VNode {
  if (typeof piece === 'string') return piece;
  const { tag, attributes, children } = piece;
  const name = KEYS.find(key => key in attributes);
  const key = name === undefined ? {} : { key: `${name} ${attributes[name]}` };
  const given = Object.entries(attributes).map(([each, value]) => [each, value === '' || value]);
  return h(tag, { ...key, ...Object.fromEntries(given) }, children.map(marked));
}
