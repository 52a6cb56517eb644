// Every code of `errors.ts` from a real call that gives it: a code without a row fails, and so does a row
// whose message does not say what was wrong with what.
import { cp, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parseWord } from './alphabet/alphabet.js';
import { ITALIAN } from './alphabet/alphabets.js';
import { readBlocks } from './batch/line-blocks.js';
import { afterWritten } from './batch/resume.js';
import { parsePlayText } from './board/play-text.js';
import { parsePosition } from './board/position.js';
import { readTraining } from './cli/leaves/training-file.js';
import { createProgram } from './cli/program.js';
import { serveFolder } from './cli/shared/site-server.js';
import { loadPackages } from './cluster/connect.js';
import { DIFFERS, failure } from './cluster/pieces.js';
import { parsePart } from './cluster/shards/part.js';
import { checkSameWork } from './cluster/shards/same-work.js';
import { readShard, type Shard } from './cluster/shards/shard-file.js';
import { compileLexicon } from './compile/compile.js';
import { compileWords } from './compile/compile-words.js';
import { findAnagrams } from './dictionary/anagrams.js';
import { openDictionary } from './dictionary/dictionary.js';
import { extensions } from './dictionary/extensions.js';
import { checkEngine, newGame, nextRound, parseGame } from './duplicate/game.js';
import { renamePlayer, withdrawPlayer } from './duplicate/players.js';
import { rankGame } from './duplicate/ranking.js';
import { undo } from './duplicate/undo.js';
import { ruleWord } from './duplicate/word-ruling.js';
import { createEngine } from './engine/engine.js';
import { createRequests } from './engine/requests.js';
import {
  INPUT_CODES,
  type InputCode,
  InputError,
  LEXICON_CODES,
  type LexiconCode,
  LexiconError,
  POOL_CODES,
  type PoolCode,
  PoolError,
} from './errors.js';
import { withLock } from './files/lock.js';
import { OFFSET_VERSION as VERSION_OF_TABLE } from './files/table-file.js';
import { writeWhole } from './files/write-files.js';
import { decodeLexicon, encodeLexicon, OFFSET_VERSION } from './gaddag/format.js';
import { lexiconFromBytes, lexiconFromWords, loadLexicon } from './gaddag/lexicon.js';
import { cgpOf, parseCgp } from './game/cgp.js';
import { parseGcg } from './game/gcg/gcg.js';
import { replayGame } from './game/replay/replay.js';
import { decodeLeaves, encodeLeaves } from './leaves/format.js';
import { leaveRanksOf } from './leaves/leave-table.js';
import { loadLeaves } from './leaves/load.js';
import { decodeWins, encodeWins } from './outlook/format.js';
import { loadWinTable } from './outlook/load.js';
import { loadPlayedWords } from './outlook/load-played.js';
import { parsePlayed } from './outlook/played-words.js';
import { valueCount } from './outlook/win-table.js';
import { positionAfter } from './referee/after-play.js';
import { judgeChallenge } from './referee/challenge.js';
import { overtimeCharge } from './referee/overtime.js';
import { COLUMNS } from './review/answer-table.js';
import { createRules } from './rules/create-rules.js';
import { FIGS, FIGS_2008, rulesEdition, UF_2007 } from './rules/editions.js';
import { withReadings } from './rules/readings.js';
import { solveEndgame } from './strategy/endgame/solve.js';
import { createGame, type GameMove } from './strategy/game.js';
import { solvePreendgame } from './strategy/preendgame/solve.js';
import { lastMoveOf } from './strategy/simulation/last-move.js';
import { sceneOf } from './strategy/simulation/simulate.js';
import { checkState, createState } from './strategy/simulation/state.js';
import { decodeState } from './strategy/simulation/state-file.js';
import { positionOf } from './testing/boards.js';
import { ENGINE, next, seededGame, withSlips } from './testing/duplicate.js';
import { gameOf, readGame, tinyBag } from './testing/games.js';
import { LEXICON } from './testing/lexicon.js';
import { ownFolder } from './testing/own-folder.js';
import { tempFolder } from './testing/temp-folder.js';
import { TABLES, type TinyRow, tinyFiles } from './testing/tiny-dictionary.js';
import { readPackageFiles } from './wordlist/packages/package-files.js';
import { readNotWords } from './wordlist/rows/not-words.js';
import { Problems } from './wordlist/rows/table-reader.js';

