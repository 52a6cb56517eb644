// How a worker hands back buffers without copying them.
import { move, transferableSymbol, valueSymbol } from 'piscina';

/** An answer whose buffers are moved to the thread that asked. */
export function moved<T>(answer: T, buffers: readonly ArrayBufferLike[]): T {
  return move({ [transferableSymbol]: buffers, [valueSymbol]: answer } as never) as T;
}
