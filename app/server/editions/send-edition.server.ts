import { and, asc, eq, gt, lte } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { Article } from '~/content/journal/article';
import type { EditionContent } from '~/domain/newsletter/edition';
import { MINUTE_MS } from '~/domain/time/durations';
import type { QueryBuilder } from '../db/database.server';
import { subscribers } from '../db/schema/newsletter.server';
import { newsletterDeliveries, newsletterEditions } from '../db/schema/newsletter-editions.server';
import { unsubscribeHeaders } from '../email/email-queue.server';
import { getShareOfRate } from '../email/share-of-rate.server';
import { enqueue } from '../jobs/enqueue.server';
import type { JobHandler, JobPayload } from '../jobs/job-kinds.server';
import { createDeliveryLeaveLink } from '../newsletter/leave-link.server';
import { isReachable } from '../newsletter/subscriber-status.server';
import { toDeliveryKey } from '../newsletter/withdraw-emails.server';
import { composeEdition, type EditionRow, withCurrentSlugs } from './edition-content.server';
import type { EditionDeps } from './read-edition.server';

interface SendingDeps extends Omit<EditionDeps, 'render'> {
  /** Signs the links that unsubscribe. */
  secret: string;
  /** Begins the links of email headers. */
  siteUrl: string;
  /** How many emails are queued in a minute, with those to the guests of events. */
  perMinute: number;
}

type Payload = JobPayload<'send-edition'>;
interface Sending extends EditionRow {
  content: EditionContent;
  startedAt: Date;
}

/** While a job with it is open, there is no second one for the batch. */
export const toBatchKey = ({ editionId, sendAt, batch }: Payload): string =>
  `send-edition:${editionId}:${sendAt}:${batch}`;

/** Subscribers whose turn is after that of the last batch. Who subscribed after the start gets the next edition. */
const isNext = ({ startedAt, lastSubscriberId }: Pick<Sending, 'startedAt' | 'lastSubscriberId'>) =>
  and(
    isReachable,
    lte(subscribers.confirmedAt, startedAt),
    lastSubscriberId === null ? undefined : gt(subscribers.id, lastSubscriberId),
  );

async function hasNext(transaction: QueryBuilder, edition: Parameters<typeof isNext>[0]): Promise<boolean> {
  const rows = await transaction
    .select({ id: subscribers.id })
    .from(subscribers)
    .where(isNext(edition))
    .limit(1);
  return rows.length > 0;
}

/** The first job of a scheduled edition starts the sending with the text as it is then. */
async function startSending(
  { clock }: SendingDeps,
  transaction: QueryBuilder,
  edition: EditionRow,
  { payload, published }: { payload: Payload; published: readonly Article[] },
): Promise<Sending | undefined> {
  const isPlanned = edition.state === 'scheduled' && edition.sendAt?.toISOString() === payload.sendAt;
  if (!isPlanned) return undefined;
  const isThis = eq(newsletterEditions.id, edition.id);
  const now = clock();
  const { content } = composeEdition(await withCurrentSlugs(transaction, edition), published);
  if (content.articles.length === 0) {
    // The time stays, so that staff see why the draft was not sent.
    const draft = { state: 'draft' as const, version: edition.version + 1, changedAt: now };
    await transaction.update(newsletterEditions).set(draft).where(isThis);
    return undefined;
  }
  if ((await transaction.$count(newsletterEditions, eq(newsletterEditions.state, 'sending'))) > 0) {
    await enqueue(transaction, 'send-edition', payload, { runAfter: new Date(now.getTime() + MINUTE_MS) });
    return undefined;
  }
  const started = { state: 'sending' as const, content, startedAt: now, version: edition.version + 1 };
  await transaction.update(newsletterEditions).set(started).where(isThis);
  return { ...edition, ...started };
}

const isSending = (edition: EditionRow): edition is Sending =>
  edition.state === 'sending' && edition.content !== null && edition.startedAt !== null;

/** Queues the emails of a batch. Each subscriber is locked, so that unsubscribing waits and withdraws the email then. */
async function queueBatch(
  { emailQueue, secret, siteUrl, perMinute, clock }: SendingDeps,
  transaction: QueryBuilder,
  edition: Sending,
) {
  const batch = await transaction
    .select({ id: subscribers.id, email: subscribers.email })
    .from(subscribers)
    .where(isNext(edition))
    .orderBy(asc(subscribers.id))
    .limit(await getShareOfRate(transaction, perMinute))
    .for('update');
  for (const { id: subscriberId, email } of batch) {
    const [delivery] = await transaction
      .insert(newsletterDeliveries)
      .values({ id: uuid(), editionId: edition.id, subscriberId, state: 'queued', queuedAt: clock() })
      .onConflictDoNothing({ target: [newsletterDeliveries.editionId, newsletterDeliveries.subscriberId] })
      .returning({ id: newsletterDeliveries.id });
    if (!delivery) continue;
    const leave = createDeliveryLeaveLink(secret, subscriberId, delivery.id);
    await emailQueue.enqueue(transaction, {
      template: 'newsletter-edition',
      data: { ...edition.content, leave },
      key: toDeliveryKey(delivery.id),
      to: email,
      audience: 'confirmed',
      headers: unsubscribeHeaders(new URL(leave, siteUrl)),
    });
  }
  return batch;
}

/**
 * R-NEWSLETTER-4: queues one batch of an edition, and adds the job of the next one a minute later. Edition, emails, deliveries and
 * the next job change in one transaction under the lock of the edition: a crash repeats a batch whole, and a job that runs twice
 * finds that its batch was counted.
 */
export function sendEdition(deps: SendingDeps): JobHandler<'send-edition'> {
  const { db, clock } = deps;
  return async (payload) => {
    const published = payload.batch === 0 ? await deps.listArticles() : [];
    await db.transaction(async (transaction) => {
      const isThis = eq(newsletterEditions.id, payload.editionId);
      const [found] = await transaction.select().from(newsletterEditions).where(isThis).for('update');
      if (!found) return;
      const edition =
        payload.batch === 0 ? await startSending(deps, transaction, found, { payload, published }) : found;
      if (!edition || !isSending(edition) || edition.batches !== payload.batch) return;
      const batch = await queueBatch(deps, transaction, edition);
      const last = batch.at(-1)?.id ?? edition.lastSubscriberId;
      const isMore = batch.length > 0 && (await hasNext(transaction, { ...edition, lastSubscriberId: last }));
      const batches = edition.batches + 1;
      const ended = isMore ? {} : { state: 'sent' as const, finishedAt: clock() };
      const recipients = edition.recipients + batch.length;
      await transaction
        .update(newsletterEditions)
        .set({ batches, recipients, lastSubscriberId: last, ...ended })
        .where(isThis);
      if (!isMore) return;
      const next = { ...payload, batch: batches };
      const runAfter = new Date(clock().getTime() + MINUTE_MS);
      await enqueue(transaction, 'send-edition', next, { runAfter, key: toBatchKey(next) });
    });
  };
}
