import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../db/database.server';
import { emails } from '../db/schema/emails.server';
import { enqueue } from '../jobs/enqueue.server';
import type { JobHandler } from '../jobs/job-kinds.server';
import type { EmailThread } from './email-thread.server';
import type { EmailContent } from './templates/registry.server';

/** Renders a queued email and enqueues its sending. Rendering happens outside of the transaction. */
export function renderQueued(
  { db }: Database,
  { render }: Pick<EmailThread, 'render'>,
): JobHandler<'render-email'> {
  return async ({ emailId }) => {
    const isThis = and(eq(emails.id, emailId), isNotNull(emails.content));
    const [email] = await db.select({ content: emails.content }).from(emails).where(isThis);
    if (!email?.content) return;
    // `enqueue` checked the types. A template that no longer exists fails in the thread.
    const rendered = await render(email.content as EmailContent);
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
