// Counts and score sums over the bench positions and games. node bench/signature.js prints them, --check
// compares them with signature.txt, --write renews it (a change of rules, positions or list only).
import { writeFileSync } from 'node:fs';
import { expectedSignature, formatSignature, signature } from './fixture.js';

const found = formatSignature(signature());
if (process.argv.includes('--write')) {
  writeFileSync(new URL('signature.txt', import.meta.url), found);
} else if (process.argv.includes('--check') && found !== formatSignature(expectedSignature())) {
  console.error(`signature changed:\n${found}\nexpected:\n${formatSignature(expectedSignature())}`);
  process.exit(1);
}
console.log(found.trim().replaceAll('\n', ', '));
