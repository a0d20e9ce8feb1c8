import type { RouterContextProvider } from 'react-router';
import { type Cart, createInitialCart } from '~/domain/cart/cart';
import { toProductSnapshot } from '~/domain/catalogue/product';
import { services } from '~/server/services.server';
import { sampleCart } from '../../../db/seed/products/catalogue';

/** The ids of the products that the initial cart is chosen from. */
export const SAMPLE_PRODUCT_IDS: readonly string[] = sampleCart.map(({ productId }) => productId);

/** R-CART-6: the initial cart, from the samples that are still sold and in stock. */
export async function readSampleCart(context: Readonly<RouterContextProvider>): Promise<Cart> {
  const products = await context.get(services).catalogue.getProductsByIds([...SAMPLE_PRODUCT_IDS]);
  const samples = sampleCart.flatMap(({ productId, quantity }) => {
    const product = products.find(({ id }) => id === productId);
    return product ? [{ product: toProductSnapshot(product), quantity }] : [];
  });
  return createInitialCart(samples);
}
