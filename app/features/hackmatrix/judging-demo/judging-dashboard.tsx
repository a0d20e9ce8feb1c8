import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { MarkedRound } from '~/features/hackmatrix/rules/judging-round';
import { ProductMark } from '~/ui/art/mark';
import { JudgingSidebar } from './judging-sidebar';
import { JudgingStatusNote } from './judging-status-note';
import { MatrixView } from './matrix-view';
import { ResultsView } from './results-view';
import { TeamsView } from './teams-view';
import { type MatrixCell, useJudging } from './use-judging';
import { type JudgingView, ViewSwitch } from './view-switch';

export interface JudgingDashboardProps {
  eventName: string;
  roundName: string;
  round: MarkedRound;
  /** Project of each team, by team id. */
  projects: Readonly<Record<string, string>>;
  /** Heading level. */
  level: 2 | 3;
}

/**
 * Interactive demo of judging in HackMatrix: matrix, teams and results, pending marks, and the outlier. The server renders
 * the matrix. All numbers come from features/hackmatrix/rules. Its layout uses container queries.
 */
export function JudgingDashboard({
  eventName,
  roundName,
  round: initialRound,
  projects,
  level,
}: JudgingDashboardProps) {
  const judging = useJudging(initialRound);
  const [view, setView] = useState<JudgingView>('matrix');
  const [openCell, setOpenCell] = useState<MatrixCell | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const Heading = `h${level}` as const;
  const { round, standings } = judging;

  return (
    <div className="@container text-sm">
      <div className="grid gap-grout @2xl:grid-cols-[3.25rem_minmax(0,1fr)] @3xl:grid-cols-[3.25rem_minmax(0,1fr)_12.5rem] @6xl:grid-cols-[3.25rem_minmax(0,1fr)_19rem]">
        <ToolBar />
        <div
          ref={panel}
          tabIndex={-1}
          className="min-w-0 rounded-tile bg-surface p-3 pb-4 outline-none @lg:p-5"
        >
          <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
            <div>
              <p className="text-muted">{eventName}</p>
              <Heading className="mt-1 text-h3">{roundName}</Heading>
            </div>
            <ViewSwitch view={view} onChange={setView} />
          </div>
          {view === 'matrix' && (
            <MatrixView judging={judging} openCell={openCell} onOpenCellChange={setOpenCell} />
          )}
          {view === 'teams' && <TeamsView round={round} standings={standings} projects={projects} />}
          {view === 'results' && <ResultsView judging={judging} />}
          <JudgingStatusNote
            judging={judging}
            onReset={() => {
              judging.reset();
              setOpenCell(null);
              panel.current?.focus();
            }}
          />
        </div>
        <JudgingSidebar
          judging={judging}
          onShowMarks={(cell) => {
            flushSync(() => {
              setView('matrix');
              setOpenCell(cell);
            });
            panel.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
          }}
        />
      </div>
    </div>
  );
}

/** Icons of the other tools of HackMatrix. Decorative, without function. */
function ToolBar() {
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
