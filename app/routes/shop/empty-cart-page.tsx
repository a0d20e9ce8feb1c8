import { cachedWithout } from '~/cached-query';
import { EmptyCart } from '~/features/cart/empty-cart';
import type { PageHandle } from '~/page-handle';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { cacheUntilChanged } from '~/server/http/cache/cache-tags.server';
import type { Route } from './+types/empty-cart-page';

/** The shop search of the frame reads `q`. */
export const handle: PageHandle = { hydration: 'none', cachedQuery: cachedWithout('q') };

export function meta() {
  return createNoindexMeta('An empty cart');
}

export function loader({ context }: Route.LoaderArgs) {
  cacheUntilChanged(context, []);
  return null;
}

export default function EmptyCartPage() {
  return (
    <div className="wrap pt-2">
      <EmptyCart />
    </div>
  );
}
