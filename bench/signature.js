// Counts and score sums over the bench positions. node bench/signature.js prints them,
// --check compares them with signature.txt, --write renews it (a change of rules or positions only).
import { writeFileSync } from 'node:fs';
import { expectedSignature, signature } from './fixture.js';

const found = signature();
if (process.argv.includes('--write')) {
  writeFileSync(new URL('signature.txt', import.meta.url), found);
} else if (process.argv.includes('--check') && found !== expectedSignature()) {
  console.error(`signature changed:\n${found}\nexpected:\n${expectedSignature()}`);
  process.exit(1);
}
console.log(found.trim().replaceAll('\n', ', '));
