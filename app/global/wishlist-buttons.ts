import { BEHAVIOUR } from '~/domain/behaviour-attributes';
import { readProduct } from '~/domain/read-product';
import { isWished } from '~/domain/wishlist';
import { wishlistStore } from '~/state/stores';
import { onClick } from './on-click';
import { parseJson } from './parse-json';

/** Hearts: pressed while their product is on the wishlist, in this tab and in all others. */
export function bindWishlistButtons(): void {
  const wishlist = wishlistStore();
  const show = () => {
    for (const button of document.querySelectorAll(`[${BEHAVIOUR.wishlistToggle}]`)) {
      const id = button.getAttribute(BEHAVIOUR.productId) ?? '';
      button.setAttribute('aria-pressed', String(isWished(wishlist.get(), id)));
    }
  };
  onClick(BEHAVIOUR.wishlistToggle, (button) => {
    const product = readProduct(parseJson(button.getAttribute(BEHAVIOUR.product) ?? undefined));
    if (product) wishlist.toggle(product);
  });
  wishlist.subscribe(show);
  show();
}
