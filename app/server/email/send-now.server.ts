import { and, eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { MINUTE_MS } from '~/domain/time/durations';
import type { Database, QueryBuilder } from '../db/database.server';
import { emails } from '../db/schema/emails.server';
import { jobs } from '../db/schema/jobs.server';
import { enqueue } from '../jobs/enqueue.server';
import { isOpen } from '../jobs/job-states.server';
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

/** Longer than an attempt at a mail server that does not answer: the job and this process never send at the same time. */
const JOB_DELAY_MS = 5 * MINUTE_MS;

/**
 * Sends a staff email at once, for an alert that must not wait in the queue that it reports. When the mail server does not
 * accept it, or the process ends, a job sends it. `record` writes its event in the transaction of the email; without an event, nothing
 * is sent.
 */
export async function sendNow(
  { database, thread, transport, storesText }: SendNowDeps,
  { to, key, ...content }: EmailContent & { to: string; key: string },
  record: (transaction: QueryBuilder) => Promise<boolean>,
): Promise<boolean> {
  const { db } = database;
  const rendered = await thread.render(content);
  const id = uuid();
  const { template } = content;
  const isRecorded = await db.transaction(async (transaction) => {
    if (!(await record(transaction))) return false;
    await transaction.insert(emails).values({ id, key, recipient: to, template, content: null, ...rendered });
    const runAfter = new Date(Date.now() + JOB_DELAY_MS);
    await enqueue(transaction, 'send-email', { emailId: id }, { key, runAfter });
    return true;
  });
  if (!isRecorded) return false;
  const send = sendEmail(database, { transport, storesText });
  const isSent = await send({ emailId: id }, { attempt: 1, isLast: false }).then(
    () => true,
    // The row has the reason. An email that was rejected for good is not queued any more: its job does nothing.
    () => false,
  );
  if (isSent) await db.delete(jobs).where(and(eq(jobs.key, key), isOpen));
  return true;
}
