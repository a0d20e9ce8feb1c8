import { eq } from 'drizzle-orm';
import { calendarEntry } from '../calls/calendar-entry.server';
import { callOfLead } from '../calls/held-calls.server';
import type { Database } from '../db/database.server';
import { leads } from '../db/schema/leads.server';
import type { JobHandler } from '../jobs/kinds.server';
import type { Mail } from '../mail/contract.server';
import { leadConfirmation } from '../mail/templates/lead-confirmation.server';
import { leadNotice } from '../mail/templates/lead-notice.server';
import { deskFor, LEAD_WORDS } from '../mail/templates/lead-words.server';
import { momentWords } from '../moment-words.server';
import { toStoredLead } from './stored-leads.server';

/** Writes to the sender that the lead is here, and to the desk it is for. Says nothing of one that was taken back. */
export function confirmLead({ db }: Database, mail: Mail): JobHandler<'lead-confirmation'> {
  return ({ leadId, token }) =>
    db.transaction(async (transaction) => {
      const [row] = await transaction.select().from(leads).where(eq(leads.id, leadId));
      if (!row?.email) return;
      const lead = await toStoredLead(transaction, row);
      if (!LEAD_WORDS[lead.kind]) return;
      const call = lead.kind === 'call' ? await callOfLead(transaction, leadId) : null;
      const entry = call && {
        name: 'call.ics',
        contentType: 'text/calendar',
        content: calendarEntry(call, new Date()),
      };
      const attachments = entry ? [entry] : [];
      // A call that was moved is told once more.
      const told = call ? `${leadId}:${call.revision}` : leadId;
      const when = call ? { time: momentWords(call.startsAt) } : {};
      const letter = leadConfirmation({ lead: { ...lead, meta: { ...when, ...lead.meta } }, token });
      if (letter)
        await mail.queue(transaction, {
          ...letter,
          attachments,
          key: `lead-confirmation:${told}`,
          to: row.email,
          replyTo: deskFor(lead),
        });
      await mail.queue(transaction, {
        ...leadNotice({ ...lead, meta: { ...when, ...lead.meta } }),
        attachments,
        key: `lead-notice:${told}`,
        to: deskFor(lead),
        replyTo: row.email,
      });
    });
}
