import { ShopProviders } from '~/features/cart/shop-providers';
import { WishlistPage } from '~/features/wishlist/wishlist-page';
import type { PageHandle } from '~/page-handle';
import { hiddenPageMeta } from '~/sections/hidden-page-meta';

export const handle: PageHandle = { way: 'app' };

export const meta = () => hiddenPageMeta('Wishlist');

/** The list is in the browser: the page is the same for everybody. */
export default function AccountWishlist() {
  return (
    <ShopProviders>
      <WishlistPage />
    </ShopProviders>
  );
}
