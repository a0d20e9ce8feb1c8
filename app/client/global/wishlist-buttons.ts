import { BEHAVIOUR_ATTRIBUTES } from '~/domain/site/behaviour-attributes';
import { isInWishlist } from '~/domain/wishlist/wishlist';
import { getWishlistStore } from '~/state/stores';
import { onClick } from './on-click';
import { readProduct, readProductId } from './read-product';

/** Toggles products on the wishlist. A button is pressed while its product is on the wishlist, in all tabs. */
export function bindWishlistButtons(): void {
  const wishlist = getWishlistStore();
  const show = () => {
    for (const button of document.querySelectorAll(`[${BEHAVIOUR_ATTRIBUTES.wishlistToggle}]`)) {
      const isPressed = isInWishlist(wishlist.get(), readProductId(button));
      button.setAttribute('aria-pressed', String(isPressed));
    }
  };
  onClick(BEHAVIOUR_ATTRIBUTES.wishlistToggle, (button) => {
    const product = readProduct(button);
    if (product) wishlist.toggle(product);
  });
  wishlist.subscribe(show);
  show();
}
