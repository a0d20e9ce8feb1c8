import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { ListedSubscriber, SubscriberStatus } from '~/domain/newsletter/subscriber-query';
import { subscribers } from '../db/schema/newsletter.server';

/** Confirmed subscribers whose address no mail server refused. */
export const isReachable = and(eq(subscribers.state, 'confirmed'), isNull(subscribers.refusedAt));

export const isRefused = and(eq(subscribers.state, 'confirmed'), isNotNull(subscribers.refusedAt));

/** The subscribers of a status. Each subscriber has one. */
export const STATUS_CONDITIONS: Readonly<Record<SubscriberStatus, SQL | undefined>> = {
  active: isReachable,
  pending: eq(subscribers.state, 'pending'),
  refused: isRefused,
  unsubscribed: eq(subscribers.state, 'unsubscribed'),
};

type SubscriberRow = typeof subscribers.$inferSelect;

function readStatus({ state, requestedAt, confirmedAt, unsubscribedAt, refusedAt }: SubscriberRow) {
  if (state === 'unsubscribed')
    return { status: 'unsubscribed', since: unsubscribedAt ?? requestedAt } as const;
  if (state === 'pending') return { status: 'pending', since: requestedAt } as const;
  if (refusedAt) return { status: 'refused', since: refusedAt } as const;
  return { status: 'active', since: confirmedAt ?? requestedAt } as const;
}

export const toListedSubscriber = (row: SubscriberRow): ListedSubscriber => ({
  id: row.id,
  email: row.email,
  ...readStatus(row),
});
