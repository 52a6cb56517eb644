// A worker thread that builds the graph of some words.
import { serve } from '#platform';
import type { PackedWords } from '../alphabet/packed-words.js';
import { type BuiltGaddag, buildGaddag } from '../gaddag/build.js';

const answer: (words: PackedWords) => BuiltGaddag | undefined = serve(() => buildGaddag);

export default answer;
