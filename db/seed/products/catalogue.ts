import { deskProducts } from './desk';
import { electronicsProducts } from './electronics';
import { eventProducts } from './events';
import { paperProducts } from './paper';
import { tableProducts } from './table';
import type { SeedProduct } from './types';
import { wearProducts } from './wear';

/** Every product of the shop, in the shop's own order. */
export const seedProducts: readonly SeedProduct[] = [
  ...tableProducts,
  ...deskProducts,
  ...electronicsProducts,
  ...wearProducts,
  ...paperProducts,
  ...eventProducts,
].sort((a, b) => a.rank - b.rank);

/** R-CART-6: what a visitor finds in the cart who was never here before. */
export const sampleCart: readonly { productId: string; quantity: number }[] = [
  { productId: 'mosaic-mug', quantity: 1 },
  { productId: 'ceramic-coasters', quantity: 1 },
  { productId: 'notebook-pair', quantity: 2 },
];
