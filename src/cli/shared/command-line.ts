// The words of the command that runs now.

let words: readonly string[] = [];

/** Notes the words, without the names of Node and of the program. */
export function noteCommandLine(args: readonly string[]): void {
  words = args;
}

/** The words that were noted last. */
export function commandLine(): readonly string[] {
  return words;
}
