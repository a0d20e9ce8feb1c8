import { createEvent } from 'ics';
import { findTeamMember } from '~/content/company/team';
import { site } from '~site';
import type { Booking } from './types.server';

interface EntryOptions {
  isCancelled?: boolean;
  /** URL of the page where the sender moves or cancels the call. It grants access without a sign-in. */
  link?: string;
}

/** Minutes before the call. */
const REMINDER_MINUTES = 15;

/**
 * The call as an iCalendar entry. A later revision replaces the entry of an earlier one; a cancelled one removes it. Times
 * are UTC.
 */
export function createCalendarEntry(
  { leadId, hostId, startsAt, minutes, revision }: Booking,
  now: Date,
  { isCancelled = false, link }: EntryOptions = {},
): string {
  const isBooked = !isCancelled;
  const host = findTeamMember(hostId);
  const { error, value } = createEvent({
    uid: `${leadId}@${site.domain}`,
    sequence: isBooked ? revision : revision + 1,
    start: startsAt.getTime(),
    startInputType: 'utc',
    startOutputType: 'utc',
    duration: { minutes },
    title: `Call with ${host?.name ?? site.name}, ${site.name}`,
    location: 'By telephone, or in the browser with the link that we send',
    ...(link && { url: link }),
    description: `To move it or take it back: ${link ?? 'use the link in your mail'}. When something is in the way on the day: ${site.phone.display}.`,
    ...(isBooked && {
      alarms: [
        {
          action: 'display' as const,
          description: `Call with ${host?.name ?? site.name}`,
          trigger: { minutes: REMINDER_MINUTES, before: true },
        },
      ],
    }),
    organizer: { name: host?.name ?? site.name, email: site.emails.hello },
    productId: site.domain,
    method: isBooked ? 'PUBLISH' : 'CANCEL',
    status: isBooked ? 'CONFIRMED' : 'CANCELLED',
    busyStatus: isBooked ? 'BUSY' : 'FREE',
    lastModified: now.getTime(),
  });
  if (!value) throw error ?? new Error('The calendar entry is empty');
  return value;
}

/** The entry as a file of an email. */
export const createCalendarFile = (call: Booking, now: Date, options: EntryOptions = {}) => ({
  name: 'call.ics',
  contentType: 'text/calendar; charset=utf-8',
  content: createCalendarEntry(call, now, options),
});
