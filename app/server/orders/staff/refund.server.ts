import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import type { Paise } from '~/domain/money/money';
import {
  addLineUnits,
  areUnitsAvailable,
  getAllUnits,
  type LineUnits,
  subtractLineUnits,
} from '~/domain/orders/line-units';
import { calculateLinesRefund } from '~/domain/orders/refund-amount';
import type { QueryBuilder, ServiceDeps } from '../../db/database.server';
import { completeLockedRefund } from '../complete-refund.server';
import { calculateBalance, readMoneyOfOrder } from '../order-money.server';
import { readLines } from '../read-order.server';
import { type RefundResult, refundLocked } from '../refund-order.server';
import { listRefundedUnits, type OrderRow } from '../to-order.server';
import { changeOrder, type OrderConflict } from './order-conflict.server';

interface RefundForm {
  number: string;
  version: number;
  /** The buyer reads it. */
  reason: string;
  /** The UTR of a transfer that was made. Without it, the refund is pending. */
  reference?: string | undefined;
}

/** Has passed refundSchema. Either an amount, or units of lines: their price after discounts with tax. */
export type StaffRefundRequest = RefundForm & ({ amount: Paise } | { lines: LineUnits });

export type StaffRefundResult =
  | RefundResult
  /** No unit was chosen, or a chosen one was refunded before. */
  | { kind: 'invalid-units'; available: LineUnits }
  | OrderConflict
  | { kind: 'unknown' };

export interface UnitsPrice {
  amount: Paise;
  /** The units that no refund has. */
  available: LineUnits;
  /** What was received and not refunded yet. */
  refundable: Paise;
}

/** What units of lines cost (R-PAYMENT-3). */
export async function priceUnits(
  transaction: QueryBuilder,
  order: OrderRow,
  units: LineUnits,
): Promise<UnitsPrice> {
  const lines = await readLines(transaction, order.id);
  const money = await readMoneyOfOrder(transaction, order.id);
  const { received, refunded } = calculateBalance(order, money);
  const refundedUnits = addLineUnits(listRefundedUnits(money));
  return {
    amount: calculateLinesRefund({ ...order, lines }, refundedUnits, units),
    available: subtractLineUnits(getAllUnits(lines), refundedUnits),
    refundable: received - refunded,
  };
}

async function toRefund(transaction: QueryBuilder, order: OrderRow, request: StaffRefundRequest) {
  if ('amount' in request) return { kind: 'refund' as const, amount: request.amount };
  const { lines } = request;
  const { amount, available } = await priceUnits(transaction, order, lines);
  return areUnitsAvailable(lines, available)
    ? { kind: 'refund' as const, amount, lines }
    : { kind: 'invalid-units' as const, available };
}

/** Refunds an amount or units of lines, never more than was received. Throws NotAllowedError. */
export async function refund(
  deps: ServiceDeps,
  { user }: SignedIn,
  request: StaffRefundRequest,
): Promise<StaffRefundResult> {
  requirePermission(user, 'orders.manage');
  const { reason, reference } = request;
  return changeOrder(deps, request, async (transaction, order): Promise<StaffRefundResult> => {
    const wanted = await toRefund(transaction, order, request);
    if (wanted.kind === 'invalid-units') return wanted;
    const { amount, lines } = wanted;
    const author = { reason, reference, userId: user.id };
    return refundLocked(transaction, order, { amount, lines, ...author }, deps.clock());
  });
}

const EXCESS_REASONS = {
  cancelled: 'The order was cancelled.',
  paid: 'More arrived than the order costs.',
} as const;

/** Refunds what arrived beyond what the order costs, with one click. Throws NotAllowedError. */
export async function refundExcess(
  deps: ServiceDeps,
  { user }: SignedIn,
  { number, version, reference }: Pick<RefundForm, 'number' | 'version' | 'reference'>,
): Promise<Exclude<StaffRefundResult, { kind: 'invalid-units' }>> {
  requirePermission(user, 'orders.manage');
  return changeOrder(deps, { number, version }, async (transaction, order): Promise<RefundResult> => {
    const { excess: amount } = calculateBalance(order, await readMoneyOfOrder(transaction, order.id));
    const reason = EXCESS_REASONS[order.status === 'cancelled' ? 'cancelled' : 'paid'];
    const details = { isExcess: true };
    return refundLocked(
      transaction,
      order,
      { amount, reason, reference, userId: user.id, details },
      deps.clock(),
    );
  });
}

export type CompleteRefundResult =
  | { kind: 'completed' }
  /** It is not pending, or its provider sends it. */
  | { kind: 'not-pending' }
  | OrderConflict
  | { kind: 'unknown' };

/** Notes the UTR of a pending refund that staff transferred. Throws NotAllowedError. */
export async function completeRefund(
  deps: ServiceDeps,
  { user }: SignedIn,
  {
    number,
    version,
    refundId,
    reference,
  }: { number: string; version: number; refundId: string; reference: string },
): Promise<CompleteRefundResult> {
  requirePermission(user, 'orders.manage');
  return changeOrder(deps, { number, version }, async (transaction, order): Promise<CompleteRefundResult> => {
    const money = await readMoneyOfOrder(transaction, order.id);
    const isManual = money.refunds.some(({ id, paymentId }) => id === refundId && paymentId === null);
    if (!isManual) return { kind: 'not-pending' };
    const completed = { refundId, reference, actor: 'staff', userId: user.id } as const;
    const isCompleted = await completeLockedRefund(transaction, order, completed, deps.clock());
    return { kind: isCompleted ? 'completed' : 'not-pending' };
  });
}
