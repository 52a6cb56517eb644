// `leggio duplicate` as a user runs it, on a tiny lexicon: an evening, and everything it refuses.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CommandResult, leggio } from '../../testing/command.js';
import { tempFolder } from '../../testing/temp-folder.js';
import { type TinyRow, tinyFiles } from '../../testing/tiny-dictionary.js';

const WORDS = ['mare', 'amare', 'ma', 're', 'era', 'erta', 'arte', 'tre', 'ore', 'io', 'si', 'se'];
const ROWS: readonly TinyRow[] = WORDS.map(word => [word, word, 'sm', 's'] as const);

const folder = tempFolder();
let game: string;
let slips: string;
let lexicon: string;

beforeAll(async () => {
  lexicon = join(folder, 'tiny.gaddag');
  const { gaddag, derivations } = tinyFiles(ROWS);
  await writeFile(lexicon, gaddag);
  await writeFile(join(folder, 'tiny.derivations'), derivations);
  slips = join(folder, 'slips.csv');
});

let number = 0;
beforeEach(() => {
  game = join(folder, `game-${++number}.jsonl`);
});

/** Runs a subcommand on the game; those that judge get the lexicon. */
function run(command: string, ...args: string[]): Promise<CommandResult> {
  const judging = ['new', 'slips', 'next', 'rule', 'word', 'verify'];
  const words = judging.includes(command) ? ['--lexicon', lexicon] : [];
  const english = command === 'ranking' && !args.includes('--lang') ? ['--lang', 'en'] : [];
  return leggio(['duplicate', command, game, ...args, ...words, ...english]);
}

/** Standard output of a subcommand that has nothing to complain of. */
async function output(command: string, ...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await run(command, ...args);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout;
}

async function refused(command: string, ...args: string[]): Promise<string> {
  const { code, stderr } = await run(command, ...args);
  expect(code).toBe(1);
  return stderr;
}

/** A game with a typed rack, ERTMASO, and slips of round 1. */
async function begin(...rows: string[]): Promise<string> {
  await output('new', '--racks', 'typed', '--rack', 'ERTMASO');
  await writeFile(slips, `player,square,word,score\n${rows.join('\n')}\n`);
  return output('slips', slips, '--round', '1');
}

test('an evening: slips, a ruling, the next round, the ranking, the check', async () => {
  const judged = await begin(
    'Anna,8E,MARE,14',
    'Bruno,8E,mare,12',
    'Carla,8E,maro,9',
    'Dina,8E,ZARE,9',
  );
  expect(judged.split('\n').filter(line => line.includes(':'))).toEqual([
    'Anna: 8E MARE  14  valid',
    'Bruno: 8E MARE  14  score corrected (claimed 12, scores 14)',
    'Carla: 8E maro  0  word not valid (MARO: unknown: no table has it)',
    'Dina: 8E ZARE  0  tiles not on the rack (1 × Z short on AEMORST)',
  ]);
  await output('rule', '--round', '1', '--player', 'carla', '--score', '5', '--reason', 'misread');
  const closed = await output('next');
  expect(closed).toMatch(/^round 1 closed: rack AEMORST, top \d+, total \d+\n {2}top /);
  expect(closed).toContain('round 2 waits for its rack: keep ');
  const ranking = await output('ranking', '--csv');
  expect(ranking.split('\n').map(line => line.split(',').slice(0, 3).join())).toEqual([
    'rank,player,total',
    '1,Anna,14',
    '1,Bruno,14',
    '3,Carla,5',
    '4,Dina,0',
    '',
  ]);
  const verified = await output('verify');
  const { hash } = JSON.parse((await readFile(game, 'utf8')).trimEnd().split('\n').at(-1)!);
  expect(verified).toContain(`last hash ${hash}`);
  expect(await output('verify', '--head', hash)).toBe(verified);
  expect(await refused('verify', '--head', '00')).toContain(`the last hash is ${hash}, not 00`);
});

test('run plays a whole game to standard output, the same each time, and it verifies', async () => {
  const args = ['duplicate', 'run', '--seed', '2026', '--rounds', '3', '--lexicon', lexicon];
  const [first, again] = [await leggio(args), await leggio(args)];
  expect(first.code).toBe(0);
  expect(again.stdout).toBe(first.stdout);
  const lines = first.stdout
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line));
  for (const line of lines.filter(({ type }) => type === 'close')) {
    expect(line.play.score).toBe(line.top);
  }
  await writeFile(game, first.stdout);
  expect(await output('verify')).toContain('every one follows');
});

