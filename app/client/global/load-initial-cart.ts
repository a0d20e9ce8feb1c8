import { parseCart } from '~/domain/cart/cart';
import { CART_KEY } from '~/state/cart/cart-store';
import { getCartStore } from '~/state/stores';

/**
 * R-CART-6: requests the initial cart on a first visit that begins outside the shop, whose pages contain it. After a failed
 * request the next page tries again.
 */
export async function loadInitialCart(): Promise<void> {
  try {
    const store = getCartStore();
    // A shop page has the initial cart, which the store has saved.
    if (localStorage.getItem(CART_KEY)) return;
    // The script of every page needs few bytes, so it does not import all paths.
    const cart = parseCart(await (await fetch('/shop/initial-cart')).json());
    if (cart) store.saveFirst(cart);
  } catch {
    // No storage, no network.
  }
}
