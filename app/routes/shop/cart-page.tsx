import { cachedWithout } from '~/cached-query';
import { CartView } from '~/features/cart/cart-view';
import { ShopProviders } from '~/features/cart/shop-providers';
import type { PageHandle } from '~/page-handle';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { cacheUntilChanged } from '~/server/http/cache/cache-tags.server';
import type { Route } from './+types/cart-page';

/** The shop search of the frame reads `q`. */
export const handle: PageHandle = { hydration: 'full', cachedQuery: cachedWithout('q') };

export function meta() {
  return createNoindexMeta('Your cart');
}

/** The browser stores the cart, so the page is the same for every visitor. */
export function loader({ context }: Route.LoaderArgs) {
  cacheUntilChanged(context, []);
  return null;
}

export default function CartPage() {
  return (
    <ShopProviders>
      <CartView />
    </ShopProviders>
  );
}
