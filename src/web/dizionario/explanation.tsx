// One word explained: valid or not, every reason with lemma, articles and row, the nearest words.
import type { ExplainedDerivation, Explanation as Facts } from 'leggio';
import type { JSX } from 'preact';
import { cellName } from '../../wording/paradigm.js';
import type { DizionarioWords } from '../../wording/web/dizionario.js';
import './explanation.css';
import { plainWord } from './question.js';
import type { KnownWord } from './use-why.js';
import { useWords } from './use-words.js';
import { WordButtons } from './word-buttons.js';

interface Props {
  readonly known: KnownWord;
  readonly chosen: string | undefined;
  readonly onWord: (word: string) => void;
  readonly onAgain: () => void;
  /** Buttons beside the word. */
  readonly children?: JSX.Element;
}

export function Explanation({ known, children, onAgain, ...picking }: Props): JSX.Element {
  const words = useWords();
  const { explained, valid } = known;
  const facts = explained?.explanation;
  return (
    <article class={valid ? 'explanation valid' : 'explanation invalid'}>
      <header>
        <h3>
          {facts?.word ?? plainWord(known.word)}{' '}
          <span class="verdict">{valid ? words.valid : words.notValid}</span>
        </h3>
        {children}
      </header>
      {explained?.missing !== undefined && (
        <div class="missing" role="alert">
          <p>{words.missing[explained.missing]}</p>
          <button type="button" onClick={onAgain}>
            {words.again}
          </button>
        </div>
      )}
      {facts !== undefined && <Reasons facts={facts} sentences={explained?.sentences ?? []} />}
      {facts !== undefined && facts.near.length > 0 && (
        <div class="near">
          <p id={`near-${facts.word}`}>{words.near}</p>
          <WordButtons words={facts.near} labelledBy={`near-${facts.word}`} {...picking} />
        </div>
      )}
    </article>
  );
}

function Reasons({
  facts,
  sentences,
}: {
  facts: Facts;
  sentences: readonly string[];
}): JSX.Element | null {
  if (!facts.valid) return <p class="against">{sentences.join(' ')}</p>;
  if (facts.derivations.length === 0) return null;
  return (
    <ul class="reasons">
      {facts.derivations.map(each => (
        <Reason key={JSON.stringify(each)} derivation={each} />
      ))}
    </ul>
  );
}

function Reason({ derivation }: { derivation: ExplainedDerivation }): JSX.Element {
  const words = useWords();
  const { lemma, pos, gloss, articles, source, row } = derivation;
  return (
    <li>
      <p>
        <b>{lemma}</b> ({pos}){formText(derivation, words)}
        {gloss !== '' && <span class="gloss"> «{gloss}»</span>}
      </p>
      <p class="quiet">
        {articles.length > 0 && <span>{words.articles(articles.join(', '))} · </span>}
        <span class="row">{row.includes('.csv:') ? row : `${source}, ${row}`}</span>
      </p>
    </li>
  );
}

/** `', infinito + lo'`. */
function formText({ form, particles }: ExplainedDerivation, { lang }: DizionarioWords): string {
  const cell = cellName(form, lang);
  return [cell === '' ? '' : `, ${cell}`, ...particles].join(' + ');
}
