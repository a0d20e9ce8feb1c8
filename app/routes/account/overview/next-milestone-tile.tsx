import { getProjectPath } from '~/content/account/account-paths';
import { calculateProjectProgress, findNextMilestone, getMilestoneStage } from '~/domain/projects/project';
import type { ProjectSummary } from '~/domain/projects/project-details';
import { MilestoneProgress } from '~/features/projects/milestone-progress';
import { formatDate } from '~/sections/format/format-date';
import { OverviewTile } from './overview-tile';

interface NextMilestoneTileProps {
  project: ProjectSummary;
  /** ISO day. */
  today: string;
}

/** The next milestone of a project, with its day as the largest text. */
export function NextMilestoneTile({ project, today }: NextMilestoneTileProps) {
  const { id, name, milestones } = project;
  const next = findNextMilestone(milestones);
  if (!next) return null;
  const isOverdue = getMilestoneStage(next, milestones, today) === 'overdue';
  return (
    <OverviewTile
      id="next-milestone"
      title="Next milestone"
      className="bg-glaze-peacock text-glaze-ink quarter-tr"
    >
      <div className="grid gap-1">
        <p className="font-display text-h2 font-semibold tabular-nums">
          <time dateTime={next.dueOn}>{formatDate(next.dueOn)}</time>
        </p>
        <p className="text-lead [overflow-wrap:anywhere]">
          {next.title}
          {isOverdue && ' (overdue)'}
        </p>
      </div>
      <div className="grid gap-3">
        <MilestoneProgress {...calculateProjectProgress(milestones)} isOnGlaze className="h-5 w-full" />
        <a
          href={getProjectPath(id, 'milestones')}
          className="justify-self-start font-semibold underline decoration-2 underline-offset-4 [overflow-wrap:anywhere] hover:no-underline"
        >
          {name}
        </a>
      </div>
    </OverviewTile>
  );
}
