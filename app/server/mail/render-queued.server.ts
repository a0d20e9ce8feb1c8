import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../db/database.server';
import { outbox } from '../db/schema/outbox.server';
import { enqueue } from '../jobs/enqueue.server';
import type { JobHandler } from '../jobs/kinds.server';
import type { EmailThread } from './email-thread.server';

/** Renders a mail of the outbox, between two statements and outside of any transaction, and promises to send it. */
export function renderQueued(
  { db }: Database,
  { render }: Pick<EmailThread, 'render'>,
): JobHandler<'render-email'> {
  return async ({ mailId }) => {
    const isThis = and(eq(outbox.id, mailId), isNotNull(outbox.content));
    const [mail] = await db.select({ content: outbox.content }).from(outbox).where(isThis);
    if (!mail?.content) return;
    const rendered = await render(mail.content);
    await db.transaction(async (transaction) => {
      const set = { ...rendered, content: null };
      const [written] = await transaction.update(outbox).set(set).where(isThis).returning({ id: outbox.id });
      if (written) await enqueue(transaction, 'send-mail', { mailId });
    });
  };
}