test('the lines entered are printed with --json as they stand in the file', async () => {
  const begun = await output('new', '--seed', '1', '--json');
  const next = await output('next', '--json');
  expect(begun + next).toBe(await readFile(game, 'utf8'));
});

test('a new game without a seed takes one nobody can guess', async () => {
  const text = await output('new');
  expect(text).toMatch(/seed [0-9a-f]{32}\n/);
});

test('slips come from standard input, or one by itself', async () => {
  await output('new', '--racks', 'typed', '--rack', 'ERTMASO', '--players', 'Anna, Bruno');
  const csv = 'player;square;word;score\nAnna;8E;mare;14\n';
  const read = await leggio(
    ['duplicate', 'slips', game, '-', '--round', '1', '--lexicon', lexicon],
    csv,
  );
  expect(read.stdout).toBe('Anna: 8E MARE  14  valid\n');
  const slip = ['--player', 'bruno', '--square', 'E8 orizz.', '--word', 'mare', '--score', '14'];
  expect(await output('slips', '--round', '1', ...slip, '--notation', 'figs')).toBe(
    'Bruno: 8E MARE  14  valid\n',
  );
  expect(await output('verify')).toContain('every one follows');
});

test('two slips of one player are both kept, the later counts, and that is said', async () => {
  await begin('Anna,8E,maro,14');
  await writeFile(slips, 'player,square,word,score\nAnna,8E,mare,14\n');
  const { stderr } = await run('slips', slips, '--round', '1');
  expect(stderr).toBe('warning: anna: two slips in this round, the later counts\n');
  await output('next');
  expect(await output('ranking', '--csv')).toContain('1,Anna,14,');
  expect((await readFile(game, 'utf8')).match(/"type":"slip"/g)).toHaveLength(2);
});

test('a line cut off is said, shown and cut away by the next command', async () => {
  await begin('Anna,8E,mare,14');
  const whole = await readFile(game, 'utf8');
  await writeFile(game, `${whole}{"n":6,"type":"ru`);
  expect(await refused('verify')).toBe(`error: ${game}:6: cut off while it was written\n`);
  const args = ['--round', '1', '--player', 'Anna', '--zero', '--reason', 'late'];
  const { code, stderr } = await run('rule', ...args);
  expect(code).toBe(0);
  expect(stderr).toContain(
    'the last line was cut off while being written and left out: "{"n":6,"type":"ru"',
  );
  expect(await output('verify')).toContain('every one follows');
});

describe('text files', () => {
  /** Bytes of a text in Windows-1252, as far as Latin letters go. */
  const latin = (text: string): Buffer => Buffer.from(text, 'latin1');
  const CSV = 'giocatore;casella;parola;punti\nNicolò;8E;mare;14,0\n';

  beforeEach(() => output('new', '--racks', 'typed', '--rack', 'ERTMASO'));

  test('that are not UTF-8 are refused with the line and the way out, and nothing is entered', async () => {
    const before = await readFile(game, 'utf8');
    await writeFile(slips, latin(CSV));
    const message = `not UTF-8; save it as UTF-8, or give --encoding windows-1252 if an older Windows program wrote it\n`;
    expect(await refused('slips', slips, '--round', '1')).toBe(`error: ${slips}:2: ${message}`);
    const input = ['duplicate', 'slips', game, '-', '--round', '1', '--lexicon', lexicon];
    const { code, stderr } = await leggio(input, latin(CSV));
    expect([code, stderr]).toEqual([1, `error: -:2: ${message}`]);
    expect(await readFile(game, 'utf8')).toBe(before);
  });

  test('in Windows-1252 are read when that is said, from a file and from standard input', async () => {
    await writeFile(slips, latin(CSV));
    const said = ['--round', '1', '--encoding', 'windows-1252'];
    expect(await output('slips', slips, ...said)).toBe(
      'Nicolò enters the game\nNicolò: 8E MARE  14  valid\n',
    );
    const again = ['duplicate', 'slips', game, '-', ...said, '--lexicon', lexicon];
    const { stdout } = await leggio(again, latin(CSV.replace('14,0', '14.0')));
    expect(stdout).toBe('Nicolò: 8E MARE  14  valid\n');
  });

  test('in UTF-16, or in UTF-8 when another is said, are refused by name', async () => {
    const wide = Buffer.from(`\ufeff${CSV}`, 'utf16le');
    await writeFile(slips, wide);
    const utf16 = `error: ${slips}: is UTF-16; save it as UTF-8 ("CSV UTF-8" in a spreadsheet)\n`;
    expect(await refused('slips', slips, '--round', '1')).toBe(utf16);
    const said = ['--round', '1', '--encoding', 'windows-1252'];
    expect(await refused('slips', slips, ...said)).toBe(utf16);
    await writeFile(slips, wide.swap16());
    expect(await refused('slips', slips, '--round', '1')).toBe(utf16);
    await writeFile(slips, `\ufeff${CSV}`);
    expect(await refused('slips', slips, ...said)).toBe(
      `error: ${slips}: is UTF-8 by its first bytes; leave --encoding out\n`,
    );
    expect(await output('slips', slips, '--round', '1')).toContain('Nicolò enters the game');
    await writeFile(slips, Buffer.concat([latin(CSV), Buffer.from([0x81])]));
    expect(await refused('slips', slips, ...said)).toBe(
      `error: ${slips}:3: not windows-1252; leave --encoding out if it is UTF-8\n`,
    );
  });

  test('with the players of a new game are read in the same way', async () => {
    const players = join(folder, 'players.txt');
    await writeFile(players, latin('Anna\r\nNicolò\r\n'));
    game = join(folder, `game-${++number}.jsonl`);
    const args = ['--racks', 'typed', '--players-file', players];
    expect(await refused('new', ...args)).toContain(`${players}:2: not UTF-8`);
    await output('new', ...args, '--encoding', 'windows-1252');
    expect(await readFile(game, 'utf8')).toContain('"player":"Nicolò"');
  });

  test('with half points are refused, with a point or a comma', async () => {
    await writeFile(slips, CSV.replace('14,0', '10,5'));
    expect(await refused('slips', slips, '--round', '1')).toBe(
      `error: ${slips}:2: score "10,5" is not a whole number\n`,
    );
    const slip = ['--player', 'Anna', '--square', '8E', '--word', 'mare', '--score', '10.5'];
    expect(await refused('slips', '--round', '1', ...slip)).toBe(
      'error: score "10.5" is not a whole number\n',
    );
  });
});

