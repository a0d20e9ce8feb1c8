import { and, inArray, sql } from 'drizzle-orm';
import type { QueryBuilder } from '../db/database.server';
import { emails } from '../db/schema/emails.server';

/**
 * R-ALERT-1: withdraws the emails that are queued for a recipient, or failed and could be sent again. Their header has the link that
 * ends the requests, with the hash of the recipient.
 */
export async function withdrawAlertEmails(transaction: QueryBuilder, recipientHash: string): Promise<void> {
  await transaction
    .update(emails)
    .set({ state: 'withheld', content: null, html: '', text: '', headers: {} })
    .where(
      and(
        inArray(emails.state, ['queued', 'failed']),
        inArray(emails.template, ['stock-alert', 'stock-alert-confirmation']),
        sql`strpos(${emails.headers} ->> 'List-Unsubscribe', ${recipientHash}) > 0`,
      ),
    );
}
