import { and, eq, isNull } from 'drizzle-orm';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import type { Paise } from '~/domain/money/money';
import type { IssuedUse } from '~/domain/orders/issued-use';
import { areUnitsAvailable, getSmallerUnits, type LineUnits } from '~/domain/orders/line-units';
import { isReturnClosed, listNextReturnStates, type ReturnState } from '~/domain/orders/order-return';
import type { QueryBuilder, ServiceDeps } from '../../db/database.server';
import { orderReturns } from '../../db/schema/returns.server';
import { enqueue } from '../../jobs/enqueue.server';
import { refundLocked } from '../refund-order.server';
import { restockUnits } from '../restock-units.server';
import { type ReturnRow, readReturnsOfOrder } from '../returns/read-returns.server';
import type { OrderRow } from '../to-order.server';
import { writeEvent } from '../write-event.server';
import { changeOrder, type OrderConflict } from './order-conflict.server';
import { priceUnits } from './refund.server';

/** Has passed decideReturnSchema. */
export interface ReturnDecision {
  number: string;
  version: number;
  returnId: string;
  to: Exclude<ReturnState, 'requested'>;
  /** The buyer reads it. */
  note?: string | undefined;
  /** For `received`: the units that can be sold again. They go back to the stock. */
  restock?: LineUnits | undefined;
  /** For `refunded`: replaces the price of the units, for example when something is missing. */
  amount?: Paise | undefined;
  /** For `refunded`: the UTR of a transfer that was made. */
  reference?: string | undefined;
}

export type DecideReturnResult =
  | { kind: 'decided'; refunded: Paise }
  | { kind: 'not-allowed'; state: ReturnState }
  /** More units are restocked than were returned. */
  | { kind: 'invalid-units' }
  | { kind: 'too-much' | 'disputed'; refundable: Paise }
  /** Gift cards of the order do not allow the refund. */
  | { kind: 'in-use'; use: IssuedUse }
  | OrderConflict
  | { kind: 'unknown' };

interface Deciding {
  order: OrderRow;
  decision: ReturnDecision;
  /** Who decides. */
  author: { userId: string; now: Date };
}

async function writeDecision(
  transaction: QueryBuilder,
  { order: { id: orderId, status }, decision: { returnId, to, note }, author: { userId, now } }: Deciding,
): Promise<string> {
  const isClosed = isReturnClosed(to);
  await transaction
    .update(orderReturns)
    .set({ state: to, ...(isClosed && { closedAt: now }) })
    .where(eq(orderReturns.id, returnId));
  const isOpen = and(eq(orderReturns.orderId, orderId), isNull(orderReturns.closedAt));
  const hasOpenReturn = (await transaction.$count(orderReturns, isOpen)) > 0;
  const details = { returnId, returnState: to };
  return writeEvent(
    transaction,
    { orderId, kind: 'return', status, actor: 'staff', userId, note, details, at: now },
    { hasOpenReturn },
  );
}

type LockedResult = Exclude<DecideReturnResult, { kind: 'conflict' | 'unknown' }>;

/** The refund has an email of its own; without money the return has one. Nothing is written when it is refused. */
async function refundReturn(
  transaction: QueryBuilder,
  { lines }: ReturnRow,
  deciding: Deciding,
): Promise<LockedResult> {
  const { order, decision } = deciding;
  const { userId, now } = deciding.author;
  const { note, reference, returnId } = decision;
  const { amount: price, available, refundable } = await priceUnits(transaction, order, lines);
  const amount = decision.amount ?? Math.min(price, refundable);
  // Units that were refunded before are not refunded twice.
  const units = getSmallerUnits(lines, available);
  const refund = {
    amount,
    reference,
    userId,
    reason: note ?? 'Returned goods',
    details: { returnId },
    ...(Object.keys(units).length > 0 && { lines: units }),
  };
  const result = amount > 0 ? await refundLocked(transaction, order, refund, now) : undefined;
  if (result && result.kind !== 'refunded' && result.kind !== 'nothing-to-refund') return result;
  // The refund may have changed the status.
  const status = result?.kind === 'refunded' && result.isComplete ? 'refunded' : order.status;
  const eventId = await writeDecision(transaction, { ...deciding, order: { ...order, status } });
  if (!result) await enqueue(transaction, 'order-status-email', { orderId: order.id, eventId });
  return { kind: 'decided', refunded: result ? amount : 0 };
}

async function decideLocked(
  transaction: QueryBuilder,
  found: ReturnRow,
  deciding: Deciding,
): Promise<LockedResult> {
  const { order, decision, author } = deciding;
  const { to, restock = {} } = decision;
  if (!listNextReturnStates(found.state).includes(to)) return { kind: 'not-allowed', state: found.state };
  if (to === 'refunded') return refundReturn(transaction, found, deciding);
  if (to === 'received' && Object.values(restock).some((count) => count > 0)) {
    if (!areUnitsAvailable(restock, found.lines)) return { kind: 'invalid-units' };
    await restockUnits(transaction, order.id, restock, { ...author, reason: 'return' });
  }
  const eventId = await writeDecision(transaction, deciding);
  await enqueue(transaction, 'order-status-email', { orderId: order.id, eventId });
  return { kind: 'decided', refunded: 0 };
}

/** Approves, rejects, receives or refunds a return (R-ORDER-7). Throws NotAllowedError. */
export async function decideReturn(
  deps: ServiceDeps,
  { user }: SignedIn,
  decision: ReturnDecision,
): Promise<DecideReturnResult> {
  requirePermission(user, 'orders.manage');
  const author = { userId: user.id, now: deps.clock() };
  return changeOrder(deps, decision, async (transaction, order): Promise<DecideReturnResult> => {
    const returns = await readReturnsOfOrder(transaction, order.id);
    const found = returns.find(({ id }) => id === decision.returnId);
    return found ? decideLocked(transaction, found, { order, decision, author }) : { kind: 'unknown' };
  });
}
