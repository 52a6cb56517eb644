// SHA-256 as text, and bytes as hexadecimal digits.
import { sha256 } from '#platform';

/** SHA-256 over bytes and UTF-8 text in their order, lower-case hex. */
export function hashOf(...chunks: readonly (Uint8Array | string)[]): string {
  const bytes = chunks.map(chunk =>
    typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk,
  );
  return hexOf(sha256(...bytes));
}

/** Two lower-case digits a byte. */
export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
}

/** @param hex two digits a byte */
export function bytesOfHex(hex: string): Uint8Array {
  return Uint8Array.from({ length: hex.length / 2 }, (_, i) =>
    Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16),
  );
}
