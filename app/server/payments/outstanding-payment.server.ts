import type { Order } from '~/domain/orders/order';
import {
  type OnlineMethod,
  type OutstandingPayment,
  TRANSFER_METHODS,
} from '~/domain/payments/payment-method';
import { getBankTransferDetails } from './bank-transfer.server';
import { createUpiPayment } from './upi.server';

type PayableOrder = Pick<Order, 'number' | 'paymentMethod' | 'priced' | 'paid' | 'status'> &
  /** A part may have arrived. */
  Partial<Pick<Order, 'balance'>>;

/**
 * The payment details of an order that is neither paid nor free. An order of an online method whose provider is not
 * switched on is paid by UPI.
 */
export function getOutstandingPayment(
  order: PayableOrder,
  upiId: string,
  onlineMethods: readonly OnlineMethod[] = [],
): OutstandingPayment | undefined {
  const { number, paymentMethod, priced } = order;
  const amount = order.balance?.outstanding ?? priced.orderTotal;
  if (order.paid || order.status !== 'placed' || amount === 0) return undefined;
  if (paymentMethod === 'bank') {
    return { method: 'bank', amount, details: getBankTransferDetails({ number, amount }) };
  }
  const online = onlineMethods.find((method) => method === paymentMethod);
  if (online) return { method: online, amount };
  const upi = createUpiPayment({ number, amount }, upiId);
  return upi && { method: 'upi', amount, upiId, ...upi };
}

/** R-PAYMENT-10: what is outstanding can be paid in every way that the shop offers. These are the ways beside that of the order. */
export function listOtherWays(
  order: PayableOrder,
  upiId: string,
  onlineMethods: readonly OnlineMethod[] = [],
): OutstandingPayment[] {
  const chosen = getOutstandingPayment(order, upiId, onlineMethods);
  return [...TRANSFER_METHODS, ...onlineMethods]
    .filter((method) => method !== chosen?.method)
    .flatMap(
      (paymentMethod) => getOutstandingPayment({ ...order, paymentMethod }, upiId, onlineMethods) ?? [],
    );
}
