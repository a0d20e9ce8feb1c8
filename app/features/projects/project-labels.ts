import type { MilestoneStage, ProjectProgress, ProjectStatus } from '~/domain/projects/project';
import { getProjectWeek } from '~/domain/projects/project';
import { formatDate } from '~/sections/format/format-date';
import type { Tone } from '~/ui/feedback/tone';

export const PROJECT_STATE_LABELS: Record<ProjectStatus, { label: string; tone?: Tone }> = {
  planned: { label: 'Planned' },
  running: { label: 'In progress', tone: 'info' },
  paused: { label: 'Paused', tone: 'warning' },
  finished: { label: 'Finished', tone: 'success' },
};

export const MILESTONE_STAGE_LABELS: Record<MilestoneStage, string> = {
  done: 'Done',
  overdue: 'Overdue',
  next: 'Next',
  ahead: 'To come',
};

export function formatProgress({ done, total }: ProjectProgress): string {
  if (total === 0) return 'No milestones yet';
  return total === 1 ? `${done} of 1 milestone` : `${done} of ${total} milestones`;
}

interface ProjectDates {
  state: ProjectStatus;
  startsOn: string;
  endsOn: string;
}

/** "Week 6 of 12", or when the project starts or ended. */
export function formatProjectTime({ state, startsOn, endsOn }: ProjectDates, today: string): string {
  if (state === 'finished') return `Until ${formatDate(endsOn)}`;
  if (today < startsOn) return `From ${formatDate(startsOn)}`;
  const projectWeek = getProjectWeek({ startsOn, endsOn }, today);
  return projectWeek
    ? `Week ${projectWeek.week} of ${projectWeek.weeks}`
    : `Planned until ${formatDate(endsOn)}`;
}
