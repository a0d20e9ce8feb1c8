import type { Order } from '~/domain/orders/order';
import type { OutstandingPayment } from '~/domain/payments/outstanding-payment';
import { getBankTransferDetails } from './bank-transfer.server';
import { createUpiPayment } from './upi.server';

type PayableOrder = Pick<Order, 'number' | 'paymentMethod' | 'priced' | 'paid' | 'status'>;

/** The payment details of an order that is neither paid nor free. */
export function getOutstandingPayment(order: PayableOrder, upiId: string): OutstandingPayment | undefined {
  const { number, paymentMethod, priced } = order;
  const amount = priced.orderTotal;
  if (order.paid || order.status !== 'placed' || amount === 0) return undefined;
  if (paymentMethod === 'bank') {
    return { method: 'bank', amount, details: getBankTransferDetails({ number, amount }) };
  }
  const upi = createUpiPayment({ number, amount }, upiId);
  return upi && { method: 'upi', amount, upiId, ...upi };
}
