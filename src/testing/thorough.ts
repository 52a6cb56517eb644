// Tests by chance, at every byte, at length or of time run twice: with a few cases in the project `unit`, with
// all of them in `thorough` (`vitest.config.ts` lists their files).
import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** True in the project `thorough`. */
    thorough: boolean;
  }
}

/** True where every case runs; for tests of which a part would say nothing (`test.runIf(isThorough())`). */
export function isThorough(): boolean {
  return inject('thorough');
}

/** How often: `all` in the project `thorough`, `few` among the quick tests. */
export function times(all: number, few: number): number {
  return isThorough() ? all : few;
}

/** The cases: all of them, or each `step`th among the quick tests, the first among them. */
export function sample<T>(cases: readonly T[], step: number): readonly T[] {
  return isThorough() ? cases : cases.filter((_, index) => index % step === 0);
}