test('a round is not closed twice by mistake', async () => {
  await begin('Anna,8E,mare,14');
  await output('next', '--rack', 'ERTMASI');
  const before = await readFile(game, 'utf8');
  expect(await refused('next')).toBe(
    'error: round 2 has no slips yet: enter them, or close it all the same with --without-slips\n',
  );
  expect(await readFile(game, 'utf8')).toBe(before);
  expect(await output('next', '--without-slips')).toContain('round 2 closed');
});

test('a misspelt name is asked about, and let in when that is said', async () => {
  await begin('Anna,8E,mare,14');
  await writeFile(slips, 'player,square,word,score\nAna,8E,mare,14\n');
  const message = 'error: no player "Ana": did you mean Anna? --new lets Ana in\n';
  expect(await refused('slips', slips, '--round', '1')).toBe(message);
  expect(await refused('slips', slips, '--round', '1', '--enrol')).toBe(message);
  expect(await output('slips', slips, '--round', '1', '--new')).toContain('Ana enters the game');
  expect(await output('undo', '--by', 'Ugo', '--reason', 'misspelt')).toBe(
    'taken back by Ugo, from line 6 on: misspelt\ntaken back: Ana in the game, 1 slip\nnow 0 rounds are closed, round 1 is open, rack AEMORST\n',
  );
  await writeFile(slips, 'player,square,word,score\nMario,8E,mare,14\nMaria,8E,mare,14\n');
  const { code, stderr } = await run('slips', slips, '--round', '1');
  expect([code, stderr]).toEqual([
    0,
    'warning: Mario and Maria are both new, and close: undo takes them back if they are one player\n',
  ]);
  expect(await output('verify')).toContain('every one follows');
});

test('players are renamed and withdrawn', async () => {
  await begin('Ana,8E,mare,14', 'Bruno,8E,mare,14');
  const why = ['--reason', 'asked for'];
  expect(await output('player', '--rename', 'ana', '--to', 'Anna', ...why)).toBe(
    'Ana is Anna now: asked for\n',
  );
  await output('next', '--rack', 'ERTMASI');
  expect(await output('player', '--withdraw', 'Bruno', ...why)).toBe(
    'Bruno withdraws from round 2 on: asked for\n',
  );
  expect(await refused('player', '--withdraw', 'Bruno', ...why)).toContain('Bruno has withdrawn');
  expect(await refused('player', '--rename', 'Anna', ...why)).toContain('--rename with --to');
  expect(await output('ranking')).toContain('Bruno (withdrawn)');
  expect(await output('verify')).toContain('every one follows');
});

