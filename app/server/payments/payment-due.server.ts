import type { PaymentDue } from '~/domain/payment-due';
import type { Order } from '../orders/contract.server';
import { bankTransferDetails } from './bank-transfer.server';
import { upiPayment } from './upi.server';

type PayableOrder = Pick<Order, 'number' | 'paymentMethod' | 'priced' | 'paid' | 'status'>;

/** How an order is paid, as long as nobody has paid it and there is something to pay. */
export function paymentDue(order: PayableOrder, upiId: string): PaymentDue | undefined {
  const { number, paymentMethod, priced } = order;
  const amount = priced.orderTotal;
  if (order.paid || order.status !== 'placed' || amount === 0) return undefined;
  if (paymentMethod === 'bank') {
    return { method: 'bank', amount, details: bankTransferDetails({ number, amount }) };
  }
  const upi = upiPayment({ number, amount }, upiId);
  return upi && { method: 'upi', amount, upiId, ...upi };
}
