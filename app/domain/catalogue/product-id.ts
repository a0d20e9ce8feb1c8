import { MAX_PRODUCT_ID } from './staff-product-query';

/** The readable id of a product, from its name: "Café mug, blue" → `cafe-mug-blue`. `product` for a name without letters. */
export function createProductId(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return (words?.join('-') ?? 'product').slice(0, MAX_PRODUCT_ID - 4).replace(/-$/, '');
}
