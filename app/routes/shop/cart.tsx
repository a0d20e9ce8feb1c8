import { cachedWithout } from '~/cached-query';
import { CartPage } from '~/features/cart/cart-page';
import { ShopProviders } from '~/features/cart/shop-providers';
import type { PageHandle } from '~/page-handle';
import { hiddenPageMeta } from '~/sections/hidden-page-meta';
import { cacheUntilChanged } from '~/server/http/page-tags.server';
import type { Route } from './+types/cart';

/** The field that searches the shop is on the page. */
export const handle: PageHandle = { way: 'app', cachedQuery: cachedWithout('q') };

export function meta() {
  return hiddenPageMeta('Your cart');
}

/** The page is the same for everybody: what is in a cart, only the browser knows. */
export function loader({ context }: Route.LoaderArgs) {
  cacheUntilChanged(context, []);
  return null;
}

export default function Cart() {
  return (
    <ShopProviders>
      <CartPage />
    </ShopProviders>
  );
}
