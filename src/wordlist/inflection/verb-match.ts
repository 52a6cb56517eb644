// How the verb tables say which verbs a row is about: `dare` that verb alone, `-tenere` every verb
// that ends so, `*dire` no verb by itself, a model for other rows to follow.

const MATCH = /^[-*]?[a-zàìù]*(are|ere|ire|rre)$/;

/** The part of the verb that the forms of a row are written for: `'tenere'` for `-tenere`. */
export function tailOf(match: string): string {
  return match.replace(/^[-*]/, '');
}

/** Whether the text is an infinitive, a tail or a model. */
export function isMatch(text: string): boolean {
  return MATCH.test(text);
}

/** The row for a verb: its own, or else the one with the longest tail. */
export function bestMatch<Row>(rows: ReadonlyMap<string, Row>, verb: string): Row | undefined {
  const own = rows.get(verb);
  if (own !== undefined) return own;
  for (let start = 0; start < verb.length; start++) {
    const row = rows.get(`-${verb.slice(start)}`);
    if (row !== undefined) return row;
  }
  return undefined;
}

/** Splits a list of a table, `'persi;perdei'`; the empty text is the empty list. */
export function listOf(text: string): readonly string[] {
  return text === '' ? [] : text.split(';');
}
