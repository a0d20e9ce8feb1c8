import { eq, inArray } from 'drizzle-orm';
import { parseOrderNumber } from '~/domain/orders/order-status';
import type { StaffOrderEvent } from '~/domain/orders/staff-order';
import type { QueryBuilder, ServiceDeps } from '../../db/database.server';
import { retryOnConflict } from '../../db/retry.server';
import { users } from '../../db/schema/accounts.server';
import { orders } from '../../db/schema/orders.server';
import { readEvents } from '../read-order.server';
import type { EventRow, OrderRow } from '../to-order.server';

/** The form shows an older version: others changed the order since. Nothing was written. */
export interface OrderConflict {
  kind: 'conflict';
  version: number;
  /** What changed since the version of the form, the oldest first. */
  changes: StaffOrderEvent[];
}

/** The names of users, by id. Deleted accounts are left out. */
export async function readNames(
  db: QueryBuilder,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const known = ids.filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, known));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function toStaffEvent(row: EventRow, names: ReadonlyMap<string, string>): StaffOrderEvent {
  const { id, kind, status, actor, userId, note, details, createdAt } = row;
  const by = names.get(userId ?? '');
  return {
    id,
    kind,
    status,
    actor,
    at: createdAt,
    ...(by && { by }),
    ...(note !== null && { note }),
    ...(details && { details }),
  };
}

export async function toStaffEvents(db: QueryBuilder, rows: readonly EventRow[]): Promise<StaffOrderEvent[]> {
  const names = await readNames(
    db,
    rows.map(({ userId }) => userId),
  );
  return rows.map((row) => toStaffEvent(row, names));
}

/** R-ORDER-9: each event counts one version, so the events since a version are the last ones. */
async function describeConflict(
  db: QueryBuilder,
  { id, version }: OrderRow,
  seenVersion: number,
): Promise<OrderConflict> {
  const events = await readEvents(db, id);
  const count = Math.max(0, version - seenVersion);
  return {
    kind: 'conflict',
    version,
    changes: await toStaffEvents(db, count > 0 ? events.slice(-count) : []),
  };
}

export async function lockByNumber(
  transaction: QueryBuilder,
  typedNumber: string,
): Promise<OrderRow | undefined> {
  const number = parseOrderNumber(typedNumber);
  if (!number) return undefined;
  const [row] = await transaction.select().from(orders).where(eq(orders.number, number)).for('update');
  return row;
}

/**
 * R-ORDER-9: locks an order and changes it in one transaction, unless others changed it since `version`. An unknown number is
 * `unknown`.
 */
export function changeOrder<Result extends { kind: string }>(
  { db }: Pick<ServiceDeps, 'db'>,
  { number, version }: { number: string; version: number },
  change: (transaction: QueryBuilder, order: OrderRow) => Promise<Result>,
): Promise<Result | OrderConflict | { kind: 'unknown' }> {
  return retryOnConflict(() =>
    db.transaction(async (transaction) => {
      const row = await lockByNumber(transaction, number);
      if (!row) return { kind: 'unknown' as const };
      if (row.version !== version) return describeConflict(transaction, row, version);
      return change(transaction, row);
    }),
  );
}