test('an Italian edition has Italian sheets, unless another language is asked for', async () => {
  await begin('Anna,8E,MARE,12', 'Bruno,8E,maro,9', 'Dina,,,');
  await output('next');
  const lines = await output('ranking', '--all', '--lang', 'it');
  expect(lines).toContain('Classifica dopo il turno 1: top ');
  expect(lines).toMatch(/turno +tessere +giocata +casella +esito/);
  expect(lines).toContain('punteggio corretto');
  expect(lines).toContain('segnati 12, vale 14');
  expect(lines).toContain('nessuna parola');
  const { stdout } = await leggio(['duplicate', 'ranking', game, '--csv']);
  expect(stdout.split('\n')[0]).toBe('pos.,giocatore,totale,%,top,buchi,avvisi');
  const page = await leggio(['duplicate', 'ranking', game, '--html']);
  expect(page.stdout).toContain('<html lang="it">');
});

test('a word is struck, and what that changes is said', async () => {
  await begin('Anna,8E,mare,14', 'Bruno,8E,maremma,14');
  await output('next', '--rack', 'ERTMASI');
  const struck = await output('word', '--strike', 'mare', '--round', '1', '--reason', 'no');
  expect(struck).toContain('MARE is not a word from round 1 on: no\n');
  expect(struck).toContain('round 1, Anna: 0  word not valid (MARE: struck by the arbiter: no)');
  const accepted = await output('word', '--accept', 'mare', '--round', '1', '--reason', 'yes');
  expect(accepted).toContain('round 1, Anna: 14  valid');
  expect(await refused('word', '--reason', 'none')).toContain('--strike or --accept');
  expect(await refused('word', '--strike', 'zzz', '--reason', 'none')).toContain(
    'ZZZ is already not a word',
  );
  expect(await output('ranking', '--html')).toContain('<h2>Rulings on words</h2>');
  expect(await output('verify')).toContain('every one follows');
});

test('a late slip says how it is ruled in, and that works', async () => {
  await begin('Anna,8E,mare,14');
  await output('next', '--rack', 'ERTMASI');
  await writeFile(slips, 'player,square,word,score\nAnna,8F,tre,9\n');
  const message = await refused('slips', slips, '--round', '1');
  const [, said = ''] = /ruled in: (rule .*) …\n$/.exec(message) ?? [];
  const args = [...said.matchAll(/"([^"]*)"|(\S+)/g)].map(
    ([, quotes, word]) => quotes ?? word ?? '',
  );
  expect(args.slice(1, 3)).toEqual(['--round', '1']);
  const ruled = await output('rule', ...args.slice(1), 'late');
  expect(ruled).toMatch(/^round 1, Anna: ruled 8F TRE for \d+ points: late\n$/);
  expect(await output('ranking', '--player', 'Anna')).toMatch(/TRE .* ruled .* late\n$/);
  const half = ['--round', '1', '--player', 'Anna', '--word', 'tre', '--reason', 'late'];
  expect(await refused('rule', ...half)).toContain('--square and --word');
  expect(await output('verify')).toContain('every one follows');
});

test('escape sequences of names and reasons never reach a terminal', async () => {
  await begin('Anna,8E,mare,14');
  const old = await readFile(new URL('../../testing/old-ledger.jsonl', import.meta.url), 'utf8');
  const evil = '\u001b]0;owned\u0007';
  const why = ['--reason', evil];
  for (const args of [
    ['rule', '--round', '1', '--player', 'Anna', '--zero', ...why],
    ['undo', '--by', 'Ugo', ...why],
    ['undo', '--by', evil, '--reason', 'x'],
    ['player', '--rename', 'Anna', '--to', evil, '--reason', 'x'],
    ['word', '--strike', 'mare', ...why],
    ['slips', '--round', '1', '--player', evil, '--square', '8E', '--word', 'mare'],
    ['slips', '--round', '1', '--player', 'Anna', '--square', evil, '--word', evil],
  ] as const) {
    const { stdout, stderr } = await run(...(args as unknown as [string]));
    expect(stdout + stderr).not.toContain('\u001b');
  }
  await writeFile(game, old);
  for (const sheet of [[], ['--player', 'Anna'], ['--all'], ['--json']]) {
    const { stdout, stderr } = await run('ranking', ...sheet);
    expect([stderr, stdout.includes('\u001b')]).toEqual(['', false]);
  }
  expect(await output('ranking', '--player', 'Anna')).toContain(
    'the first slip counts, said\\u001b[31m the table',
  );
});

