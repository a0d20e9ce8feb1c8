import { v7 as uuid } from 'uuid';
import type { Database } from '../db/database.server';
import { emails } from '../db/schema/emails.server';
import { enqueue } from '../jobs/enqueue.server';
import type { EmailThread } from './email-thread.server';
import { sendEmail } from './send-email.server';
import type { EmailContent } from './templates/registry.server';
import type { Transport } from './transport.server';

export interface SendNowDeps {
  database: Database;
  thread: Pick<EmailThread, 'render'>;
  transport: Transport;
  storesText: boolean;
}

/**
 * Sends a staff email at once, for an alert that must not wait in the queue that it reports. When the mail server does not
 * accept it, a job tries again.
 */
export async function sendNow(
  { database, thread, transport, storesText }: SendNowDeps,
  { to, key, ...content }: EmailContent & { to: string; key: string },
): Promise<void> {
  const { db } = database;
  const rendered = await thread.render(content);
  const id = uuid();
  const { template } = content;
  await db.insert(emails).values({ id, key, recipient: to, template, content: null, ...rendered });
  const send = sendEmail(database, { transport, storesText });
  try {
    await send({ emailId: id }, { attempt: 1, isLast: false });
  } catch {
    // The row has the reason. An email that was rejected for good is not queued any more: its job does nothing.
    await enqueue(db, 'send-email', { emailId: id });
  }
}
