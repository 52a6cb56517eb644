// The frame around every view: heading, tabs, language, how far the words are, a new version, licences.

import type { Language } from 'leggio';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { WEB_WORDS } from '../../wording/web/site.js';
import { linkDesk } from '../engine/desk-link.js';
import type { Stage } from '../engine/messages.js';
import { languageWanted, readAddress, writeAddress } from './address.js';
import './app.css';
import { useWords, Words } from './context.js';
import { StageLine } from './stage-line.js';
import { UpdateOffer } from './update-offer.js';
import { useView } from './use-view.js';
import { VIEWS } from './views.js';

const FIRST: Stage = { kind: 'fetching', share: 0 };

export function App(): JSX.Element {
  const [language, setLanguage] = useState<Language>(languageWanted);
  const [viewId, setViewId] = useState(() => readAddress().view);
  const [stage, setStage] = useState<Stage>(FIRST);
  const desk = useMemo(() => linkDesk(setStage), []);
  useEffect(() => desk.open(), [desk]);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const speak = (next: Language): void => {
    setLanguage(next);
    writeAddress({ language: next });
  };
  const show = (id: string): void => {
    setViewId(id);
    writeAddress({ view: id });
  };
  const view = VIEWS.find(({ id }) => id === viewId) ?? VIEWS[0];
  const Shown = useView(view);
  return (
    <Words.Provider value={WEB_WORDS[language]}>
      <Heading language={language} onLanguage={speak} current={view.id} onView={show} />
      <UpdateOffer isSettled={stage.kind === 'ready' || stage.kind === 'failed'} />
      <StageLine stage={stage} onAgain={desk.open} />
      <main>
        {Shown === 'missing' && <ViewMissing />}
        {Shown && Shown !== 'missing' && <Shown desk={desk} isOpen={stage.kind === 'ready'} />}
      </main>
      <Footing />
    </Words.Provider>
  );
}

interface HeadingProps {
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  readonly current: string;
  readonly onView: (id: string) => void;
}

function Heading({ language, onLanguage, current, onView }: HeadingProps): JSX.Element {
  const words = useWords();
  const other = language === 'it' ? 'en' : 'it';
  return (
    <header class="heading">
      <button type="button" class="skip" onClick={skip}>
        {words.toContent}
      </button>
      <h1>leggio</h1>
      <nav aria-label={words.views}>
        {VIEWS.map(({ id, title }) => (
          <button
            type="button"
            key={id}
            aria-current={id === current ? 'page' : undefined}
            onClick={() => onView(id)}
          >
            {title(words)}
          </button>
        ))}
      </nav>
      <button type="button" class="language" lang={other} onClick={() => onLanguage(other)}>
        {words.otherLanguage}
      </button>
    </header>
  );
}

/** The network is gone, or a new version of the site has taken the place of this page's parts. */
function ViewMissing(): JSX.Element {
  const words = useWords();
  return (
    <p role="alert">
      {words.viewMissing}{' '}
      <button type="button" onClick={() => location.reload()}>
        {words.reload}
      </button>
    </p>
  );
}

/** A button, no link: the address holds the position. */
function skip(): void {
  document.querySelector<HTMLElement>('main input, main button')?.focus();
}

function Footing(): JSX.Element {
  const words = useWords();
  return (
    <footer class="footing">
      <p>
        {words.lexiconLicence} <a href="./data/GPL-3.0.txt">{words.licence}</a> ·{' '}
        <a href="./data/README.md">{words.sources}</a> ·{' '}
        <a href="./licenses.md">{words.included}</a>
      </p>
      <p>{words.nothingSent}</p>
    </footer>
  );
}