describe('refused', () => {
  test('a damaged and an edited ledger, by every command, naming the line', async () => {
    await begin('Anna,8E,mare,14');
    const text = await readFile(game, 'utf8');
    await writeFile(game, text.replace('"claimed":14', '"claimed":15'));
    const message = `error: ${game}:5: its hash is not the hash of what it says\n`;
    expect(await refused('verify')).toBe(message);
    expect(await refused('next')).toBe(message);
    expect(await refused('ranking')).toBe(message);
    expect(await refused('slips', slips, '--round', '1')).toBe(message);
  });

  test('slips of an unknown player, of an unknown and of a closed round, with a wrong header', async () => {
    await begin('Anna,8E,mare,14');
    await output('next', '--rack', 'ERTMASI');
    expect(await refused('slips', slips, '--round', '1')).toBe(
      'error: round 1 is closed: round 2 is open; a late slip is ruled in: rule --round 1 --player "Anna" --square "8E" --word "mare" --reason …\n',
    );
    expect(await refused('slips', slips, '--round', '7')).toBe(
      'error: round 7 was never drawn: round 2 is open\n',
    );
    await writeFile(slips, 'player,square,word,score\nZoe,8E,mare,14\n');
    expect(await refused('slips', slips, '--round', '2')).toBe(
      'error: no player "Zoe": the players are Anna\n',
    );
    expect((await run('slips', slips, '--round', '2', '--enrol')).code).toBe(0);
    await writeFile(slips, 'name,square,word,score\nAnna,8E,mare,14\n');
    expect(await refused('slips', slips, '--round', '2')).toBe(
      `error: ${slips}:1: the header is "name,square,word,score", wanted "player,square,word,score" or "giocatore;casella;parola;punti"\n`,
    );
  });

  test('a rack the bag cannot give, and the game stands as before', async () => {
    await begin('Anna,8E,mare,14');
    const before = await readFile(game, 'utf8');
    expect(await refused('next', '--rack', 'QQERTMA')).toContain('2 × Q, the bag has 1');
    expect(await refused('next', '--play', '8E ZARE')).toContain('1 × Z short on the rack');
    expect(await readFile(game, 'utf8')).toBe(before);
  });

  test.each([
    [['--option', 'soloPoints'], '"soloPoints" is not name=number'],
    [['--option', 'solo=3'], 'no option "solo"'],
    [['--option', 'vowels=9'], 'option vowels: 9 is not a whole number from 0 to 7'],
    [['--preset', 'own'], "argument 'own' is invalid"],
    [['--racks', 'typed', '--seed', '1'], 'typed racks are not drawn: leave --seed out'],
    [['--players', 'Anna,anna'], 'players entered twice: anna'],
    [['--players-file', 'none.txt'], 'none.txt: no such file or folder (ENOENT)'],
  ])('new with %j', async (args, message) => {
    expect(await refused('new', ...args)).toContain(message);
    await expect(readFile(game)).rejects.toThrow('ENOENT');
  });

  test('a ruling that says nothing, a file that is not there, another lexicon', async () => {
    expect(await refused('ranking')).toBe(`error: ${game}: no such file or folder (ENOENT)\n`);
    await begin('Anna,8E,mare,14');
    expect(await refused('new')).toContain('already exists');
    const rule = ['rule', '--round', '1', '--player', 'Anna', '--reason', 'late'] as const;
    expect(await refused(...rule)).toContain('a ruling wants --zero, --score, or --square and');
    expect(await refused(...rule, '--zero', '--score', '3')).toContain('one of --zero and --score');
    const other = join(folder, 'other.gaddag');
    await writeFile(other, tinyFiles(ROWS.slice(1)).gaddag);
    const { code, stderr } = await leggio(['duplicate', 'next', game, '--lexicon', other]);
    expect(code).toBe(1);
    expect(stderr).toContain('the game began with lexicon "tiny"');
  });
});

const COMMANDS = [
  'new',
  'run',
  'slips',
  'next',
  'rule',
  'word',
  'player',
  'undo',
  'ranking',
  'verify',
];

test.each(['', ...COMMANDS, 'presets'])(
  'the help of duplicate %s has an example',
  async command => {
    const { stdout } = await leggio(['duplicate', ...(command === '' ? [] : [command]), '--help']);
    expect(stdout).toMatch(/\nExamples?(, an evening)?:\n {2}leggio duplicate /);
  },
);

test('the presets are listed with their sources', async () => {
  const { stdout } = await leggio(['duplicate', 'presets']);
  expect(stdout).toMatch(/^figs: .*\n {2}rounds=15 .* \[public reports of FIGS/);
  expect(stdout).toContain('francofono: ');
});
