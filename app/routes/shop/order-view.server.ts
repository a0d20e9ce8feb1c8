import type { Product } from '~/domain/product';
import { EVENTS_CATEGORY } from '~/features/catalogue/events-category';
import type { PlacedOrder } from '~/features/orders/order-page';
import { orderStages } from '~/features/orders/order-stages';
import type { PaymentDue } from '~/features/orders/payment-due';
import type { Order } from '~/server/orders/contract.server';
import { bankTransferDetails } from '~/server/payments/bank-transfer.server';
import { upiPayment } from '~/server/payments/upi.server';

/** How an order is paid, as long as nobody has paid it and there is something to pay. */
export function paymentDue(order: Order, upiId: string): PaymentDue | undefined {
  const { number, paymentMethod, priced } = order;
  const amount = priced.orderTotal;
  if (order.paid || order.status !== 'placed' || amount === 0) return undefined;
  if (paymentMethod === 'bank') {
    return { method: 'bank', amount, details: bankTransferDetails({ number, amount }) };
  }
  const upi = upiPayment({ number, amount }, upiId);
  return upi && { method: 'upi', amount, upiId, ...upi };
}

/** An order as its page shows it, with the pictures of the products that are still sold. */
export function placedOrder(order: Order, products: readonly Product[]): PlacedOrder {
  const { number, status, paymentMethod, priced, contact, delivery, billing, gstin, notes } = order;
  const sold = new Map(products.map((product) => [product.id, product]));
  return {
    number,
    status,
    paymentMethod,
    priced,
    contact,
    delivery,
    ...(billing && { billing }),
    ...(gstin && { gstin }),
    ...(notes && { notes }),
    nothingIsSent: order.lines.every(({ productId }) => sold.get(productId)?.categoryId === EVENTS_CATEGORY),
    stages: orderStages(status, order.events),
    lines: order.lines.map((line) => {
      const image = sold.get(line.productId)?.images[0];
      return { ...line, ...(image && { image }) };
    }),
  };
}
