import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.server';
import { emails } from '../db/schema/emails.server';
import { failureReason } from '../jobs/failure-reason.server';
import { type JobHandler, PermanentFailure } from '../jobs/job-kinds.server';
import { isStoredAfterSending, removePrivateLinks } from './readable-templates.server';
import { EmailRejectedError, type Transport } from './transport.server';

interface Options {
  transport: Transport;
  /** Whether sent emails keep their text. In demo mode only, for the mailbox page. */
  storesText: boolean;
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

/**
 * Sends a queued email. A crash between acceptance and our record of it can send an email twice, with the same
 * Message-ID. No email is lost.
 */
export function sendEmail({ db }: Database, { transport, storesText }: Options): JobHandler<'send-email'> {
  return async ({ emailId }, { isLast }) => {
    const [email] = await db.select().from(emails).where(eq(emails.id, emailId));
    if (email?.state !== 'queued') return;
    const isThis = eq(emails.id, emailId);
    try {
      await transport.send(email);
    } catch (error) {
      const isRejected = error instanceof EmailRejectedError;
      const reason = failureReason(error);
      const state = isRejected || isLast ? 'failed' : 'queued';
      await db
        .update(emails)
        .set({ state, lastError: reason, attempts: sql`${emails.attempts} + 1` })
        .where(isThis);
      throw isRejected ? new PermanentFailure(reason) : error;
    }
    if (email.deleteWhenSent && !storesText) {
      await db.delete(emails).where(isThis);
      return;
    }
    await db
      .update(emails)
      .set({
        state: transport.deliveredState,
        sentAt: sql`now()`,
        lastError: null,
        ...(!storesText && withoutSecrets(email)),
      })
      .where(isThis);
  };
}
