import { EVENTS_CATEGORY } from '~/content/events-category';
import type { Address, Contact, PaymentMethod } from '~/domain/checkout';
import type { OrderStatus } from '~/domain/order';
import type { PricedCart } from '~/domain/pricing';
import type { Product } from '~/domain/product';
import type { BoughtLine } from '~/sections/bought-lines';
import { type Happened, type OrderStage, orderStages } from './order-stages';

interface OrderFacts {
  number: string;
  status: OrderStatus;
  paymentMethod: PaymentMethod;
  priced: PricedCart;
  contact: Contact;
  delivery: Address;
  billing?: Address;
  gstin?: string;
  notes?: string;
}

/** An order as its pages show it. */
export interface PlacedOrder extends OrderFacts {
  stages: readonly OrderStage[];
  lines: readonly BoughtLine[];
  /** Seats and gift cards only. */
  nothingIsSent: boolean;
}

interface RecordedOrder extends OrderFacts {
  lines: readonly Omit<BoughtLine, 'image'>[];
  events: readonly Happened[];
}

/** A recorded order with the pictures of the products that are still sold. */
export function placedOrder(order: RecordedOrder, products: readonly Product[]): PlacedOrder {
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
