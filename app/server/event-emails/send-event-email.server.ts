import { eq } from 'drizzle-orm';
import { getOrderTicketsPath } from '~/content/shop/shop-page-paths';
import type { DatesByProduct } from '~/domain/tickets/event';
import type { EventEmailFacts } from '~/domain/tickets/event-email';
import { MINUTE_MS } from '~/domain/time/durations';
import { site } from '~site';
import type { QueryBuilder, ServiceDeps } from '../db/database.server';
import { eventEmails } from '../db/schema/event-emails.server';
import { getShareOfRate } from '../email/share-of-rate.server';
import type { EmailQueue } from '../email/types.server';
import { enqueue } from '../jobs/enqueue.server';
import type { JobHandler, JobPayload } from '../jobs/job-kinds.server';
import { createAccessKey } from '../orders/access-key.server';
import type { EventEmailRow } from './read-event-email.server';
import { hasNextRecipient, type Recipient, readNextRecipients, toEmailKey } from './recipients.server';

interface SendingDeps extends ServiceDeps {
  dates: DatesByProduct;
  emailQueue: EmailQueue;
  /** Signs the secret links of orders. */
  secret: string;
  /** How many emails are queued in a minute, with those of the newsletter. */
  perMinute: number;
}

interface Sending extends EventEmailRow {
  startedAt: Date;
  facts: EventEmailFacts;
}

/** While a job with it is open, there is no second one for the batch. */
export const toBatchKey = ({ eventEmailId, batch }: JobPayload<'send-event-email'>): string =>
  `send-event-email:${eventEmailId}:${batch}`;

const isSending = (row: EventEmailRow): row is Sending =>
  row.state === 'sending' && row.startedAt !== null && row.facts !== null;

const toSelection = (
  { dates: byProduct }: SendingDeps,
  { id: eventEmailId, productId, day, guests, startedAt }: Sending,
) => ({ byProduct, event: { productId, ...(day !== null && { day }) }, guests, eventEmailId, startedAt });

/** One email to an address. A ticket is issued when its order is paid, so it does not count against the limit of R-ORDER-13. */
async function emailBuyer(
  { emailQueue, secret }: SendingDeps,
  transaction: QueryBuilder,
  { id, subject, text, facts }: Sending,
  { email, orders }: Recipient,
): Promise<void> {
  const [first] = orders;
  if (!first) return;
  // Anyone can enter an email, so an unconfirmed one gets no name.
  const name = orders.find(({ isEmailConfirmed }) => isEmailConfirmed)?.name;
  await emailQueue.enqueue(transaction, {
    template: 'event-email',
    data: {
      subject,
      text,
      ...facts,
      orders: orders.map((order) => ({
        number: order.number,
        link: getOrderTicketsPath(order.number, createAccessKey({ secret }, order.id)),
      })),
      ...(name && { name }),
    },
    key: toEmailKey(id, first.id),
    to: email,
    replyTo: site.emails.orders,
    audience: orders.every(({ isEmailConfirmed }) => isEmailConfirmed) ? 'confirmed' : 'unconfirmed',
    isOutsideLimit: true,
  });
}

/**
 * R-TICKET-13: queues one batch of an email to guests, and adds the job of the next one a minute later. All of it is one transaction
 * under the lock of the email: a crash repeats a batch whole, and a job that runs twice finds that its batch was counted.
 */
export function sendEventEmail(deps: SendingDeps): JobHandler<'send-event-email'> {
  const { db, clock, perMinute } = deps;
  return (payload) =>
    db.transaction(async (transaction) => {
      const isThis = eq(eventEmails.id, payload.eventEmailId);
      const [row] = await transaction.select().from(eventEmails).where(isThis).for('update');
      if (!row || !isSending(row) || row.batches !== payload.batch) return;
      const limit = await getShareOfRate(transaction, perMinute);
      const selection = toSelection(deps, row);
      const batch = await readNextRecipients(transaction, { ...selection, limit });
      for (const recipient of batch) await emailBuyer(deps, transaction, row, recipient);
      const isMore = await hasNextRecipient(transaction, selection);
      const batches = row.batches + 1;
      const ended = isMore ? {} : { state: 'sent' as const, finishedAt: clock() };
      const recipients = row.recipients + batch.length;
      await transaction
        .update(eventEmails)
        .set({ batches, recipients, ...ended })
        .where(isThis);
      if (!isMore) return;
      const next = { ...payload, batch: batches };
      const runAfter = new Date(clock().getTime() + MINUTE_MS);
      await enqueue(transaction, 'send-event-email', next, { runAfter, key: toBatchKey(next) });
    });
}
