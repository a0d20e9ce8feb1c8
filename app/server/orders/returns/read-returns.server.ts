import { asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { OrderReturn } from '~/domain/orders/order';
import type { QueryBuilder } from '../../db/database.server';
import type { orderEvents } from '../../db/schema/orders.server';
import { orderReturns } from '../../db/schema/returns.server';

/** A return without its photo. */
export type ReturnRow = Omit<typeof orderReturns.$inferSelect, 'photo' | 'photoRecord'> & {
  hasPhoto: boolean;
};

const { photo, photoRecord, ...columns } = getTableColumns(orderReturns);
const returnColumns = {
  ...columns,
  hasPhoto: sql<boolean>`(${photo} is not null or coalesce(${photoRecord} ? 'key', false))`,
};

/** The oldest first. */
export const selectReturns = (db: QueryBuilder, condition: SQL): Promise<ReturnRow[]> =>
  db
    .select(returnColumns)
    .from(orderReturns)
    .where(condition)
    .orderBy(asc(orderReturns.createdAt), asc(orderReturns.id));

export const readReturnsOfOrder = (db: QueryBuilder, orderId: string): Promise<ReturnRow[]> =>
  selectReturns(db, eq(orderReturns.orderId, orderId));

type ReturnEvent = Pick<typeof orderEvents.$inferSelect, 'kind' | 'details' | 'note'>;

/** `events` are those of the order. */
export function toReturn(row: ReturnRow, events: readonly ReturnEvent[]): OrderReturn {
  const { id, state, lines, reason, hasPhoto, createdAt, closedAt } = row;
  // The note of a refund is its reason.
  const note = events.findLast(
    (event) => event.kind === 'return' && event.details?.returnId === id && event.note !== null,
  )?.note;
  const hasMoney = events.some(({ details }) => details?.returnId === id && details.amount !== undefined);
  return {
    id,
    state,
    lines,
    reason,
    hasPhoto,
    createdAt,
    ...(note && { note }),
    ...(closedAt && { closedAt }),
    ...(state === 'refunded' && !hasMoney && { isWithoutMoney: true as const }),
  };
}
