import { calculateProjectProgress } from '~/domain/projects/project';
import type { ProjectSummary } from '~/domain/projects/project-details';
import { formatDate } from '~/sections/format/format-date';
import { Badge } from '~/ui/data/badge';
import { MilestoneProgress } from './milestone-progress';
import { formatProgress, formatProjectTime, PROJECT_STATE_LABELS } from './project-labels';

/** Name, status and progress of a project. */
export function ProjectHeader({ project, today }: { project: ProjectSummary; today: string }) {
  const { name, summary, state, startsOn, endsOn, milestones } = project;
  const { label, tone } = PROJECT_STATE_LABELS[state];
  const progress = calculateProjectProgress(milestones);
  return (
    <header className="grid grid-cols-[minmax(0,1fr)] gap-grout xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 py-2 pe-6 max-xl:pb-6">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
          <Badge {...(tone && { tone })}>{label}</Badge>
          <span className="tabular-nums">{formatProjectTime(project, today)}</span>
        </div>
        <h1 className="text-tool [overflow-wrap:anywhere]">{name}</h1>
        <p className="max-w-[32em] text-lead text-muted [overflow-wrap:anywhere]">{summary}</p>
      </div>
      <div className="grid content-between gap-8 rounded-tile bg-surface p-5 quarter-br md:p-7">
        <p className="flex flex-wrap items-baseline gap-x-3">
          {progress.total > 0 && (
            <span className="font-display text-[clamp(2.5rem,5vw,4rem)] leading-none font-semibold tabular-nums">
              {progress.percent} %
            </span>
          )}
          <span className="text-muted">{formatProgress(progress)}</span>
        </p>
        <div className="grid gap-3">
          {progress.total > 0 && <MilestoneProgress {...progress} className="w-full pe-6" />}
          <p className="text-sm text-muted tabular-nums">
            {formatDate(startsOn)} to {formatDate(endsOn)}
          </p>
        </div>
      </div>
    </header>
  );
}
