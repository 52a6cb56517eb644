// Counts and score sums over the bench positions and games, of both kernels. node bench/signature.js
// prints them, --check compares them with signature.txt, --write renews it (a change of rules, positions or
// list only).
import { writeFileSync } from 'node:fs';
import { expectedSignature, formatSignature, KERNELS, signature } from './fixture.js';

const found = KERNELS.map(kernel => formatSignature(signature(kernel)));
const [first] = found;
if (found.some(one => one !== first)) {
  console.error(`the kernels differ: ${KERNELS.join(', ')}\n${found.join('\n')}`);
  process.exit(1);
}
if (process.argv.includes('--write')) {
  writeFileSync(new URL('signature.txt', import.meta.url), first);
} else if (process.argv.includes('--check') && first !== formatSignature(expectedSignature())) {
  console.error(`signature changed:\n${first}\nexpected:\n${formatSignature(expectedSignature())}`);
  process.exit(1);
}
console.log(first.trim().replaceAll('\n', ', '));
