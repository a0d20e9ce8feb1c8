import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.server';
import { leads } from '../db/schema/leads.server';
import type { JobHandler } from '../jobs/kinds.server';
import type { Mail } from '../mail/contract.server';
import { leadConfirmation } from '../mail/templates/lead-confirmation.server';
import { leadNotice } from '../mail/templates/lead-notice.server';
import { LEAD_WORDS } from '../mail/templates/lead-words.server';
import { toStoredLead } from './stored-leads.server';

/** Writes to the sender that the lead is here, and to the desk it is for. Says nothing of one that was taken back. */
export function confirmLead({ db }: Database, mail: Mail): JobHandler<'lead-confirmation'> {
  return ({ leadId, token }) =>
    db.transaction(async (transaction) => {
      const [row] = await transaction.select().from(leads).where(eq(leads.id, leadId));
      if (!row?.email) return;
      const lead = await toStoredLead(transaction, row);
      const words = LEAD_WORDS[lead.kind];
      if (!words) return;
      const letter = leadConfirmation({ lead, token });
      if (letter)
        await mail.queue(transaction, {
          ...letter,
          key: `lead-confirmation:${leadId}`,
          to: row.email,
          replyTo: words.desk,
        });
      await mail.queue(transaction, {
        ...leadNotice(lead),
        key: `lead-notice:${leadId}`,
        to: words.desk,
        replyTo: row.email,
      });
    });
}
