import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../db/database.server';
import { emails } from '../db/schema/emails.server';
import { enqueue } from '../jobs/enqueue.server';
import { getFailureReason } from '../jobs/failure-reason.server';
import { type JobHandler, PROCESS_ENDED } from '../jobs/job-kinds.server';
import type { EmailThread } from './email-thread.server';
import { type RecordOutcome, recordFailedAttempt } from './record-failed-attempt.server';
import type { EmailContent } from './templates/registry.server';

interface Options extends Pick<EmailThread, 'render'> {
  recordOutcome?: RecordOutcome;
}

/** Renders a queued email and enqueues its sending. Rendering happens outside of the transaction. */
export function renderQueued(
  { db }: Database,
  { render, recordOutcome }: Options,
): JobHandler<'render-email'> {
  return async ({ emailId }, { isLast, isLost }) => {
    const isThis = and(eq(emails.id, emailId), isNotNull(emails.content));
    const [email] = await db.select().from(emails).where(isThis);
    if (!email?.content) return;
    const recordFailure = (reason: string) =>
      recordFailedAttempt(db, email, { reason, isFinal: true }, recordOutcome);
    if (isLost) return recordFailure(PROCESS_ENDED);
    // `enqueue` checked the types. A template that no longer exists fails in the thread.
    const rendered = await render(email.content as EmailContent).catch(async (error) => {
      if (isLast) await recordFailure(getFailureReason(error));
      throw error;
    });
    await db.transaction(async (transaction) => {
      const [written] = await transaction
        .update(emails)
        .set({ ...rendered, content: null })
        .where(isThis)
        .returning({ id: emails.id });
      if (written) await enqueue(transaction, 'send-email', { emailId });
    });
  };
}
