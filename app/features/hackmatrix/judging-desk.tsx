import { useState } from 'react';
import { giveMark, type Mark, progress, type Round, standings } from '~/domain/judging';
import { ProductMark } from '~/ui/art/mark';
import { JudgingAside } from './judging-aside';
import { MarkEditor } from './mark-editor';
import { MatrixView } from './matrix-view';
import { ResultsView } from './results-view';
import { TeamsView } from './teams-view';
import { type DeskView, ViewSwitch } from './view-switch';

export interface JudgingDeskProps {
  eventName: string;
  roundName: string;
  round: Round;
  /** Where the desk stands on its page, for the level of its heading. */
  headingLevel: 2 | 3;
  /** Narrow form without the judges' side. */
  compact?: boolean;
}

/**
 * The judging desk of HackMatrix, to be operated: views, order, and giving the marks that are still owed. On the server it
 * shows the matrix; everything it computes comes from domain/judging.
 */
export function JudgingDesk({ eventName, roundName, round: given, headingLevel, compact }: JudgingDeskProps) {
  const [round, setRound] = useState(given);
  const [view, setView] = useState<DeskView>('matrix');
  const [selected, setSelected] = useState<{ teamId: string; criterionId: string } | null>(null);
  const Heading = `h${headingLevel}` as const;
  const order = standings(round);
  const changed = round !== given;

  const give = (mark: Mark) => setRound((current) => giveMark(current, mark));

  return (
    <div className="grid gap-grout text-[0.8125rem] lg:grid-cols-[3.25rem_minmax(0,1fr)] xl:grid-cols-[3.25rem_minmax(0,1fr)_11.5rem]">
      <div
        aria-hidden="true"
        className="hidden flex-col items-center gap-3.5 rounded-tile bg-surface py-4 lg:flex"
      >
        <ProductMark product="hackmatrix" size={22} />
        {['idle-1', 'on', 'idle-2', 'idle-3', 'idle-4'].map((key) => (
          <span
            key={key}
            className={`size-4.5 rounded-inner ${key === 'on' ? 'bg-glaze-vermilion' : 'bg-border'}`}
          />
        ))}
      </div>
      <div className="min-w-0 rounded-tile bg-surface p-3 pb-5 sm:p-5">
        <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
          <div>
            <p className="text-muted">{eventName}</p>
            <Heading className="mt-1 text-[1.25rem] leading-tight tracking-tight">{roundName}</Heading>
          </div>
          <ViewSwitch view={view} onChange={setView} />
        </div>
        {view === 'matrix' && (
          <MatrixView round={round} order={order} selected={selected} onSelect={setSelected} />
        )}
        {view === 'teams' && <TeamsView round={round} order={order} />}
        {view === 'results' && <ResultsView order={order} />}
        {view === 'matrix' && selected && (
          <MarkEditor round={round} cell={selected} onGive={give} onClose={() => setSelected(null)} />
        )}
        {changed && (
          <p className="mt-4 flex items-center justify-between gap-3 text-muted" role="status">
            You changed this demonstration. Nothing is stored.
            <button
              type="button"
              className="min-h-11 px-2 font-semibold text-text underline underline-offset-4"
              onClick={() => {
                setRound(given);
                setSelected(null);
              }}
            >
              Start again
            </button>
          </p>
        )}
      </div>
      {!compact && <JudgingAside round={round} progress={progress(round)} />}
    </div>
  );
}
