import { deskProducts } from './desk';
import { electronicsProducts } from './electronics';
import { eventProducts } from './events';
import { paperProducts } from './paper';
import { tableProducts } from './table';
import type { SeedProduct } from './types';
import { wearProducts } from './wear';

/** All products in the order of the shop. */
export const seedProducts: readonly SeedProduct[] = [
  ...tableProducts,
  ...deskProducts,
  ...electronicsProducts,
  ...wearProducts,
  ...paperProducts,
  ...eventProducts,
].sort((a, b) => a.rank - b.rank);

/** R-CART-6: the cart of a new visitor: the first three that are in stock. */
export const sampleCart: readonly { productId: string; quantity: number }[] = [
  { productId: 'mosaic-mug', quantity: 1 },
  { productId: 'ceramic-coasters', quantity: 1 },
  { productId: 'notebook-pair', quantity: 2 },
  { productId: 'steel-bottle', quantity: 1 },
  { productId: 'card-deck', quantity: 1 },
];
