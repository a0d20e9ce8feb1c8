import { getProjectPath } from '~/content/account/account-paths';
import { calculateProjectProgress, findNextMilestone, getMilestoneStage } from '~/domain/projects/project';
import type { ProjectSummary } from '~/domain/projects/project-details';
import { formatDate } from '~/sections/format/format-date';
import { Badge } from '~/ui/data/badge';
import { MilestoneProgress } from './milestone-progress';
import {
  formatProgress,
  formatProjectTime,
  MILESTONE_STAGE_LABELS,
  PROJECT_STATE_LABELS,
} from './project-labels';

interface ProjectListProps {
  projects: readonly ProjectSummary[];
  /** ISO day. */
  today: string;
}

function ProjectTile({ project, today }: { project: ProjectSummary; today: string }) {
  const { id, name, summary, state, milestones } = project;
  const { label, tone } = PROJECT_STATE_LABELS[state];
  const progress = calculateProjectProgress(milestones);
  const nextMilestone = findNextMilestone(milestones);
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 rounded-tile bg-surface p-5 transition-colors focus-within:bg-raised hover:bg-raised md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:p-7">
      <div className="grid content-start gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <Badge {...(tone && { tone })}>{label}</Badge>
          <span className="tabular-nums">{formatProjectTime(project, today)}</span>
        </div>
        <h2 className="text-h3 [overflow-wrap:anywhere]">
          <a href={getProjectPath(id)} className="after:absolute after:inset-0 after:rounded-tile">
            {name}
          </a>
        </h2>
        <p className="max-w-[36em] text-muted">{summary}</p>
      </div>
      <div className="grid content-between gap-5">
        <div className="grid gap-2">
          {progress.total > 0 && <MilestoneProgress {...progress} className="h-7 w-full" />}
          <p className="text-sm text-muted tabular-nums">
            {formatProgress(progress)}
            {progress.total > 0 && `, ${progress.percent} %`}
          </p>
        </div>
        {nextMilestone && (
          <p className="text-sm">
            <span className="block text-muted">
              {MILESTONE_STAGE_LABELS[getMilestoneStage(nextMilestone, milestones, today)]}
            </span>
            <span className="font-semibold">{nextMilestone.title}</span>, {formatDate(nextMilestone.dueOn)}
          </p>
        )}
      </div>
    </li>
  );
}

/** Projects with progress and next milestone, each linking to its page. */
export const ProjectList = ({ projects, today }: ProjectListProps) => (
  <ul className="grid grid-cols-[minmax(0,1fr)] gap-grout">
    {projects.map((project) => (
      <ProjectTile key={project.id} project={project} today={today} />
    ))}
  </ul>
);
