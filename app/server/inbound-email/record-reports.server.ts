import { and, eq } from 'drizzle-orm';
import { isUuid } from '~/domain/text/uuid';
import type { ServiceDeps } from '../db/database.server';
import { emails } from '../db/schema/emails.server';
import { recordDelivery } from '../editions/record-delivery.server';
import type { DeliveryReport } from '../email/parsed-email.server';
import { isAddressCode } from '../email/transport.server';

/** The id of the email of ours with a Message-ID. */
const readEmailId = (messageId: string): string | undefined => {
  const id = messageId.slice(1, messageId.indexOf('@'));
  return isUuid(id) ? id.toLowerCase() : undefined;
};

/** A code that begins with 4 is a temporary failure, and the mail server tries again. */
const isFinal = ({ action, code }: DeliveryReport): boolean => action === 'failed' && code.startsWith('5.');

/**
 * R-MAIL-3: an email that a mail server accepted and could not deliver counts as bounced. A newsletter email counts as a direct refusal
 * does (R-NEWSLETTER-6). A report about another email, a temporary failure and a second report change nothing.
 */
export async function recordReports(
  { db, clock }: ServiceDeps,
  reports: readonly DeliveryReport[],
): Promise<void> {
  for (const report of reports.filter(isFinal)) {
    const id = readEmailId(report.messageId);
    if (id === undefined) continue;
    await db.transaction(async (transaction) => {
      const [bounced] = await transaction
        .update(emails)
        .set({ state: 'bounced', lastError: `The mail server reported ${report.code}.` })
        .where(and(eq(emails.id, id), eq(emails.state, 'sent')))
        .returning({ key: emails.key });
      if (!bounced) return;
      const outcome = isAddressCode(report.code) ? 'refused' : 'failed';
      await recordDelivery(clock)(transaction, bounced.key, outcome);
    });
  }
}
