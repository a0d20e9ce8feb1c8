import { EVENTS_CATEGORY_ID } from '~/content/shop/events-category';
import type { Product } from '~/domain/catalogue/product';
import type { Address, BuyerContact, PaymentMethod } from '~/domain/orders/checkout-schema';
import type { OrderStatus } from '~/domain/orders/order-status';
import type { PricedCart } from '~/domain/pricing/pricing';
import type { ShownOrderLine } from '~/sections/shop/order-line-list';
import { buildOrderStages, type OrderEvent, type OrderStage } from './order-stages';

interface OrderSummary {
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

/** An order as its page shows it. */
export interface ShownOrder extends OrderSummary {
  stages: readonly OrderStage[];
  lines: readonly ShownOrderLine[];
  /** Seats and gift cards only. */
  isNotShipped: boolean;
}

interface StoredOrder extends OrderSummary {
  lines: readonly Omit<ShownOrderLine, 'image'>[];
  events: readonly OrderEvent[];
}

/** Adds the stages, and the pictures of products that still exist. */
export function toShownOrder(order: StoredOrder, products: readonly Product[]): ShownOrder {
  const { number, status, paymentMethod, priced, contact, delivery, billing, gstin, notes } = order;
  const currentProducts = new Map(products.map((product) => [product.id, product]));
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
    isNotShipped: order.lines.every(
      ({ productId }) => currentProducts.get(productId)?.categoryId === EVENTS_CATEGORY_ID,
    ),
    stages: buildOrderStages(status, order.events),
    lines: order.lines.map((line) => {
      const image = currentProducts.get(line.productId)?.images[0];
      return { ...line, ...(image && { image }) };
    }),
  };
}
