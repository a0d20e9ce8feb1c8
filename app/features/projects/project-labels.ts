import { teamMembers } from '~/content/company/team';
import type { MilestoneStage, ProjectProgress, ProjectStatus } from '~/domain/projects/project';
import { getProjectWeek } from '~/domain/projects/project';
import { formatDate } from '~/sections/format/format-date';
import type { Tone } from '~/ui/feedback/tone';

export const PROJECT_STATE_LABELS: Record<ProjectStatus, { label: string; tone?: Tone }> = {
  planned: { label: 'Planned' },
  running: { label: 'Under way', tone: 'info' },
  paused: { label: 'Paused', tone: 'warning' },
  finished: { label: 'Finished', tone: 'success' },
};

export const MILESTONE_STAGE_LABELS: Record<MilestoneStage, string> = {
  done: 'Done',
  late: 'Later than planned',
  next: 'Next',
  ahead: 'To come',
};

export const formatProgress = ({ done, total }: ProjectProgress): string =>
  total === 1 ? `${done} of 1 milestone` : `${done} of ${total} milestones`;

interface Plan {
  state: ProjectStatus;
  startsOn: string;
  endsOn: string;
}

/** Where the calendar stands: "Week 6 of 12", or when it begins or ended. */
export function formatProjectTime({ state, startsOn, endsOn }: Plan, today: string): string {
  if (state === 'finished') return `Until ${formatDate(endsOn)}`;
  if (today < startsOn) return `From ${formatDate(startsOn)}`;
  const found = getProjectWeek({ startsOn, endsOn }, today);
  return found ? `Week ${found.week} of ${found.weeks}` : `Planned until ${formatDate(endsOn)}`;
}

/** Somebody of our team, by id; who has left us is not there any more. */
export const findTeamMember = (id: string) => teamMembers.find((person) => person.id === id);
