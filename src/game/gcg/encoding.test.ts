// The bytes of a GCG: in which encoding they are read, how that was known, and what is refused.
import { describe, expect, test } from 'vitest';
import { saidError } from '../../testing/said.js';
import type { GcgGame } from './game.js';
import { parseGcg } from './gcg.js';

const PLAYERS = '#player1 a Però\n#player2 b Bruno\n';
const HEAD = '#player1 a Anna\n#player2 b Bruno\n';

function faultsOf(input: string | Uint8Array): readonly string[] {
  const said = saidError(() => parseGcg(input, { name: 'x.gcg' }));
  return said === undefined ? [] : [said.code, ...said.message.split('\n')];
}

function read(...parts: readonly (string | Uint8Array)[]): GcgGame {
  return parseGcg(Buffer.concat(parts.map(part => Buffer.from(part as string))));
}

const latin = (text: string): Uint8Array => Buffer.from(text, 'latin1');
const headed = (encoding: string, text: string): Uint8Array =>
  latin(`#character-encoding ${encoding}\n${text}`);

/** What is read of the first player, in which encoding, how it was known. */
function known({ players, encoding, remarks }: GcgGame): readonly unknown[] {
  return [players[0]?.name, encoding.name, encoding.known, remarks.length];
}

describe('what is read', () => {
  test('UTF-8 by its header, and by a byte order mark', () => {
    const game = read('#character-encoding UTF-8\n', PLAYERS);
    expect(known(game)).toEqual(['Però', 'utf-8', 'header', 0]);
    expect(known(read(`\uFEFF${PLAYERS}`))).toEqual(['Però', 'utf-8', 'mark', 0]);
    const both = read('\uFEFF#character-encoding UTF-8\n', PLAYERS);
    expect(known(both)).toEqual(['Però', 'utf-8', 'mark', 0]);
  });

  test('without a header, UTF-8 where the bytes are, with a remark', () => {
    const game = read(PLAYERS);
    expect(known(game)).toEqual(['Però', 'utf-8', 'bytes', 1]);
    expect(game.remarks[0]).toEqual({ code: 'encoding-guessed', taken: 'UTF-8' });
  });

  test('without a header, Windows-1252 where they are not, with a remark', () => {
    const game = read(latin('#player1 a \x93Però\x94 \x80\n#player2 b Bruno\n'));
    expect(known(game)).toEqual(['“Però” €', 'windows-1252', 'bytes', 1]);
    expect(game.remarks[0]).toMatchObject({ taken: 'Windows-1252' });
  });

  test('nothing is said of a file that is ASCII', () => {
    expect(known(read(HEAD))).toEqual(['Anna', 'utf-8', 'bytes', 0]);
  });

  test.each(['ISO-8859-1', 'latin1', 'Windows-1252', 'cp1252'])('%s by its header', encoding => {
    const game = parseGcg(headed(encoding, PLAYERS.replace('Però', 'Però \x96')));
    expect(known(game)).toEqual(['Però –', 'windows-1252', 'header', 0]);
  });

  test('UTF-8 that says it is ISO-8859-1 is read as it says, with a remark', () => {
    const game = read('#character-encoding ISO-8859-1\n', PLAYERS);
    expect(known(game)).toEqual(['PerÃ²', 'windows-1252', 'header', 1]);
  });

  test('text that came decoded', () => {
    expect(known(parseGcg(PLAYERS))).toEqual(['Però', undefined, 'text', 0]);
  });
});

describe('what is refused', () => {
  test.each(['ISO8859-6', 'ASCII', 'constructor', '__proto__', ''])('%j by name', encoding => {
    const message = `x.gcg:1:1: the encoding "${encoding}" is not supported: UTF-8, ISO-8859-1 or Windows-1252`;
    expect(faultsOf(headed(encoding, HEAD))).toEqual(['GCG_ENCODING', message]);
  });

  test.each([
    ['with its mark', Buffer.from(`\uFEFF${HEAD}`, 'utf16le')],
    ['with its mark, big end first', Buffer.from(`\uFEFF${HEAD}`, 'utf16le').swap16()],
    ['without', Buffer.from(HEAD, 'utf16le')],
    ['without, big end first', Buffer.from(HEAD, 'utf16le').swap16()],
  ])('UTF-16 %s, by name', (_, bytes) => {
    const message =
      'x.gcg:1:1: the encoding "UTF-16" is not supported: UTF-8, ISO-8859-1 or Windows-1252';
    expect(faultsOf(bytes)).toEqual(['GCG_ENCODING', message]);
  });

  test.each(['\n', '\r', '\r\n'])('bytes that are not UTF-8, with their place after %j', end => {
    const bytes = headed('UTF-8', `#player1 a Per\xf2\n`).map(byte => byte);
    const text = Buffer.from(bytes).toString('latin1').replaceAll('\n', end);
    const message = 'x.gcg:2:15: byte 0xf2 is not UTF-8, which the file says it is';
    expect(faultsOf(latin(text))).toEqual(['GCG_ENCODING', message]);
  });

  test('bytes that Windows-1252 leaves empty, with a header and without', () => {
    expect(faultsOf(headed('ISO-8859-1', '#player1 a Per\x81\n'))[1]).toBe(
      'x.gcg:2:15: byte 0x81 is not Windows-1252, which the file says it is (ISO-8859-1 is read as such)',
    );
    expect(faultsOf(latin('#player1 a Per\x81\n'))[1]).toBe(
      'x.gcg:1:15: byte 0x81 is neither UTF-8 nor Windows-1252, and line 1 names no encoding',
    );
  });

  test('a mark and a header that do not agree', () => {
    const bytes = Buffer.from(`\uFEFF#character-encoding ISO-8859-1\n${HEAD}`);
    expect(faultsOf(bytes)[1]).toMatch(/the byte order mark says UTF-8/);
  });

  test('an encoding on another line than the first', () => {
    const faults = faultsOf(`${HEAD}#character-encoding UTF-8\n`);
    expect(faults).toEqual([
      'GCG_ENCODING',
      'x.gcg:3:1: #character-encoding stands on line 1 only',
    ]);
  });

  test('characters that may have gone wrong are explained behind the fault', () => {
    const faults = faultsOf(latin(`${HEAD}>a: \xa3\xd3D\xac - +0 0\n`)); // ŁÓDŹ in ISO-8859-2
    expect(faults).toEqual([
      'GCG_LINE',
      'x.gcg:3:5: "£ÓD¬": "£" is not a tile of a rack',
      expect.stringMatching(/^x.gcg:1:1: line 1 names no encoding: read as Windows-1252/),
    ]);
  });

  test('a picture is not text, in one line', () => {
    const png = Buffer.from('\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\n>a: x\n#player1\n', 'latin1');
    const message = 'x.gcg:1:1: not a GCG: this is not text, it holds zero bytes';
    expect(faultsOf(png)).toEqual(['GCG_FORMAT', message]);
    const noise = Uint8Array.from({ length: 3000 }, (_, index) => (index * 7919) % 255 || 1);
    expect(faultsOf(Buffer.concat([noise, Buffer.from('\n>a\n')]))).toHaveLength(2);
  });
});
