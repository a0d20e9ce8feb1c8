import { and, asc, lte, not, sql } from 'drizzle-orm';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import type { OrderStatus } from '~/domain/orders/order-status';
import type { StaffStatus } from '~/domain/orders/staff-order';
import type { MatchingOrders } from '~/domain/orders/staff-order-list';
import { STEPS_FOR_ALL, type StaffOrderQuery } from '~/domain/orders/staff-order-query';
import type { ServiceDeps } from '../../db/database.server';
import { retryOnConflict } from '../../db/retry.server';
import { orders } from '../../db/schema/orders.server';
import { changeStatusAsStaff, type StaffStatusChange } from './change-status.server';
import { toFilter } from './list-orders.server';
import { lockByNumber } from './order-conflict.server';

/** Why an order of a list was not changed. */
export interface UnchangedOrder {
  number: string;
  /** `changed`: others changed it after it was shown. */
  reason: 'unknown' | 'not-allowed' | 'changed';
  /** Absent for an unknown number. */
  status?: OrderStatus;
}

export interface ManyOrders {
  numbers: readonly string[];
  to: Exclude<StaffStatus, 'cancelled'>;
  /** Of parcels that are sent: the courier of all, and tracking links by order number. */
  carrier?: string | undefined;
  tracking?: Readonly<Record<string, string | undefined>>;
}

export interface MarkManyResult {
  changed: string[];
  unchanged: UnchangedOrder[];
}

/** More take so long that a browser may stop waiting. */
export const MAX_MARKED_ORDERS = 200;

interface MarkedOrder {
  number: string;
  version?: number;
}

async function markOne(
  { db, clock }: ServiceDeps,
  userId: string,
  { number, version }: MarkedOrder,
  change: StaffStatusChange,
): Promise<UnchangedOrder | undefined> {
  return retryOnConflict(() =>
    db.transaction(async (transaction) => {
      const order = await lockByNumber(transaction, number);
      if (!order) return { number, reason: 'unknown' as const };
      const { status } = order;
      if (version !== undefined && order.version !== version)
        return { number, reason: 'changed' as const, status };
      const result = await changeStatusAsStaff(transaction, order, change, { userId, now: clock() });
      return result.kind === 'changed' ? undefined : { number, reason: 'not-allowed' as const, status };
    }),
  );
}

/** One after another. */
async function markEach(
  deps: ServiceDeps,
  userId: string,
  marked: readonly MarkedOrder[],
  toChange: (number: string) => StaffStatusChange,
): Promise<MarkManyResult> {
  const result: MarkManyResult = { changed: [], unchanged: [] };
  for (const order of marked) {
    const unchanged = await markOne(deps, userId, order, toChange(order.number));
    if (unchanged) result.unchanged.push(unchanged);
    else result.changed.push(order.number);
  }
  return result;
}

/**
 * Gives many orders a status, each in a transaction of its own, at most 200. An order with another status by then does not
 * change. Throws NotAllowedError.
 */
export async function markMany(
  deps: ServiceDeps,
  { user }: SignedIn,
  { numbers, to, carrier, tracking = {} }: ManyOrders,
): Promise<MarkManyResult> {
  requirePermission(user, 'orders.manage');
  const marked = [...new Set(numbers)].slice(0, MAX_MARKED_ORDERS).map((number) => ({ number }));
  return markEach(deps, user.id, marked, (number) => ({ to, carrier, trackingUrl: tracking[number] }));
}

/** The orders of a query that were there at a moment: as they were, or changed since. */
function toShownFilter(query: StaffOrderQuery, shownAt: Date) {
  const isChanged = sql`exists (
    select from order_events where order_id = ${orders.id} and created_at > ${shownAt.toISOString()}::timestamptz
  )`;
  const wasThere = and(toFilter(query, shownAt), lte(orders.createdAt, shownAt));
  return { unchanged: and(wasThere, not(isChanged)), changed: and(wasThere, isChanged) };
}

/** `undefined` for a view whose orders have no common step. Throws NotAllowedError. */
export async function countMatching(
  { db, clock }: ServiceDeps,
  { user }: SignedIn,
  query: StaffOrderQuery,
): Promise<MatchingOrders | undefined> {
  requirePermission(user, 'orders.manage');
  const to = STEPS_FOR_ALL[query.view];
  if (!to) return undefined;
  const shownAt = clock();
  return { count: await db.$count(orders, toShownFilter(query, shownAt).unchanged), to, shownAt };
}

export type MarkMatchingResult = MarkManyResult &
  Pick<MatchingOrders, 'to'> & {
    /** Orders of the query that wait for the next call. */
    left: number;
  };

/**
 * R-ADMIN-13: moves the orders of a query on, the oldest first, at most 200. One that was changed since `shownAt` stays as it is. A
 * repeated call goes on with those that are left. `undefined` for a view whose orders have no common step. Throws NotAllowedError.
 */
export async function markMatching(
  deps: ServiceDeps,
  { user }: SignedIn,
  { query, shownAt }: { query: StaffOrderQuery; shownAt: Date },
): Promise<MarkMatchingResult | undefined> {
  requirePermission(user, 'orders.manage');
  const to = STEPS_FOR_ALL[query.view];
  if (!to) return undefined;
  const filter = toShownFilter(query, shownAt);
  const columns = { number: orders.number, version: orders.version, status: orders.status };
  const read = (condition: typeof filter.changed) =>
    deps.db
      .select(columns)
      .from(orders)
      .where(condition)
      .orderBy(asc(orders.createdAt), asc(orders.id))
      .limit(MAX_MARKED_ORDERS);
  const skipped = await read(filter.changed);
  const { changed, unchanged } = await markEach(deps, user.id, await read(filter.unchanged), () => ({ to }));
  const skippedOrders = skipped.map(({ number, status }) => ({ number, reason: 'changed' as const, status }));
  return {
    changed,
    unchanged: [...skippedOrders, ...unchanged],
    to,
    left: await deps.db.$count(orders, filter.unchanged),
  };
}
