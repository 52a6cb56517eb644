// Notes of the tables in Italian. Tables keep the reason of a row in English (`exclusions.csv`,
// `not-words.csv`, what a compile leaves out); a note that is not known here is left out, its row is
// named all the same.

/** `'errore di ortografia'`, or undefined for a note that has no Italian. */
export function italianNote(note: string): string | undefined {
  for (const [pattern, text] of NOTES) {
    const found = pattern.exec(note);
    if (found !== null)
      return text.replace(/\$(\d)/g, (_, group: string) => found[Number(group)] ?? '');
  }
  return undefined;
}

/** In any order: each stands for the whole note. */
const NOTES: readonly (readonly [RegExp, string])[] = (
  [
    ['two words joined by a hyphen', 'due parole unite da un trattino'],
    ['two words', 'due parole'],
    ['part of (.+) and of (.+)', 'parte di $1 e di $2'],
    ['part of (.+)', 'parte di $1'],
    [
      'plural of (\\w+): a loan marked inv. keeps its form',
      'plurale di $1: il forestierismo segnato inv. non cambia',
    ],
    [
      'plural of (\\w+): under some editions that loan does not change',
      'plurale di $1: secondo alcuni regolamenti quel forestierismo non cambia',
    ],
    [
      'truncation of (\\w+) that its entry does not announce',
      'troncamento di $1 che la voce non riporta',
    ],
    ['truncated form that no entry announces', 'troncamento che nessuna voce riporta'],
    [
      'numeral(?: adjective)?(?: without an entry(?: of its own)?)?',
      'numerale senza una voce propria',
    ],
    ['numeral, not an adjective', 'numerale, non aggettivo'],
    [
      'adjective of a place \\((.+)\\) without an entry of its own',
      'aggettivo geografico ($1) senza una voce propria',
    ],
    [
      'adjective of a place(?: without an entry of its own|, no lemma)',
      'aggettivo geografico senza una voce propria',
    ],
    [
      'adjective from a person, without an entry',
      'aggettivo da un nome di persona, senza una voce propria',
    ],
    ['altered form of (\\w+) without an entry of its own', 'alterato di $1 senza una voce propria'],
    ['diminutive without an entry of its own', 'diminutivo senza una voce propria'],
    ['augmentative without an entry of its own', 'accrescitivo senza una voce propria'],
    ['pejorative without an entry of its own', 'peggiorativo senza una voce propria'],
    [
      'diminutive or pejorative, no lemma of its own',
      'diminutivo o peggiorativo senza una voce propria',
    ],
    [
      'derived from the variant (\\w+): the cross-reference to (\\w+) does not extend to derived forms',
      'derivato dalla variante $1: il rinvio a $2 non vale per i derivati',
    ],
    [
      'enclitic (\\w+) on a finite form \\((\\w+)\\); not an entry as (\\w+) is',
      'enclitica $1 su un modo finito ($2); non è una voce come $3',
    ],
    [
      'conjugated form taken for a lemma; the verb has it',
      'forma coniugata presa per un lemma: è già tra quelle del verbo',
    ],
    ['conjugated form', 'forma coniugata'],
    ['form with an enclitic taken for a lemma', 'forma con enclitica presa per un lemma'],
    ['form with an enclitic', 'forma con enclitica'],
    ['(?:participle|gerund) with an enclitic', 'forma con enclitica'],
    ['participle: the conjugation gives it', 'participio: lo dà la coniugazione'],
    [
      'participle of a verb with avere only: it does not agree.*',
      'participio di un verbo con il solo ausiliare avere: è invariabile',
    ],
    ['plural taken for a lemma', 'plurale preso per un lemma'],
    ['misspelling of (\\w+)', 'grafia errata di $1'],
    ['misspelling(?: or fragment)?', 'grafia errata'],
    [
      '(?:compound|derivative) of the moment, without an entry',
      'formazione occasionale, senza una voce propria',
    ],
    ['adverb in -mente without an entry', 'avverbio in -mente senza una voce propria'],
    ['adverb, not a noun or adjective.*', 'avverbio, non sostantivo né aggettivo'],
    ['interjection, not a noun', 'interiezione, non sostantivo'],
    [
      'article, preposition, conjunction or pronoun, not a noun or adjective.*',
      'articolo, preposizione, congiunzione o pronome, non sostantivo né aggettivo',
    ],
    ['surname or given name', 'nome o cognome'],
    ['place name', 'nome di luogo'],
    ['brand name', 'marchio'],
    ['proper name', 'nome proprio'],
    ['title of a work \\((.+)\\)', 'titolo di un’opera ($1)'],
    [
      '(?:foreign word without an entry|foreign word or phrase)',
      'parola straniera senza una voce propria',
    ],
    ['foreign plural', 'plurale straniero'],
    [
      '(?:no entry of a dictionary|no lemma of a large dictionary)',
      'nessun dizionario ne ha la voce',
    ],
    [
      'no (?:noun|adjective|verb|adverb) of a large dictionary',
      'nessun grande dizionario ne ha la voce',
    ],
    ['prefix or suffix, no word by itself', 'prefisso o suffisso, non parola a sé'],
    ['superlative', 'superlativo'],
    ['abbreviation', 'abbreviazione'],
    ['has a capital letter', 'ha l’iniziale maiuscola'],
    ['has an apostrophe', 'ha un apostrofo'],
    ['has a hyphen or a space', 'ha un trattino o uno spazio'],
    [
      'in -i without inflection: a plural or a surname',
      'in -i senza flessione: un plurale o un cognome',
    ],
    ['short word without inflection', 'parola breve senza flessione'],
    ['a short word that does not change', 'parola breve invariabile'],
    ['doubtful verb.*', 'verbo dubbio'],
    ['feminine of an adjective that is struck', 'femminile di un aggettivo escluso'],
  ] as const
).map(([pattern, text]) => [new RegExp(`^${pattern}$`), text]);
