import { EVENTS_CATEGORY_ID } from '~/content/shop/events-category';
import type { Product } from '~/domain/catalogue/product';
import type { Address, BuyerContact, PaymentMethod } from '~/domain/orders/checkout-schema';
import type { OrderStatus } from '~/domain/orders/order-status';
import type { PricedCart } from '~/domain/pricing/pricing';
import type { ShownOrderLine } from '~/sections/shop/order-line-list';
import { type OrderEvent, type OrderStage, orderStages } from './order-stages';

interface OrderFacts {
  number: string;
  status: OrderStatus;
  paymentMethod: PaymentMethod;
  priced: PricedCart;
  contact: BuyerContact;
  delivery: Address;
  billing?: Address;
  gstin?: string;
  notes?: string;
}

/** An order as its pages show it. */
export interface ShownOrder extends OrderFacts {
  stages: readonly OrderStage[];
  lines: readonly ShownOrderLine[];
  /** Seats and gift cards only. */
  nothingIsSent: boolean;
}

interface RecordedOrder extends OrderFacts {
  lines: readonly Omit<ShownOrderLine, 'image'>[];
  events: readonly OrderEvent[];
}

/** A recorded order with the pictures of the products that are still sold. */
export function toShownOrder(order: RecordedOrder, products: readonly Product[]): ShownOrder {
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
    nothingIsSent: order.lines.every(
      ({ productId }) => sold.get(productId)?.categoryId === EVENTS_CATEGORY_ID,
    ),
    stages: orderStages(status, order.events),
    lines: order.lines.map((line) => {
      const image = sold.get(line.productId)?.images[0];
      return { ...line, ...(image && { image }) };
    }),
  };
}
