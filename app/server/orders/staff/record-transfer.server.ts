import { and, eq } from 'drizzle-orm';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import type { Paise } from '~/domain/money/money';
import type { TransferMethod } from '~/domain/payments/payment-method';
import { toInstant } from '~/domain/time/wall-clock';
import { site } from '~site';
import type { QueryBuilder, ServiceDeps } from '../../db/database.server';
import { orders } from '../../db/schema/orders.server';
import { payments } from '../../db/schema/payments.server';
import { type RecordPaymentResult, recordPayment } from '../record-payment.server';
import type { OrderRow } from '../to-order.server';
import { changeOrder, type OrderConflict } from './order-conflict.server';

/** A transfer as staff read it in a bank statement. It has passed recordPaymentSchema. */
export interface Transfer {
  provider: TransferMethod;
  /** The UTR. */
  reference: string;
  amount: Paise;
  /** ISO day in India. */
  receivedOn: string;
}

export type RecordTransferResult =
  | { kind: 'recorded'; outcome: Extract<RecordPaymentResult, 'paid' | 'partial' | 'excess'> }
  /** This payment is recorded already, for this order or for another one. */
  | { kind: 'repeated' }
  | { kind: 'other-order'; number: string }
  | OrderConflict
  | { kind: 'unknown' };

/** The number of the order that has this payment. */
export async function findOrderOfPayment(
  db: QueryBuilder,
  { provider, reference }: Pick<Transfer, 'provider' | 'reference'>,
): Promise<string | undefined> {
  const [row] = await db
    .select({ number: orders.number })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(payments.provider, provider), eq(payments.reference, reference)));
  return row?.number;
}

type LockedResult = Exclude<RecordTransferResult, { kind: 'conflict' | 'unknown' }>;

/** The transaction must have locked the order. */
export async function recordTransferForOrder(
  transaction: QueryBuilder,
  { id: orderId, number }: OrderRow,
  { receivedOn, ...transfer }: Transfer,
  { userId, now }: { userId: string; now: Date },
): Promise<LockedResult> {
  const receivedAt = toInstant(receivedOn, 0, site.openingHours.timeZone);
  const outcome = await recordPayment(
    transaction,
    { ...transfer, orderId, currency: site.currency.code, receivedAt, recordedBy: userId },
    now,
  );
  switch (outcome) {
    case 'paid':
    case 'partial':
    case 'excess':
      return { kind: 'recorded', outcome };
    case 'other-order':
      return { kind: 'other-order', number: (await findOrderOfPayment(transaction, transfer)) ?? number };
    default:
      return { kind: 'repeated' };
  }
}

/** Records a transfer that arrived (R-PAYMENT-2), once. Throws NotAllowedError. */
export async function recordTransfer(
  deps: ServiceDeps,
  { user }: SignedIn,
  { number, version, ...transfer }: Transfer & { number: string; version: number },
): Promise<RecordTransferResult> {
  requirePermission(user, 'orders.manage');
  // A form that is sent twice has an old version the second time, and is no conflict.
  const recordedFor = await findOrderOfPayment(deps.db, transfer);
  if (recordedFor !== undefined)
    return recordedFor === number.trim().toUpperCase()
      ? { kind: 'repeated' }
      : { kind: 'other-order', number: recordedFor };
  const author = { userId: user.id, now: deps.clock() };
  return changeOrder(deps, { number, version }, (transaction, order) =>
    recordTransferForOrder(transaction, order, transfer, author),
  );
}
