// Folders for tests that need files: each is removed by itself, also when the test fails.
import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, onTestFinished, TestRunner } from 'vitest';

/**
 * An empty folder. Asked for in a test or its `beforeEach`, it is there at once and until the test has ended;
 * at the head of a file or a `describe`, from before the first `beforeAll` below until all tests are over.
 * Not to be asked for in a `beforeAll`, where nobody would make it.
 *
 * @returns its path
 */
export function tempFolder(): string {
  const folder = join(tmpdir(), `leggio-${randomUUID().slice(0, 8)}`);
  const make = (): void => void mkdirSync(folder);
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  if (TestRunner.getCurrentTest() === undefined) {
    beforeAll(make);
    afterAll(remove);
  } else {
    make();
    onTestFinished(remove);
  }
  return folder;
}
