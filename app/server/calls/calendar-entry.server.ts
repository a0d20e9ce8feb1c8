import { createEvent } from 'ics';
import { teamMembers } from '~/content/company/team';
import { CALL_MINUTES } from '~/domain/contact/call-slots';
import { site } from '~site';
import type { Booking } from './types.server';

/**
 * The call as calendars read it; a later revision replaces the entry of an earlier one, and one that is cancelled takes it
 * out. Times are UTC.
 */
export function createCalendarEntry(
  { leadId, hostId, startsAt, revision }: Booking,
  now: Date,
  state: 'held' | 'cancelled' = 'held',
): string {
  const isHeld = state === 'held';
  const host = teamMembers.find(({ id }) => id === hostId);
  const { error, value } = createEvent({
    uid: `${leadId}@${site.domain}`,
    sequence: isHeld ? revision : revision + 1,
    start: startsAt.getTime(),
    startInputType: 'utc',
    startOutputType: 'utc',
    duration: { minutes: CALL_MINUTES },
    title: `Call with ${host?.name ?? site.name}, ${site.name}`,
    description: `To move it or take it back, use the link in your mail. When something is in the way on the day: ${site.phone.display}.`,
    organizer: { name: host?.name ?? site.name, email: site.emails.hello },
    productId: site.domain,
    method: isHeld ? 'PUBLISH' : 'CANCEL',
    status: isHeld ? 'CONFIRMED' : 'CANCELLED',
    busyStatus: isHeld ? 'BUSY' : 'FREE',
    lastModified: now.getTime(),
  });
  if (!value) throw error ?? new Error('The calendar entry is empty');
  return value;
}
