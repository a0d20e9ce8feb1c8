import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.server';
import { emails } from '../db/schema/emails.server';
import { getFailureReason } from '../jobs/failure-reason.server';
import { type JobHandler, PermanentFailure, PROCESS_ENDED } from '../jobs/job-kinds.server';
import { type SpanStart, trace } from '../tracing/span.server';
import { isStoredAfterSending, removePrivateLinks } from './readable-templates.server';
import { type RecordOutcome, recordFailedAttempt } from './record-failed-attempt.server';
import { EmailRejectedError, type Transport } from './transport.server';

interface Options {
  transport: Transport;
  /** Whether sent emails keep their text. In demo mode only, for the mailbox page. */
  storesText: boolean;
  recordOutcome?: RecordOutcome;
}

/** The text may hold secret links. Staff may read emails about orders later: of these it stays without the links. */
function withoutSecrets({
  template,
  html,
  text,
}: Pick<typeof emails.$inferSelect, 'template' | 'html' | 'text'>) {
  const stored = isStoredAfterSending(template)
    ? { html: removePrivateLinks(html), text: removePrivateLinks(text) }
    : { html: '', text: '' };
  return { ...stored, headers: {}, attachments: [] };
}

/** R-TRACE-1: a span has the template of the email and not its recipient. */
const describeEmailSpan =
  ({ template }: Pick<typeof emails.$inferSelect, 'template'>) =>
  (): SpanStart => ({
    name: 'send email',
    kind: 'client',
    attributes: { 'site.email.template': template ?? 'unknown' },
  });

/**
 * Sends a queued email. A crash between acceptance and our record of it can send an email twice, with the same
 * Message-ID. No email is lost.
 */
export function sendEmail(
  { db }: Database,
  { transport, storesText, recordOutcome }: Options,
): JobHandler<'send-email'> {
  return async ({ emailId }, { isLast, isLost }) => {
    const [email] = await db.select().from(emails).where(eq(emails.id, emailId));
    if (email?.state !== 'queued') return;
    if (isLost)
      return recordFailedAttempt(db, email, { reason: PROCESS_ENDED, isFinal: true }, recordOutcome);
    const isThis = eq(emails.id, emailId);
    try {
      await trace(describeEmailSpan(email), () => transport.send(email));
    } catch (error) {
      const isRejected = error instanceof EmailRejectedError;
      const reason = getFailureReason(error);
      const isAddressRefused = isRejected && error.isAddressRefused;
      const attempt = { reason, isFinal: isRejected || isLast, isAddressRefused };
      await recordFailedAttempt(db, email, attempt, recordOutcome);
      throw isRejected ? new PermanentFailure(reason) : error;
    }
    if (email.deleteWhenSent && !storesText) {
      await db.delete(emails).where(isThis);
      return;
    }
    await db.transaction(async (transaction) => {
      await recordOutcome?.(transaction, email.key, 'sent');
      await transaction
        .update(emails)
        .set({
          state: transport.deliveredState,
          sentAt: sql`now()`,
          lastError: null,
          ...(!storesText && withoutSecrets(email)),
        })
        .where(isThis);
    });
  };
}
