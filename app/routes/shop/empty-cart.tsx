import { EmptyCart } from '~/features/cart/empty-cart';
import type { PageHandle } from '~/page-handle';
import { hiddenPageMeta } from '~/sections/hidden-page-meta';
import { keepWhileUnchanged } from '~/server/http/page-tags.server';
import type { Route } from './+types/empty-cart';

export const handle: PageHandle = { way: 'static' };

export function meta() {
  return hiddenPageMeta('An empty cart');
}

export function loader({ context }: Route.LoaderArgs) {
  keepWhileUnchanged(context, 'catalogue');
  return null;
}

export default function EmptyCartRoute() {
  return (
    <div className="wrap pt-2">
      <EmptyCart />
    </div>
  );
}
