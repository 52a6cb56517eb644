// The texts of tiles in a GCG: racks, plays, exchanges. Which letters there are is not known here, only
// which characters can be one, and which letters of several characters the file declares by `#tile`.

/** Letters of several characters that `#tile` declares, upper and lower case, longest first. */
export type LongTiles = readonly string[];

const TILE = /\[[^[\]]*\]|[\s\S]/gu;
const MIDDLE_DOTS = /[\u2027\u2219\u22c5\u30fb]/g;

/** Cuts text into tiles: `[NY]` as one, anything else a character each. */
export function splitTiles(text: string): readonly string[] {
  return text.match(TILE) ?? [];
}

/** Puts declared long letters in brackets where they stand bare; spellings of the middle dot agree. */
export function bracketTiles(text: string, long: LongTiles): string {
  let result = '';
  const plain = text.normalize('NFC').replace(MIDDLE_DOTS, '·');
  for (let at = 0; at < plain.length; ) {
    const close = plain[at] === '[' ? plain.indexOf(']', at) : -1;
    const found = long.find(tile => plain.startsWith(tile, at));
    if (close > at) {
      result += plain.slice(at, close + 1);
      at = close + 1;
    } else if (found !== undefined) {
      result += `[${found}]`;
      at += found.length;
    } else {
      const tile = String.fromCodePoint(plain.codePointAt(at) as number);
      result += tile;
      at += tile.length;
    }
  }
  return result;
}

/** Takes the brackets off declared letters, as Woogles writes them, where they read back the same. */
export function bareTiles(text: string, long: LongTiles): string {
  const bare = text.replace(/\[([^[\]]*)\]/g, (all, tile: string) =>
    long.includes(tile) ? tile : all,
  );
  return bracketTiles(bare, long) === text ? bare : text;
}

/** The letters that the texts of `#tile` pragmas declare. */
export function longTilesOf(texts: readonly string[]): LongTiles {
  return texts
    .flatMap(text => text.normalize('NFC').split(/\s+/))
    .filter(tile => tile.length > 1)
    .sort((a, b) => b.length - a.length);
}

const LETTER = /^(?:\p{L}\p{M}*|\[\p{L}[\p{L}\p{M}·'-]+\])$/u;

/** Index of the first tile that cannot be on a rack, or -1. */
export function strangeOnRack(tiles: string): number {
  return splitTiles(tiles).findIndex(tile => tile !== '?' && !LETTER.test(tile));
}

/** Index of the first tile that cannot be in a play, or -1. */
export function strangeInPlay(tiles: string): number {
  return splitTiles(tiles).findIndex(tile => tile !== '.' && !LETTER.test(tile));
}

/** Takes the parentheses off `(A)`, which mark through-tiles; undefined when they do not match. */
export function withoutParentheses(text: string): string | undefined {
  let inside = false;
  let result = '';
  for (const char of text) {
    if (char === '(' || char === ')') {
      if (inside === (char === '(')) return undefined;
      inside = char === '(';
    } else result += char;
  }
  return inside ? undefined : result;
}
