// Whether files are all parts of one work, each once.
import { InputError, quoted } from '../../errors.js';
import type { Shard, ShardFacts } from './shard-file.js';

/**
 * @param now the program that puts them together, and its lexicon
 * @throws InputError `SHARD_PARTS` with every file that does not fit
 */
export function checkSameWork(shards: readonly Shard[], now: Pick<ShardFacts, 'program'>): void {
  const [first] = shards as readonly [Shard];
  const faults = shards.flatMap(shard => faultsOf(shard, first, now.program));
  const files = new Map<number, string>();
  for (const { file, part } of shards) {
    const twin = files.get(part.index);
    if (twin !== undefined)
      faults.push(`${file}: part ${part.index}/${part.of} is in ${twin}, too`);
    else files.set(part.index, file);
  }
  const { of } = first.part;
  const gaps = Array.from({ length: of }, (_, index) => index + 1).filter(n => !files.has(n));
  if (gaps.length > 0 && faults.length === 0) faults.push(`of ${of} parts ${listOf(gaps)} missing`);
  if (faults.length > 0) throw InputError.of('SHARD_PARTS', faults, { input: first.file });
}

function faultsOf({ file, facts, part }: Shard, first: Shard, program: string): readonly string[] {
  const faults: string[] = [];
  const say = (fault: string): void => {
    faults.push(`${file}: ${fault}`);
  };
  if (facts.program !== program) say(`done by another program (leggio ${facts.version})`);
  if (facts.lexicon.checksum !== first.facts.lexicon.checksum) {
    say(`done with another lexicon ${quoted(facts.lexicon.name)} than ${first.file}`);
  }
  if (facts.command.join(' ') !== first.facts.command.join(' ')) {
    say(
      `of "leggio ${facts.command.join(' ')}", ${first.file} of "leggio ${first.facts.command.join(' ')}"`,
    );
  }
  if (part.of !== first.part.of)
    say(`part ${part.index}/${part.of}, ${first.file} is of ${first.part.of}`);
  return faults;
}

function listOf(gaps: readonly number[]): string {
  const [first] = gaps;
  if (gaps.length === 1) return `part ${first} is`;
  const shown = gaps.slice(0, 10).join(', ');
  return `parts ${shown}${gaps.length > 10 ? ` and ${gaps.length - 10} more` : ''} are`;
}
