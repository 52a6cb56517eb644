// What the commands of leaves share.
import { Option } from 'commander';
import { DEFAULT_LEAVES } from '../../leaves/load.js';

export const LEAVES_RULES_HELP = 'edition of the rules whose tiles the values are for';

/** `--leaves`: where values are read from. */
export function leavesOption(): Option {
  return new Option('--leaves <file>', 'table of leave values (.leaves)').default(
    DEFAULT_LEAVES,
    'the values of leggio',
  );
}

/** What other programs write and read. */
export const FORMATS = ['csv', 'klv2'] as const;

export type Format = (typeof FORMATS)[number];
