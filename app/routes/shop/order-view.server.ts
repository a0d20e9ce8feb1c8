import { EVENTS_CATEGORY } from '~/content/events-category';
import type { Product } from '~/domain/product';
import type { PlacedOrder } from '~/features/orders/order-page';
import { orderStages } from '~/features/orders/order-stages';
import type { Order } from '~/server/orders/contract.server';

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
