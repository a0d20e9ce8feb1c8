import { cachedWithout } from '~/cached-query';
import { ShopProviders } from '~/features/cart/shop-providers';
import { WishlistView } from '~/features/wishlist/wishlist-view';
import type { PageHandle } from '~/page-handle';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { cacheUntilChanged } from '~/server/http/cache/cache-tags.server';
import type { Route } from './+types/my-wishlist-page';

/** The shop search of the frame reads `q`. */
export const handle: PageHandle = { hydration: 'full', cachedQuery: cachedWithout('q') };

export const meta = () => createNoindexMeta('Wishlist');

/** The wishlist without an account. The browser stores it, so the page is the same for every visitor. */
export function loader({ context }: Route.LoaderArgs) {
  cacheUntilChanged(context, []);
  return null;
}

export default function MyWishlistPage() {
  return (
    <ShopProviders>
      <div className="wrap pt-4">
        <WishlistView />
      </div>
    </ShopProviders>
  );
}
