import type { OpenRole } from '~/content/careers/open-role';
import { formatDate } from '~/sections/format/format-date';

/** What is true of a role's dates on a day. */
export interface RoleDates {
  startText: string;
  deadlineText: string;
  /** Goes on after what the form takes of one's time. */
  applySentence: string;
  /** Only of a role that stayed open longer than its own words foresaw. */
  stillOpenNote?: string;
}

/** `today` is an ISO date: a role that is open until it is filled outlives the dates that stand in it. */
export function describeRoleDates(role: OpenRole, today: string): RoleDates {
  const { untilFilled, postedOn, deadline, startsOn } = role;
  const [starts, last] = [formatDate(startsOn), formatDate(deadline)];
  if (!untilFilled) {
    const applyUntil = today <= deadline ? last : `${last}; it is closed now`;
    return { startText: starts, deadlineText: applyUntil, applySentence: `Until ${last}, the whole day.` };
  }
  const isFirstReading = today <= deadline;
  return {
    startText: today < startsOn ? starts : 'When you can',
    deadlineText: isFirstReading ? `It is filled; first reading on ${last}` : 'It is filled',
    applySentence: isFirstReading
      ? `What is here by ${last} is read together; after that, one by one until somebody is found.`
      : 'There is no last day: applications are read as they come until somebody is found.',
    ...(today >= startsOn && {
      stillOpenNote: `Written on ${formatDate(postedOn)} and still open: a month that is named below may have passed, the work has not.`,
    }),
  };
}
