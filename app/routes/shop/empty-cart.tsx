import { cachedWithout } from '~/cached-query';
import { EmptyCart } from '~/features/cart/empty-cart';
import type { PageHandle } from '~/page-handle';
import { hiddenPageMeta } from '~/sections/hidden-page-meta';
import { cacheUntilChanged } from '~/server/http/page-tags.server';
import type { Route } from './+types/empty-cart';

/** The field that searches the shop is on the page. */
export const handle: PageHandle = { way: 'static', cachedQuery: cachedWithout('q') };

export function meta() {
  return hiddenPageMeta('An empty cart');
}

export function loader({ context }: Route.LoaderArgs) {
  cacheUntilChanged(context, []);
  return null;
}

export default function EmptyCartRoute() {
  return (
    <div className="wrap pt-2">
      <EmptyCart />
    </div>
  );
}
