import { findTeamMember } from '~/content/company/team';
import { callHosts } from '~/content/contact/book-call-content';
import type { StaffCall } from '~/domain/contact/staff-call';
import { formatStartTime, formatTimeZone, indianTimeZone } from '~/sections/format/format-call-time';

/** The visitor's name, else the email address. */
export const getCallTitle = ({ name, email }: StaffCall): string => name ?? email ?? 'A call';

/** "A project": what the call is about. */
export const getCallTopic = ({ topic }: StaffCall): string =>
  callHosts.find((host) => host.topic === topic)?.label ?? 'Without a topic';

export const getHostName = (id: string): string => findTeamMember(id)?.name ?? id;

/** "5:00 am in London": the time by the visitor's clock. `undefined` when it is the one in India. */
export function formatVisitorTime({ startsAt, timeZone }: StaffCall): string | undefined {
  if (timeZone === undefined || timeZone === indianTimeZone) return undefined;
  return `${formatStartTime(startsAt.toISOString(), timeZone)} in ${formatTimeZone(timeZone)}`;
}
