import type { ListedRole } from '~/content/careers/open-role';
import { formatDate } from '~/sections/format/format-date';

/** The dates of a role as text, as seen on one day. */
export interface RoleDates {
  startText: string;
  deadlineText: string;
  /** Follows the sentence about the length of the form. */
  applySentence: string;
  /** Only of a role that is still open after its start date. */
  stillOpenNote?: string;
}

/** `today` is an ISO date. A role that is open until it is filled stays open after its deadline and start date. */
export function describeRoleDates(role: ListedRole, today: string): RoleDates {
  const { untilFilled, postedOn, deadline, startsOn, ended } = role;
  const startDate = formatDate(startsOn);
  const lastDate = formatDate(deadline);
  if (ended)
    return {
      startText: startDate,
      deadlineText: `${ended.kind === 'filled' ? 'It was filled' : 'It closed'} on ${formatDate(ended.on)}`,
      applySentence: '',
    };
  if (!untilFilled) {
    return {
      startText: startDate,
      deadlineText: lastDate,
      applySentence: `Until ${lastDate}, the whole day.`,
    };
  }
  const isFirstReading = today <= deadline;
  return {
    startText: today < startsOn ? startDate : 'When you can',
    deadlineText: isFirstReading ? `It is filled; first reading on ${lastDate}` : 'It is filled',
    applySentence: isFirstReading
      ? `What is here by ${lastDate} is read together; after that, one by one until somebody is found.`
      : 'There is no last day: applications are read as they come until somebody is found.',
    ...(today >= startsOn && {
      stillOpenNote: `Written on ${formatDate(postedOn)} and still open: a month that is named below may have passed, the work has not.`,
    }),
  };
}
