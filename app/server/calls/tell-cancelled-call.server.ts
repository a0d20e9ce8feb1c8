import { callHosts } from '~/content/calls';
import { people } from '~/content/people';
import type { Database } from '../db/database.server';
import type { JobHandler } from '../jobs/kinds.server';
import { deskFor } from '../leads/lead-desk.server';
import type { Mail } from '../mail/contract.server';
import { momentWords } from '../moment-words.server';
import { calendarEntry } from './calendar-entry.server';
import { cancelledCallOf } from './held-calls.server';

/**
 * Tells the host that a half hour is free again, with an entry that takes it out of the calendar. Who had booked it is
 * erased by then, here as everywhere.
 */
export function tellCancelledCall({ db }: Database, mail: Mail): JobHandler<'call-cancelled'> {
  return ({ leadId }) =>
    db.transaction(async (transaction) => {
      const call = await cancelledCallOf(transaction, leadId);
      const host = callHosts.find(({ personId }) => personId === call?.hostId);
      if (!call || !host) return;
      await mail.queue(transaction, {
        template: 'call-cancelled',
        data: {
          time: momentWords(call.startsAt),
          host: people.find(({ id }) => id === call.hostId)?.name ?? call.hostId,
        },
        attachments: [
          {
            name: 'cancelled.ics',
            contentType: 'text/calendar',
            content: calendarEntry(call, new Date(), 'cancelled'),
          },
        ],
        key: `call-cancelled:${leadId}`,
        to: deskFor({ kind: 'call', topic: host.topic }),
        audience: 'staff',
      });
    });
}
