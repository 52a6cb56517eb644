// The built commands as a user runs them: `npm run build` comes first, as in `npm test`. A command runs
// in this process, one after the other, which saves its start, on one thread unless it says how many; `leggioProcess`
// gives it a process of its own, for what only a process has: standard input, signals, many at once.
import { execFile } from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import { fileURLToPath } from 'node:url';

export const MAIN: string = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url));

/** Whatever the locale of who tests: commands speak English unless `--lang` says otherwise. */
process.env.LC_ALL = 'C';

// Commands in this process believe in a machine with one core: the start of a second thread, which they have by
// default on most, is half of the work of a short one.
os.availableParallelism = () => 1;
syncBuiltinESMExports();

export interface CommandResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs `leggio` to its end in a process of its own. */
export function leggioProcess(
  args: readonly string[],
  input: string | Uint8Array = '',
): Promise<CommandResult> {
  return new Promise(resolve => {
    const env = { ...process.env, NO_COLOR: '1' };
    const options = { maxBuffer: 1 << 26, env };
    const child = execFile(process.execPath, [MAIN, ...args], options, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : (error.code as number), stdout, stderr });
    });
    child.stdin?.end(input);
  });
}

/** Milliseconds after which Ctrl-C is pressed: later where a busy machine had not begun by then. */
const PATIENCE = [1500, 5000, 15_000, 40_000];

/** Runs `leggio` in a process of its own and presses Ctrl-C once it is at work: ended by it before, it is tried again. */
export async function interrupted(args: readonly string[]): Promise<CommandResult> {
  for (const wait of PATIENCE) {
    const child = execFile(process.execPath, [MAIN, ...args], { maxBuffer: 1 << 26 });
    const written = { stdout: '', stderr: '' };
    child.stdout?.on('data', text => {
      written.stdout += text;
    });
    child.stderr?.on('data', text => {
      written.stderr += text;
    });
    const press = setTimeout(() => child.kill('SIGINT'), wait);
    const code = await new Promise<number | null>(resolve => child.on('close', resolve));
    clearTimeout(press);
    if (code !== null) return { code, ...written };
  }
  throw new Error(`leggio ${args.join(' ')} never listened to Ctrl-C`);
}

let last: Promise<unknown> = Promise.resolve();

/** Runs `leggio` to its end; in a process of its own when it is to read `input`. */
export function leggio(
  args: readonly string[],
  input?: string | Uint8Array,
): Promise<CommandResult> {
  if (input !== undefined) return leggioProcess(args, input);
  const result = last.then(() => runHere(args));
  last = result.catch(() => undefined);
  return result;
}

/** As `main.ts` does it, but for what it writes, which is caught, and its exit code, which is told. */
async function runHere(args: readonly string[]): Promise<CommandResult> {
  const program = new URL('../../dist/cli/program.js', import.meta.url).href;
  const { run } = (await import(program)) as { run(args: readonly string[]): Promise<void> };
  const { write: stdout } = process.stdout;
  const { write: stderr } = process.stderr;
  const { exitCode } = process;
  const written = { stdout: '', stderr: '' };
  process.stdout.write = catching(text => {
    written.stdout += text;
  });
  process.stderr.write = catching(text => {
    written.stderr += text;
  });
  process.exitCode = undefined;
  try {
    await run(args);
    return { code: Number(process.exitCode ?? 0), ...written };
  } finally {
    process.stdout.write = stdout;
    process.stderr.write = stderr;
    process.exitCode = exitCode;
  }
}

function catching(add: (text: string) => void): typeof process.stdout.write {
  return ((chunk: string | Uint8Array, written?: unknown) => {
    add(typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString());
    if (typeof written === 'function') written();
    return true;
  }) as typeof process.stdout.write;
}
