import { SAMPLE_CART_ELEMENT_ID } from '~/domain/site/behaviour-attributes';
import { CART_KEY } from '~/state/cart/cart-store';

/** R-CART-6: requests the initial cart on a first visit that begins outside the shop, whose pages contain it. */
export function loadInitialCart(): void {
  try {
    if (localStorage.getItem(CART_KEY) ?? document.getElementById(SAMPLE_CART_ELEMENT_ID)) return;
  } catch {
    // Without storage there is no cart.
    return;
  }
  void import('./fetch-initial-cart');
}
