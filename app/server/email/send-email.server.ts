import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.server';
import { emails } from '../db/schema/emails.server';
import { failureReason } from '../jobs/failure-reason.server';
import { type JobHandler, PermanentFailure } from '../jobs/job-kinds.server';
import { EmailRejectedError, type Transport } from './transport.server';

interface Options {
  transport: Transport;
  /** Whether what was said stays readable after it was sent: in demo mode only. */
  keepWords: boolean;
}

/** The words of a mail may hold secret links: they are of no use to us once it is sent. */
const WITHOUT_WORDS = { html: '', text: '', headers: {}, attachments: [] };

/**
 * Hands a mail of the emails to the mail server. Between its yes and our note of it a crash can make a mail leave
 * twice, under the same Message-ID; none is ever lost.
 */
export function sendEmail({ db }: Database, { transport, keepWords }: Options): JobHandler<'send-email'> {
  return async ({ emailId }, { isLast }) => {
    const [mail] = await db.select().from(emails).where(eq(emails.id, emailId));
    if (mail?.state !== 'queued') return;
    const is = eq(emails.id, emailId);
    try {
      await transport.send(mail);
    } catch (error) {
      const isRefused = error instanceof EmailRejectedError;
      const reason = failureReason(error);
      const state = isRefused || isLast ? 'failed' : 'queued';
      await db
        .update(emails)
        .set({ state, lastError: reason, attempts: sql`${emails.attempts} + 1` })
        .where(is);
      throw isRefused ? new PermanentFailure(reason) : error;
    }
    if (mail.deleteWhenSent && !keepWords) {
      await db.delete(emails).where(is);
      return;
    }
    await db
      .update(emails)
      .set({
        state: transport.leaves,
        sentAt: sql`now()`,
        lastError: null,
        ...(!keepWords && WITHOUT_WORDS),
      })
      .where(is);
  };
}
