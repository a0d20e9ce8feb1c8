import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../db/database.server';
import { emails } from '../db/schema/emails.server';
import { enqueue } from '../jobs/enqueue.server';
import type { JobHandler } from '../jobs/job-kinds.server';
import type { EmailThread } from './email-thread.server';

/** Renders a mail of the emails, between two statements and outside of any transaction, and promises to send it. */
export function renderQueued(
  { db }: Database,
  { render }: Pick<EmailThread, 'render'>,
): JobHandler<'render-email'> {
  return async ({ emailId }) => {
    const isThis = and(eq(emails.id, emailId), isNotNull(emails.content));
    const [mail] = await db.select({ content: emails.content }).from(emails).where(isThis);
    if (!mail?.content) return;
    const rendered = await render(mail.content);
    await db.transaction(async (transaction) => {
      const set = { ...rendered, content: null };
      const [written] = await transaction.update(emails).set(set).where(isThis).returning({ id: emails.id });
      if (written) await enqueue(transaction, 'send-email', { emailId });
    });
  };
}
