import { findTeamMember } from '~/content/company/team';
import { callHosts } from '~/content/contact/book-call-content';
import type { Database } from '../../db/database.server';
import { formatMoment } from '../../email/format-moment.server';
import type { EmailQueue } from '../../email/types.server';
import type { JobHandler } from '../../jobs/job-kinds.server';
import { getStaffEmail } from '../lead-staff.server';
import { getCancelledBooking } from './bookings.server';
import { createCalendarFile } from './calendar-entry.server';

/**
 * Emails to the host that the slot is free again, with an entry that removes the call from the calendar. The sender's
 * data are deleted by then.
 */
export function sendCallCancellation({ db }: Database, emailQueue: EmailQueue): JobHandler<'call-cancelled'> {
  return ({ leadId }) =>
    db.transaction(async (transaction) => {
      const call = await getCancelledBooking(transaction, leadId);
      const host = callHosts.find(({ teamMemberId }) => teamMemberId === call?.hostId);
      if (!call || !host) return;
      await emailQueue.enqueue(transaction, {
        template: 'call-cancelled-staff-email',
        data: {
          time: formatMoment(call.startsAt),
          host: findTeamMember(call.hostId)?.name ?? call.hostId,
        },
        attachments: [createCalendarFile(call, new Date(), { isCancelled: true })],
        key: `call-cancelled-staff-email:${leadId}`,
        to: getStaffEmail({ kind: 'call', topic: host.topic }),
        audience: 'staff',
      });
    });
}
