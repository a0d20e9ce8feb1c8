import type { OrderLine } from '~/domain/orders/order';
import { priceCart } from '~/domain/pricing/pricing';
import { paths } from '~/paths';
import { site } from '~site';

export const lines: OrderLine[] = [
  {
    productId: 'mosaic-mug',
    name: 'Mosaic mug',
    quantity: 2,
    options: { color: 'Basalt' },
    price: 64_900,
    unitDiscount: 6_490,
    sale: { type: 'percent', discount: 10 },
  },
  { productId: 'desk-mat', name: 'Grout-line desk mat', quantity: 1, price: 189_900, unitDiscount: 0 },
];

export const number = 'TS-2627-000042';
export const link = paths.shop.order(number, 'only-a-sample');
export const contact = { name: 'Asha Rao', email: 'asha@example.com', phone: '+919876543210' };
export const delivery = {
  line1: '14 Church Street',
  city: 'Bengaluru',
  state: 'Karnataka',
  pin: '560001',
} as const;
export const priced = priceCart(lines, site.tax.rateBasisPoints, site.currency.label);
