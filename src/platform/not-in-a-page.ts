// What a page gets in place of every module behind `#node/`: whoever asks for one gets this error.
import { InputError } from '../errors.js';

throw new InputError(
  'PLATFORM',
  'this needs Node: a page cannot write files or read tables of words',
  { input: '' },
);
