import { parseCart } from '~/domain/cart/cart';
import { INITIAL_CART_ELEMENT_ID } from '~/domain/site/behaviour-attributes';
import { CART_KEY } from '~/state/cart/cart-store';
import { cartStore } from '~/state/stores';

/**
 * R-CART-6: requests the initial cart on a first visit that begins outside the shop, whose pages contain it. After a failed
 * request the next page tries again.
 */
export async function loadInitialCart(): Promise<void> {
  try {
    if (localStorage.getItem(CART_KEY) ?? document.getElementById(INITIAL_CART_ELEMENT_ID)) return;
    // The script of every page needs few bytes, so it does not import all paths.
    const cart = parseCart(await (await fetch('/shop/initial-cart')).json());
    if (cart?.length) cartStore().saveFirst(cart);
  } catch {
    // No storage, no network.
  }
}
