import { and, eq } from 'drizzle-orm';
import type { Order, OrderOwner } from '~/domain/orders/order';
import { parseOrderNumber } from '~/domain/orders/order-status';
import type { QueryBuilder } from '../db/database.server';
import { orders } from '../db/schema/orders.server';
import { isOwnedBy, readOwnOrder } from './own-orders.server';
import { findOrderByKey, readOrderByKey } from './read-order.server';
import type { OrderRow } from './to-order.server';
import type { OrderDeps, OrderLink } from './types.server';

/** How a buyer reaches an order: from the account that owns it, or by its secret link. */
export type OrderAccess = { number: string; owner: OrderOwner } | OrderLink;

type AccessDeps = Pick<OrderDeps, 'db' | 'secret'>;

/** `null` for an unknown number, the order of another user and a wrong key. */
export const readAccessibleOrder = (deps: AccessDeps, access: OrderAccess): Promise<Order | null> =>
  'owner' in access
    ? readOwnOrder(deps, access.owner, access.number)
    : readOrderByKey(deps, access.number, access.accessKey);

async function findCondition(deps: AccessDeps, access: OrderAccess) {
  if ('owner' in access) {
    const number = parseOrderNumber(access.number);
    return number ? and(eq(orders.number, number), isOwnedBy(access.owner)) : undefined;
  }
  const row = await findOrderByKey(deps, access.number, access.accessKey);
  return row && eq(orders.id, row.id);
}

/** The row of the order. `undefined` as for `readAccessibleOrder`. */
export async function findAccessibleOrder(
  deps: AccessDeps,
  access: OrderAccess,
): Promise<OrderRow | undefined> {
  const condition = await findCondition(deps, access);
  if (!condition) return undefined;
  const [row] = await deps.db.select().from(orders).where(condition);
  return row;
}

/** Locks the order until the end of the transaction. `undefined` as for `readAccessibleOrder`. */
export async function lockAccessibleOrder(
  transaction: QueryBuilder,
  { secret }: AccessDeps,
  access: OrderAccess,
): Promise<OrderRow | undefined> {
  const condition = await findCondition({ db: transaction, secret }, access);
  if (!condition) return undefined;
  const [row] = await transaction.select().from(orders).where(condition).for('update');
  return row;
}

/** The signed-in buyer, as events name them. */
export const getUserId = (access: OrderAccess): string | undefined =>
  'owner' in access ? access.owner.id : undefined;
