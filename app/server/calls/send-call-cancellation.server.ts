import { teamMembers } from '~/content/company/team';
import { callHosts } from '~/content/contact/book-call-content';
import type { Database } from '../db/database.server';
import { formatMoment } from '../email/format-moment.server';
import type { EmailQueue } from '../email/types.server';
import type { JobHandler } from '../jobs/job-kinds.server';
import { deskFor } from '../leads/lead-staff.server';
import { getCancelledBooking } from './bookings.server';
import { createCalendarEntry } from './calendar-entry.server';

/**
 * Tells the host that a half hour is free again, with an entry that takes it out of the calendar. Who had booked it is
 * erased by then, here as everywhere.
 */
export function sendCallCancellation({ db }: Database, mail: EmailQueue): JobHandler<'call-cancelled'> {
  return ({ leadId }) =>
    db.transaction(async (transaction) => {
      const call = await getCancelledBooking(transaction, leadId);
      const host = callHosts.find(({ teamMemberId: userId }) => userId === call?.hostId);
      if (!call || !host) return;
      await mail.enqueue(transaction, {
        template: 'call-cancelled',
        data: {
          time: formatMoment(call.startsAt),
          host: teamMembers.find(({ id }) => id === call.hostId)?.name ?? call.hostId,
        },
        attachments: [
          {
            name: 'cancelled.ics',
            contentType: 'text/calendar',
            content: createCalendarEntry(call, new Date(), 'cancelled'),
          },
        ],
        key: `call-cancelled:${leadId}`,
        to: deskFor({ kind: 'call', topic: host.topic }),
        audience: 'staff',
      });
    });
}
