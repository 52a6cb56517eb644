// The built command as a user runs it: `npm run build` comes first, as in `npm test`.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const MAIN: string = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url));

export interface CommandResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs `leggio` to its end. */
export function leggio(
  args: readonly string[],
  input: string | Uint8Array = '',
): Promise<CommandResult> {
  return new Promise(resolve => {
    const options = { maxBuffer: 1 << 26, env: { ...process.env, NO_COLOR: '1' } };
    const child = execFile(process.execPath, [MAIN, ...args], options, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : (error.code as number), stdout, stderr });
    });
    child.stdin?.end(input);
  });
}
