import { people } from '~/content/people';
import type { MilestoneStage, Progress, ProjectState } from '~/domain/projects';
import { weekOf } from '~/domain/projects';
import { formatDate } from '~/sections/dates';
import type { Tone } from '~/ui/tone';

export const STATE_WORDS: Record<ProjectState, { label: string; tone?: Tone }> = {
  planned: { label: 'Planned' },
  running: { label: 'Under way', tone: 'info' },
  paused: { label: 'Paused', tone: 'warning' },
  finished: { label: 'Finished', tone: 'success' },
};

export const STAGE_WORDS: Record<MilestoneStage, string> = {
  done: 'Done',
  late: 'Later than planned',
  next: 'Next',
  ahead: 'To come',
};

export const progressInWords = ({ done, total }: Progress): string =>
  total === 1 ? `${done} of 1 milestone` : `${done} of ${total} milestones`;

interface Plan {
  state: ProjectState;
  startsOn: string;
  endsOn: string;
}

/** Where the calendar stands: "Week 6 of 12", or when it begins or ended. */
export function timeInWords({ state, startsOn, endsOn }: Plan, today: string): string {
  if (state === 'finished') return `Until ${formatDate(endsOn)}`;
  if (today < startsOn) return `From ${formatDate(startsOn)}`;
  const found = weekOf({ startsOn, endsOn }, today);
  return found ? `Week ${found.week} of ${found.weeks}` : `Planned until ${formatDate(endsOn)}`;
}

/** Somebody of our team, by id; who has left us is not there any more. */
export const teamMember = (id: string) => people.find((person) => person.id === id);
