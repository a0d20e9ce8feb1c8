import { EmptyCart } from '~/features/cart/empty-cart';
import type { PageHandle } from '~/page-handle';
import { site } from '~site';

export const handle: PageHandle = { way: 'static', prerender: true };

export function meta() {
  return [{ title: `An empty cart · ${site.name}` }, { name: 'robots', content: 'noindex' }];
}

export default function EmptyCartRoute() {
  return (
    <div className="wrap pt-2">
      <EmptyCart />
    </div>
  );
}
