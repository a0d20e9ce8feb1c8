import type { RouterContextProvider } from 'react-router';
import type { CartSample } from '~/domain/cart/cart';
import { toProductSnapshot } from '~/domain/catalogue/product-snapshot';
import { services } from '~/server/services.server';
import { sampleCart } from '../../../db/seed/products/catalogue';

/** The samples of the initial cart (R-CART-6) that are still sold. */
export async function readCartSamples(context: Readonly<RouterContextProvider>): Promise<CartSample[]> {
  const ids = sampleCart.map(({ productId }) => productId);
  const products = await context.get(services).catalogue.getProductsByIds(ids);
  return sampleCart.flatMap(({ productId, quantity }) => {
    const product = products.find(({ id }) => id === productId);
    return product ? [{ product: toProductSnapshot(product), quantity }] : [];
  });
}
