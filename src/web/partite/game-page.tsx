// One game: written down where it is typed in, judged, its report, and the files it can be taken away as.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { DeskLink } from '../engine/desk-link.js';
import type { TypedShown } from '../engine/messages.js';
import { AnalysisBar } from './analysis-bar.js';
import './game-page.css';
import { fileStem } from '../arrivals/save-file.js';
import type { KeptGame } from './kept-games.js';
import { EditionField } from './new-game.js';
import { ReportView } from './report-view.js';
import { Typing } from './typing.js';
import { type ToJudge, useJudging } from './use-judging.js';
import { type KeptInHand, useKept } from './use-kept.js';
import { useWords } from './use-words.js';

interface Props {
  readonly id: string;
  readonly desk: DeskLink;
  readonly isOpen: boolean;
  readonly onBack: () => void;
}

export function GamePage({ id, desk, isOpen, onBack }: Props): JSX.Element {
  const words = useWords();
  const kept = useKept(id);
  const { game } = kept;
  return (
    <>
      <div class="game-head">
        <button type="button" onClick={onBack}>
          ‹ {words.allGames}
        </button>
        {game && <h2>{game.title}</h2>}
      </div>
      {game === null && <p role="alert">{words.gone}</p>}
      {!kept.isKept && <p role="alert">{words.notKept}</p>}
      {game && <Game game={game} kept={kept} desk={desk} isOpen={isOpen} />}
    </>
  );
}

interface GameProps {
  readonly game: KeptGame;
  readonly kept: KeptInHand;
  readonly desk: DeskLink;
  readonly isOpen: boolean;
}

function Game({ game, kept, desk, isOpen }: GameProps): JSX.Element {
  const words = useWords();
  const [typed, setTyped] = useState<TypedShown>();
  const { judging, start, stop } = useJudging(desk, game.id, words.lang);
  const toJudge = gameToJudge(game, typed, words.pastedName);
  useEffect(() => {
    // what is quick begins by itself
    if (game.source.kind === 'file' && game.depth === 'fast' && !judging && toJudge) start(toJudge);
  }, []);
  return (
    <>
      {game.source.kind === 'typed' && (
        <Typing
          source={game.source}
          edition={game.edition}
          {...{ desk, isOpen }}
          onShown={setTyped}
          onChange={source => kept.change(now => ({ ...now, source }))}
        />
      )}
      <section class="analysis" aria-label={words.report}>
        <AnalysisBar
          {...{ desk, isOpen, judging }}
          depth={game.depth}
          isChanged={judging !== undefined && !isSame(judging.of, toJudge)}
          canStart={toJudge !== undefined}
          stem={fileStem(toJudge?.name ?? game.title)}
          onDepth={depth => kept.change(now => ({ ...now, depth }))}
          onStart={() => toJudge && start(toJudge)}
          onStop={stop}
        >
          {game.source.kind === 'file' && (
            <EditionField
              value={game.edition}
              onChange={edition => kept.change(now => ({ ...now, edition }))}
            />
          )}
        </AnalysisBar>
        {judging?.report && <ReportView key={judging.task} report={judging.report} />}
      </section>
    </>
  );
}

/** What an analysis would read now; undefined while there is no move. */
function gameToJudge(
  { id, source, edition, depth, title }: KeptGame,
  typed: TypedShown | undefined,
  fallback: string,
): ToJudge | undefined {
  if (source.kind === 'file') {
    return { id, content: source.content, name: source.name, edition, depth };
  }
  if (typed === undefined || typed.turns.length === 0) return undefined;
  const stem = fileStem(title) || fallback;
  return { id, content: typed.gcg, name: `${stem}.gcg`, edition, depth };
}

function isSame(one: ToJudge, other: ToJudge | undefined): boolean {
  return (
    one.content === other?.content && one.edition === other.edition && one.depth === other.depth
  );
}
