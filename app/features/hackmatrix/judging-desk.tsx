import { useState } from 'react';
import type { Round } from '~/domain/judging';
import { ProductMark } from '~/ui/art/mark';
import { JudgingAside } from './judging-aside';
import { MatrixView } from './matrix-view';
import { ResultsView } from './results-view';
import { TeamsView } from './teams-view';
import { type Cell, useJudging } from './use-judging';
import { type DeskView, ViewSwitch } from './view-switch';

export interface JudgingDeskProps {
  eventName: string;
  roundName: string;
  round: Round;
  /** Level of its heading in the outline of the page. */
  level: 2 | 3;
}

/**
 * The judging desk of HackMatrix, to be operated: views, order, the marks that are owed, and the mark that stands apart.
 * On the server it shows the matrix; everything it computes comes from domain/judging. It measures itself, not the window.
 */
export function JudgingDesk({ eventName, roundName, round: given, level }: JudgingDeskProps) {
  const judging = useJudging(given);
  const [view, setView] = useState<DeskView>('matrix');
  const [open, setOpen] = useState<Cell | null>(null);
  const Heading = `h${level}` as const;
  const { round, order, isChanged, leftOut } = judging;

  return (
    <div className="@container text-sm">
      <div className="grid gap-grout @2xl:grid-cols-[3.25rem_minmax(0,1fr)] @3xl:grid-cols-[3.25rem_minmax(0,1fr)_12.5rem] @6xl:grid-cols-[3.25rem_minmax(0,1fr)_19rem]">
        <Rail />
        <div className="min-w-0 rounded-tile bg-surface p-3 pb-4 @lg:p-5">
          <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
            <div>
              <p className="text-muted">{eventName}</p>
              <Heading className="mt-1 text-h3">{roundName}</Heading>
            </div>
            <ViewSwitch view={view} onChange={setView} />
          </div>
          {view === 'matrix' && <MatrixView judging={judging} open={open} onOpen={setOpen} />}
          {view === 'teams' && <TeamsView round={round} order={order} />}
          {view === 'results' && <ResultsView judging={judging} />}
          <div role="status" className="flex flex-wrap items-center justify-between gap-x-3 text-muted">
            {leftOut && (
              <p className="pt-3">A preview of the order without this mark. Nothing was changed.</p>
            )}
            {isChanged && (
              <>
                <p className="pt-3">You changed marks of this demonstration. Nothing is stored.</p>
                <button
                  type="button"
                  className="min-h-11 px-2 font-semibold text-text underline underline-offset-4"
                  onClick={() => {
                    judging.startAgain();
                    setOpen(null);
                  }}
                >
                  Start again
                </button>
              </>
            )}
          </div>
        </div>
        <JudgingAside
          judging={judging}
          onSeeMarks={(cell) => {
            setView('matrix');
            setOpen(cell);
          }}
        />
      </div>
    </div>
  );
}

/** The other tools of HackMatrix, as the desk's edge shows them. Scenery, not controls. */
function Rail() {
  return (
    <div
      aria-hidden="true"
      className="hidden flex-col items-center gap-3.5 rounded-tile bg-surface py-5 @2xl:flex"
    >
      <ProductMark product="hackmatrix" size={22} className="mb-2 text-tile-3" />
      {['registration', 'judging', 'teams', 'leaderboard', 'certificates'].map((tool) => (
        <span
          key={tool}
          className={`size-4.5 rounded-inner ${tool === 'judging' ? 'bg-glaze-vermilion' : 'bg-tile-2'}`}
        />
      ))}
    </div>
  );
}