const EMPTY = Array<string>(15).fill('15').join('/');
const MICIO = { 8: '.....MICIO.....' };

const CASA: readonly TinyRow[] = [['casa', 'casa', 'sf', 'sg']];

const folder = tempFolder();

/** A file of the folder of this test. */
const file = (name: string): string => join(folder, name);

const FILES: Readonly<Record<string, string>> = {
  'digits.txt': 'casa\nr2d2\n',
  'answers.csv': `${COLUMNS.join(',')}\nwords,R2,,,,,,x,,,,,Anna\n`,
  'casa.csv': `${COLUMNS.join(',')}\nown-nouns,CASA,casa,s.f.,,,,,x,,,,Anna\n`,
  'empty.txt': '\n',
  'out.jsonl.partial': '{"id":"1"}\n',
  'position.cgp': `${EMPTY} ABC/ 0/0 0`,
  'list.txt': 'casa\n',
  'position.jsonl': `{"id":"a","cgp":"${EMPTY} AEIRST?"}\n`,
};

beforeAll(async () => {
  for (const [name, text] of Object.entries(FILES)) await writeFile(file(name), text);
  const { gaddag, derivations } = tinyFiles(CASA);
  await writeFile(file('plain.gaddag'), gaddag);
  await writeFile(file('tiny.gaddag'), gaddag);
  await writeFile(file('tiny.derivations'), derivations);
  await cp(TABLES, file('header'), { recursive: true });
  await cp(join(TABLES, 'not-words.csv'), file('rows/not-words.csv'));
  await writeFile(file('header/builds.csv'), 'nothing,of,this\n');
  await writeFile(file('rows/not-words.csv'), 'zza,14,no article knows it,rumour\n', { flag: 'a' });
});

/** A table of leaves, with a byte changed. */
function leaves(changedAt?: number): Uint8Array {
  const bytes = encodeLeaves(FIGS, new Int32Array(leaveRanksOf(FIGS).count), {
    lexicon: { name: 'tiny', checksum: '' },
    rules: 'figs',
    generations: 1,
    games: 1,
    seed: '1',
    version: '0',
    mean: 0,
  });
  if (changedAt !== undefined) bytes[(changedAt + bytes.length) % bytes.length]! ^= 1;
  return bytes;
}

/** A win table, with a byte changed. */
function wins(changedAt?: number): Uint8Array {
  const bytes = encodeWins(FIGS, new Uint16Array(valueCount(FIGS)), {
    lexicon: { name: 'tiny', checksum: '' },
    rules: 'figs',
    leaves: '',
    games: 1,
    seed: '1',
    version: '0',
  });
  if (changedAt !== undefined) bytes[(changedAt + bytes.length) % bytes.length]! ^= 1;
  return bytes;
}

const PLAN = {
  lexicon: { name: 'tiny', checksum: '' },
  rules: 'figs',
  seed: '1',
  games: [1],
  matchGames: 0,
  version: '0',
};

/** Runs a command line up to its error. */
async function command(line: string): Promise<unknown> {
  const args = line.split(' ').map(arg => arg.replace('DIR', folder));
  return (await createProgram()).parseAsync(args, { from: 'user' });
}

const compile = (options: { source?: string; build?: string; edition?: string }) =>
  compileLexicon({ source: TABLES, edition: 'figs', out: file('out'), ...options });

const list = (name: string) => compileWords({ words: file(name), out: file('out') });

const exchangeOf = (tiles: string): GameMove => ({ kind: 'exchange', tiles });

const game = (text: string) => parseGcg(`#player1 a Anna\n#player2 b Bruno\n${text}`);

