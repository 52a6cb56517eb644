// `--lang`: in which language a command speaks to players.
import { Option } from 'commander';
import { rulesEdition } from '../../rules/editions.js';
import { LANGUAGES, type Language } from '../../wording/language.js';

/** `--lang`; without it the environment decides, or the edition for what is printed for players. */
export function languageOption(
  otherwise = 'that of LC_ALL, LC_MESSAGES or LANG, else English',
): Option {
  return new Option(
    '--lang <language>',
    `language of the answer: it, en; default: ${otherwise}`,
  ).choices(LANGUAGES);
}

/** The language asked for, or that of the environment. */
export function spokenLanguage(asked: Language | undefined): Language {
  return asked ?? environmentLanguage() ?? 'en';
}

/**
 * The language of a page, a ranking or a sheet: the one asked for; on a terminal that of the
 * environment, if it says one; else that of the edition.
 */
export function printedLanguage(
  asked: Language | undefined,
  edition: string,
  isTerminal: boolean,
): Language {
  const here = isTerminal ? environmentLanguage() : undefined;
  return asked ?? here ?? (rulesEdition(edition).alphabet.id === 'italian' ? 'it' : 'en');
}

/** What the locale asks for; undefined where it says nothing, `C` and `POSIX` among it. */
export function environmentLanguage(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Language | undefined {
  const { LC_ALL, LC_MESSAGES, LANG } = environment;
  const locale = [LC_ALL, LC_MESSAGES, LANG].find(value => value !== undefined && value !== '');
  if (locale === undefined || /^(?:C|POSIX)(?:$|[.@])/.test(locale)) return undefined;
  return /^it(?:$|[_.@-])/i.test(locale) ? 'it' : 'en';
}
