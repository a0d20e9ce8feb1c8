import { and, eq, isNotNull, ne, or, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { isUuid } from '~/domain/text/uuid';
import { HOUR_MS } from '~/domain/time/durations';
import { bindDeps } from '../bind-deps.server';
import { isValidLinkKey } from '../crypto/signatures.server';
import type { Database, QueryBuilder } from '../db/database.server';
import { subscribers } from '../db/schema/newsletter.server';
import { newsletterDeliveries } from '../db/schema/newsletter-editions.server';
import { unsubscribeHeaders } from '../email/email-queue.server';
import { endSubscription } from './end-subscription.server';
import { createNewsletterLink, type NewsletterPurpose, toSigningPurpose } from './leave-link.server';
import { isReachable } from './subscriber-status.server';
import type { LeaveLink, NewsletterDeps, NewsletterLink, Recipient } from './types.server';

const isConfirmed = (email: string) => and(eq(subscribers.email, email), eq(subscribers.state, 'confirmed'));

const hasValidKey = ({ secret }: NewsletterDeps, purpose: NewsletterPurpose, { id, key }: NewsletterLink) =>
  isUuid(id) && isValidLinkKey(secret, toSigningPurpose(purpose), { id, key });

/**
 * Emails the link that confirms a subscription, at most once an hour; nothing else before the owner confirms. The result
 * does not show whether the email is subscribed: then the email is a decoy. R-NEWSLETTER-6: one that a mail server refused
 * is asked again. False when the unconfirmed email has reached its limit.
 */
async function requestSubscription(deps: NewsletterDeps, email: string): Promise<boolean> {
  const now = deps.clock();
  return deps.db.transaction(async (transaction) => {
    const [subscriber] = await transaction
      .insert(subscribers)
      .values({ id: uuid(), email, requestedAt: now })
      .onConflictDoUpdate({ target: subscribers.email, set: { requestedAt: now } })
      .returning();
    if (!subscriber) throw new Error('The subscriber was not written.');
    const { id, state, refusedAt, unsubscribedAt } = subscriber;
    // Who has unsubscribed, or was refused, since the last link gets another one within the hour.
    const ended = refusedAt ?? unsubscribedAt;
    const since = ended ? `:${ended.getTime()}` : '';
    const queued = await deps.emailQueue.enqueue(transaction, {
      template: 'newsletter-confirmation',
      data: { link: createNewsletterLink(deps.secret, 'confirm', id) },
      key: `newsletter-confirm:${id}:${Math.floor(now.getTime() / HOUR_MS)}${since}`,
      to: email,
      audience: 'unconfirmed',
      replacesWithheld: true,
      isDecoy: state === 'confirmed' && refusedAt === null,
    });
    return queued !== 'withheld';
  });
}

async function enqueueWelcome(
  deps: NewsletterDeps,
  transaction: QueryBuilder,
  { id, email, confirmedAt }: { id: string; email: string; confirmedAt: Date | null },
) {
  const leave = createNewsletterLink(deps.secret, 'leave', id);
  await deps.emailQueue.enqueue(transaction, {
    template: 'newsletter-welcome',
    data: { leave },
    // Who has left and subscribes again gets another one.
    key: `newsletter-welcome:${id}:${confirmedAt?.getTime()}`,
    to: email,
    audience: 'confirmed',
    headers: unsubscribeHeaders(new URL(leave, deps.siteUrl)),
  });
}

/** Subscribes a confirmed email without another question. */
async function subscribe(deps: NewsletterDeps, email: string): Promise<void> {
  const now = deps.clock();
  await deps.db.transaction(async (transaction) => {
    const [subscriber] = await transaction
      .insert(subscribers)
      .values({ id: uuid(), email, state: 'confirmed', requestedAt: now, confirmedAt: now })
      .onConflictDoUpdate({
        target: subscribers.email,
        set: { state: 'confirmed', confirmedAt: now, unsubscribedAt: null, refusedAt: null },
        setWhere: or(ne(subscribers.state, 'confirmed'), isNotNull(subscribers.refusedAt)),
      })
      .returning();
    if (subscriber) await enqueueWelcome(deps, transaction, subscriber);
  });
}

/** Confirms a subscription by the link of the email. False for an invalid link. */
async function confirmSubscription(deps: NewsletterDeps, link: NewsletterLink): Promise<boolean> {
  if (!hasValidKey(deps, 'confirm', link)) return false;
  return deps.db.transaction(async (transaction) => {
    // A second press changes nothing. Who had left, or was refused, subscribes now: what began before is not sent to them.
    const now = deps.clock().toISOString();
    const confirmedAt = sql`case when ${isReachable} then coalesce(${subscribers.confirmedAt}, ${now}::timestamptz)
      else ${now}::timestamptz end`;
    const [subscriber] = await transaction
      .update(subscribers)
      .set({ state: 'confirmed', confirmedAt, unsubscribedAt: null, refusedAt: null })
      .where(eq(subscribers.id, link.id))
      .returning();
    if (!subscriber) return false;
    await enqueueWelcome(deps, transaction, subscriber);
    return true;
  });
}

/**
 * Unsubscribes by the link in every newsletter. True also when the email was unsubscribed before. The edition whose link it was
 * counts it once.
 */
async function unsubscribe(deps: NewsletterDeps, link: LeaveLink): Promise<boolean> {
  if (!hasValidKey(deps, 'leave', link)) return false;
  return deps.db.transaction(async (transaction) => {
    const ended = await endSubscription(transaction, eq(subscribers.id, link.id), deps.clock());
    if (!ended) return false;
    if (ended.before === 'confirmed' && link.delivery && isUuid(link.delivery)) {
      await transaction
        .update(newsletterDeliveries)
        .set({ unsubscribedAt: deps.clock() })
        .where(
          and(eq(newsletterDeliveries.id, link.delivery), eq(newsletterDeliveries.subscriberId, link.id)),
        );
    }
    return true;
  });
}

/** Whether the newsletter goes to the confirmed email of the user. */
async function isSubscribed({ db }: NewsletterDeps, { email, emailVerified }: Recipient): Promise<boolean> {
  if (!emailVerified) return false;
  const rows = await db.select({ id: subscribers.id }).from(subscribers).where(isConfirmed(email));
  return rows.length > 0;
}

/** From the account. A confirmed email is subscribed at once; an unconfirmed one gets the link that confirms it. */
async function setSubscribed(
  deps: NewsletterDeps,
  { email, emailVerified }: Recipient,
  isWanted: boolean,
): Promise<void> {
  if (isWanted && emailVerified) await subscribe(deps, email);
  else if (isWanted) await requestSubscription(deps, email);
  else if (emailVerified)
    await deps.db.transaction((transaction) =>
      endSubscription(transaction, isConfirmed(email), deps.clock()),
    );
}

/** Whether a link is valid, before its button is pressed. */
async function isValidLink(
  deps: NewsletterDeps,
  purpose: NewsletterPurpose,
  link: NewsletterLink,
): Promise<boolean> {
  if (!hasValidKey(deps, purpose, link)) return false;
  const rows = await deps.db
    .select({ id: subscribers.id })
    .from(subscribers)
    .where(eq(subscribers.id, link.id));
  return rows.length > 0;
}

export const createNewsletter = ({ db }: Database, options: Omit<NewsletterDeps, 'db'>) =>
  bindDeps(
    { db, ...options },
    {
      requestSubscription,
      confirm: confirmSubscription,
      unsubscribe,
      isSubscribed,
      setSubscribed,
      isValidLink,
    },
  );

export type Newsletter = ReturnType<typeof createNewsletter>;
