import { randomUUID } from 'node:crypto';
import type { Checkout } from '~/domain/checkout';
import type { OrderLine } from '~/domain/order-lines';
import { unitDiscount } from '~/domain/pricing';
import type { PlaceRequest } from '~/server/orders/contract.server';
import { seedProducts } from '../../db/seed/products/catalogue';

export const someCheckout: Checkout = {
  contact: { name: 'Asha Rao', email: 'asha@example.com', phone: '+919876543210' },
  delivery: { line1: '14 Brick Kiln Lane', city: 'Bengaluru', state: 'Karnataka', pin: '560038' },
  paymentMethod: 'upi',
  acceptTerms: true,
};

/** A line that shows the seeded price, with the first of every choice there is. */
export function lineOf(productId: string, quantity = 1): OrderLine {
  const product = seedProducts.find(({ id }) => id === productId);
  if (!product) throw new Error(`No seeded product ${productId}.`);
  const color = product.attributes.colors[0]?.name;
  const size = product.attributes.size[0];
  return {
    productId,
    quantity,
    ...((color || size) && { options: { ...(color && { color }), ...(size && { size }) } }),
    unitPrice: product.price - unitDiscount(product.price, product.sale),
  };
}

/** A submission of its own unless a key is given. */
export function requestFor(lines: OrderLine[], change: Partial<PlaceRequest> = {}): PlaceRequest {
  return { key: randomUUID(), lines, checkout: someCheckout, ...change };
}
