import type { OutstandingPayment } from '~/domain/orders/outstanding-payment';
import type { Order } from '../orders/types.server';
import { getBankTransferDetails } from './bank-transfer.server';
import { createUpiPayment } from './upi.server';

type PayableOrder = Pick<Order, 'number' | 'paymentMethod' | 'priced' | 'paid' | 'status'>;

/** How an order is paid, as long as nobody has paid it and there is something to pay. */
export function getPaymentDue(order: PayableOrder, upiId: string): OutstandingPayment | undefined {
  const { number, paymentMethod, priced } = order;
  const amount = priced.orderTotal;
  if (order.paid || order.status !== 'placed' || amount === 0) return undefined;
  if (paymentMethod === 'bank') {
    return { method: 'bank', amount, details: getBankTransferDetails({ number, amount }) };
  }
  const upi = createUpiPayment({ number, amount }, upiId);
  return upi && { method: 'upi', amount, upiId, ...upi };
}
