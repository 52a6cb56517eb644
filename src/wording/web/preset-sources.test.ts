// Every source of a preset in Italian.
import { expect, test } from 'vitest';
import { PRESETS } from '../../duplicate/presets.js';
import { italianSource } from './preset-sources.js';

test.each(PRESETS)('the sources of $id are told in Italian', ({ options, clock }) => {
  for (const { source } of [...Object.values(options), ...Object.values(clock)]) {
    expect(italianSource(source)).not.toBe(source);
  }
});