/** Answers that a batch has written. */
async function* written(...lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

const fail = (told: unknown): never => {
  throw new Error(`told of ${told}`);
};

/** Threads that can do no task. */
const BROKEN = {
  count: 1,
  run: () => Promise.reject(new Error('the thread is gone')),
  close: () => Promise.resolve(),
};

/** A compiled file of one word, its graph or its facts changed before the checksum is made. */
function compiled(graph: { root?: number } = {}, facts: { alphabet?: string } = {}): Uint8Array {
  const { gaddag } = tinyFiles(CASA);
  const whole = decodeLexicon(gaddag.slice().buffer);
  return encodeLexicon({ ...whole, ...graph }, { ...whole.facts, ...facts });
}

/** The file with one byte changed after its checksum was made. */
function damaged(at: number): Uint8Array {
  return compiled().map(
    (byte, index, { length }) => byte ^ Number(index === (at + length) % length),
  );
}

/** A part of some work. */
const SHARD: Shard = {
  file: 'a.shard',
  facts: { command: [], program: '', version: '', lexicon: { name: '', checksum: '' } },
  part: { index: 1, of: 2 },
  pieces: new Map(),
};

/** What gives a code, and the offending text, which the message must hold. */
type Row = readonly [offending: string, act: () => unknown];

const INPUT_ROWS: Readonly<Record<InputCode, Row>> = {
  ALPHABETS_DIFFER: ['frozen', () => createEngine({ lexicon: LEXICON, rules: UF_2007 })],
  ALPHABET_UNKNOWN: [
    'runes',
    () => command('compile --words DIR/list.txt --alphabet runes --out DIR/out'),
  ],
  BATCH_OUTPUT: [
    'out.jsonl.partial',
    () => command('batch DIR/position.jsonl --out DIR/out.jsonl --lexicon DIR/plain.gaddag'),
  ],
  BATCH_RESUME: [
    'position.jsonl',
    async () => {
      const { signal } = new AbortController();
      const told = { onBad: fail, onWritten: fail };
      const options = {
        engine: ENGINE,
        job: { kind: 'all', by: 'score' },
        file: 'position.jsonl',
        ...told,
      } as const;
      const blocks = readBlocks(file('position.jsonl'), 1, signal);
      await afterWritten(blocks, written('{"id":"z"}'), options).next();
    },
  ],
  BUILD_UNKNOWN: ['imaginary', () => compile({ build: 'imaginary' })],
  CHALLENGE_WORD: [
    'ORO',
    () => judgeChallenge(positionOf(MICIO, 'A'), { at: 'J7', word: 'AO' }, ['oro'], LEXICON),
  ],
  DUPLICATE_LEDGER: ['evening.jsonl', () => parseGame('no ledger\n', 'evening.jsonl')],
  DUPLICATE_LEXICON: [
    'other',
    () => {
      const lexicon = lexiconFromWords(['AI'], 'other');
      checkEngine(seededGame().state, createEngine({ lexicon }));
    },
  ],
  DUPLICATE_OPTIONS: ['vowels: 9', () => newGame(ENGINE, { seed: '1', options: { vowels: 9 } })],
  DUPLICATE_OVER: [
    'the game is over',
    () => next(nextRound(seededGame([]), ENGINE, { end: true })),
  ],
  DUPLICATE_PLAY: ['ZZZ', () => next(seededGame([]), { play: { at: '8F', word: 'ZZZ' } })],
  DUPLICATE_PLAYER: [
    'Zeno',
    () => withdrawPlayer(seededGame(), { player: 'Zeno', reason: 'train' }),
  ],
  DUPLICATE_PRESET: ['nobody', () => newGame(ENGINE, { seed: '1', preset: 'nobody' })],
  DUPLICATE_RACK: ['AAAAAAA', () => newGame(ENGINE, { rack: 'AAAAAAA' })],
  DUPLICATE_ROUND: ['round 7', () => rankGame(seededGame(), 7)],
  DUPLICATE_SLIPS: ['-1', () => withSlips(seededGame(), [['Anna', '8F', 'MICIO', -1]])],
  DUPLICATE_TEXT: [
    'a\\u001bb',
    () => renamePlayer(seededGame(), { player: 'Anna', to: 'a\u001bb', reason: 'x' }),
  ],
  DUPLICATE_UNDO: ['nothing is left', () => undo(newGame(ENGINE, {}), { by: 'Ugo', reason: 'x' })],
  DUPLICATE_WORD: [
    'MICIO',
    () => ruleWord(seededGame(), ENGINE, { word: 'micio', ruling: 'accepted', reason: 'x' }),
  ],
  ENDGAME_BAG: [
    'tiles are left in the bag',
    () => solveEndgame(positionOf(MICIO, 'A'), { lexicon: LEXICON }),
  ],
  ENDGAME_RACK: [
    '"QZZ"',
    () => solveEndgame(positionOf(MICIO, 'QZ'), { lexicon: LEXICON, opponent: 'QZZ' }),
  ],
  FILE_LOCKED: [
    'ledger.jsonl',
    () =>
      withLock(file('ledger.jsonl'), () =>
        withLock(file('ledger.jsonl'), async () => undefined, { waitMs: 0 }),
      ),
  ],
  FILE_WRITE: ['list.txt', () => writeWhole(file('list.txt/below'), 'text')],
  GAME_OVER: [
    'the game is over',
    () => {
      const played = createGame({ seed: 1 });
      for (let turn = 0; turn < 100; turn++) played.make({ kind: 'pass' });
    },
  ],
  GCG_ENCODING: ['klingon', () => parseGcg('#character-encoding klingon\n#player1 a Anna\n')],
  GCG_EVENT: ['withdraws-nothing', () => game('>a: AB -- -9 0\n')],
  GCG_FILE: ['none.gcg', () => command('replay DIR/none.gcg')],
  GCG_FORMAT: ['x.gcg', () => parseGcg('Dear Anna,\n', { name: 'x.gcg' })],
  GCG_LINE: ['8P', () => game('>a: AB 8P AB +9 9\n')],
  GCG_PLAYER: ['"c"', () => game('>c: AB 8H AB +9 9\n')],
  GCG_TILES: ['Ć', () => replayGame(gameOf('>a: ĆABCDE - +0 0'), FIGS)],
  GCG_VARIANT: ['wordsmog', () => replayGame(game('#game-type wordsmog\n'), FIGS)],
  LEAVES_CHECKSUM: ['x.leaves', () => decodeLeaves(leaves(-1), FIGS, 'x.leaves')],
  LEAVES_FILE: ['none.leaves', () => loadLeaves(file('none.leaves'))],
  LEAVES_FORMAT: ['x.leaves', () => decodeLeaves(leaves(0), FIGS, 'x.leaves')],
  LEAVES_TILES: ['uf-2007', () => decodeLeaves(leaves(), UF_2007, 'x.leaves')],
  LEAVES_TRAINING: ['digits.txt', () => readTraining(file('digits.txt'), true, PLAN, FIGS)],
  LEAVES_VERSION: ['x.leaves', () => decodeLeaves(leaves(VERSION_OF_TABLE), FIGS, 'x.leaves')],
  LIST_EMPTY: ['empty.txt', () => list('empty.txt')],
  LIST_FILE: ['none.txt', () => list('none.txt')],
  LIST_WORD: ['r2d2', () => list('digits.txt')],
  MOVE_EXCHANGE: [
    'exchange',
    () => createGame({ seed: 1, rules: tinyBag('AAAAAAAIIIIIII') }).make(exchangeOf('A')),
  ],
  MOVE_SQUARES: ['U', () => positionAfter(positionOf(MICIO, 'U'), { at: '8F', word: 'MUCIO' })],
  MOVE_TILES: ['Z', () => positionAfter(positionOf(MICIO, 'A'), { at: 'K7', word: 'ZIO' })],
  OPTION_FORM: ['loose', () => command('analyse x.gcg --reading loose')],
  OPTION_IDLE: ['--turn', () => command('convert x.gcg --to json --turn 3')],
  OPTION_MISSING: ['--strike', () => command('duplicate word x.jsonl --reason x')],
  OPTION_NUMBER: ['count 0', () => ENGINE.top(positionOf(MICIO, 'A'), { count: 0 })],
  OPTION_TOGETHER: [
    '--zero',
    () => command('duplicate rule x.jsonl --round 1 --player Anna --zero --score 3 --reason late'),
  ],
  OVERTIME: ['-1', () => overtimeCharge(FIGS, { seconds: -1 })],
  PACKAGE_MISSING: [
    'no-such-package',
    () =>
      readPackageFiles(
        [{ name: 'no-such-package', version: '1.0.0', at: 'sources.csv:4' }],
        () => 'list.txt',
      ),
  ],
  PLATFORM: ['this needs Node', () => import('./platform/not-in-a-page.js')],
  PLAY_TEXT: ['nonsense', () => parsePlayText('nonsense', 'gcg')],
  PORT_TAKEN: [
    'address already in use',
    async () => {
      await writeFile(file('index.html'), '');
      const server = await serveFolder(file(''), 0);
      const { port } = server.address() as AddressInfo;
      await serveFolder(file(''), port).finally(() => server.close());
    },
  ],
  POSITION_BOARD: ['"14"', () => parsePosition(EMPTY.replace('15/', '14/'), FIGS)],
  POSITION_CGP: ['1/x', () => parseCgp(`${EMPTY} ABC/DEF 1/x 0`, FIGS)],
  POSITION_FILE: ['none.cgp', () => command('top DIR/none.cgp')],
  POSITION_GAME: ['--to gcg', () => command('convert DIR/position.cgp --to gcg')],
  POSITION_RACK: ['AEI3', () => positionOf(MICIO, 'AEI3')],
  POSITION_TILES: ['3 × Z', () => positionOf({ 8: '.....ZIZZO.....' })],
  PREENDGAME_BAG: ['for sim', () => solvePreendgame(positionOf(MICIO, 'A'), { lexicon: LEXICON })],
  QUERY_LENGTH: ['"A"', () => findAnagrams(LEXICON, 'A')],
  QUERY_SIGNS: ['A-B', () => extensions(LEXICON, 'A-B')],
  QUEUE_PACKAGE: ['bullmq', () => loadPackages(() => import('not-installed' as string))],
  QUEUE_URL: ['http://x', () => command('work --queue http://x --lexicon DIR/plain.gaddag')],
  REVIEW_ANSWERS: ['answers.csv:2: word "R2"', () => command('review apply DIR/answers.csv')],
  REVIEW_TABLES: [
    'nouns-own.csv:2: casa',
    async () => command(`review apply DIR/casa.csv --source ${await ownFolder()}`),
  ],
  RULES_DIFFER: ['figs-2008', () => ENGINE.plays(positionOf(MICIO, 'A', FIGS_2008))],
  RULES_READING: ['sideways', () => withReadings(FIGS, { 'play-value': 'sideways' })],
  RULES_UNKNOWN: ['chess', () => rulesEdition('chess')],
  RULES_VALUES: ['rackSize is 8', () => createRules({ ...FIGS, rackSize: 8 })],
  RULES_WORDS: ['english', () => compile({ edition: 'english' })],
  SHARD_FILE: ['none.shard: cannot be read', () => readShard(file('none.shard'))],
  SHARD_PART: ['"0/3": part 0 of 3', () => parsePart('0/3', {})],
  SHARD_PARTS: ['of 2 parts part 2 is missing', () => checkSameWork([SHARD], SHARD.facts)],
  SIMULATION_FILE: ['run.sim: not a saved', () => decodeState('nonsense', {}, 'run.sim')],
  SIMULATION_LAST: ['"8F MICIA"', () => lastMoveOf(positionOf(MICIO, 'A'), '8F MICIA')],
  SIMULATION_MOVES: [
    'no candidates',
    () => sceneOf(createEngine({ lexicon: LEXICON }), positionOf(MICIO, ''), {}),
  ],
  SIMULATION_STATE: [
    'not one of a simulation',
    () => {
      const engine = createEngine({ lexicon: LEXICON });
      const scene = sceneOf(engine, positionOf(MICIO, 'A'), {});
      checkState({ ...createState(scene), nextLook: Number.NaN }, scene);
    },
  ],
  SITE_MISSING: ['no-site', () => serveFolder(file('no-site'), 0)],
  SOURCE_UNKNOWN: [
    'imaginary',
    () => command('words --source imaginary --lexicon DIR/tiny.gaddag'),
  ],
  TABLE_HEADER: ['builds.csv', () => compile({ source: file('header') })],
  TABLE_MISSING: ['none', () => compile({ source: file('none') })],
  TABLE_ROWS: [
    'not-words.csv',
    async () => {
      const problems = new Problems();
      await readNotWords(file('rows'), problems);
      problems.throwIfAny();
    },
  ],
  TURN_UNKNOWN: ['no turn 99', () => cgpOf(replayGame(readGame('figs'), FIGS), 99)],
  WINS_CHECKSUM: ['x.wins', () => decodeWins(wins(-1), FIGS, 'x.wins')],
  PLAYED_FILE: ['none.csv', () => loadPlayedWords(file('none.csv'))],
  PLAYED_FORMAT: ['begins with "word,times"', () => parsePlayed('word,times\n')],
  WINS_FILE: ['none.wins', () => loadWinTable(file('none.wins'))],
  WINS_FORMAT: ['x.wins', () => decodeWins(wins(0), FIGS, 'x.wins')],
  WINS_TILES: ['uf-2007', () => decodeWins(wins(), UF_2007, 'x.wins')],
  WINS_VERSION: ['x.wins', () => decodeWins(wins(VERSION_OF_TABLE), FIGS, 'x.wins')],
  WORD_LETTERS: ['r2d2', () => parseWord(ITALIAN, 'r2d2')],
};

const LEXICON_ROWS: Readonly<Record<LexiconCode, Row>> = {
  LEXICON_FILE: ['none.gaddag', () => loadLexicon(file('none.gaddag'))],
  LEXICON_FORMAT: ['"PK', () => lexiconFromBytes(Buffer.from('PK something else'.repeat(20)))],
  LEXICON_VERSION: ['x.gaddag', () => lexiconFromBytes(damaged(OFFSET_VERSION), 'x.gaddag')],
  LEXICON_CHECKSUM: ['x.gaddag', () => lexiconFromBytes(damaged(-1), 'x.gaddag')],
  LEXICON_GRAPH: ['x.gaddag', () => lexiconFromBytes(compiled({ root: 1 << 20 }), 'x.gaddag')],
  LEXICON_ALPHABET: ['runes', () => lexiconFromBytes(compiled({}, { alphabet: 'runes' }))],
  LEXICON_DERIVATIONS: [
    'plain.derivations',
    () => openDictionary({ lexicon: file('plain.gaddag'), tables: TABLES }),
  ],
};

const POOL_ROWS: Readonly<Record<PoolCode, Row>> = {
  POOL_ANSWERS: ['two answers differ', async () => Promise.reject(failure(`${DIFFERS}: piece 12`))],
  POOL_CLOSED: [
    'closed',
    async () => {
      const requests = createRequests(BROKEN, FIGS);
      await requests.close();
      await requests.digest(positionOf(MICIO, 'A'));
    },
  ],
  POOL_WORKER: ['5MICIO5', () => createRequests(BROKEN, FIGS).digest(positionOf(MICIO, 'A'))],
};

describe.each([
  { kind: InputError, codes: INPUT_CODES, rows: INPUT_ROWS },
  { kind: LexiconError, codes: LEXICON_CODES, rows: LEXICON_ROWS },
  { kind: PoolError, codes: POOL_CODES, rows: POOL_ROWS },
])('$kind.name', ({ kind, codes, rows }) => {
  test('has a row for every code, and no other', () => {
    expect(Object.keys(rows).sort()).toEqual(Object.keys(codes).sort());
  });

  test.each(Object.entries<Row>(rows))('%s', async (code, [offending, act]) => {
    const error = await new Promise(resolve => resolve(act())).catch((each: unknown) => each);
    expect(error).toBeInstanceOf(kind);
    expect(error).toMatchObject({ code, message: expect.stringContaining(offending) });
  });
});
