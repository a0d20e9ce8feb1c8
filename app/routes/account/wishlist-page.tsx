import { ShopProviders } from '~/features/cart/shop-providers';
import { WishlistView } from '~/features/wishlist/wishlist-view';
import type { PageHandle } from '~/page-handle';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';

export const handle: PageHandle = { hydration: 'full' };

export const meta = () => createNoindexMeta('Wishlist');

/** The browser stores the wishlist, so the page is the same for every user. */
export default function WishlistPage() {
  return (
    <ShopProviders>
      <WishlistView />
    </ShopProviders>
  );
}
