import { CartPage } from '~/features/cart/cart-page';
import { SampleCart, sampleProducts } from '~/features/cart/sample-cart';
import { ShopProviders } from '~/features/cart/shop-providers';
import type { PageHandle } from '~/page-handle';
import { keepWhileUnchanged } from '~/server/http/page-tags.server';
import { services } from '~/server/services.server';
import { site } from '~site';
import { sampleCart } from '../../../db/seed/products/catalogue';
import type { Route } from './+types/cart';

export const handle: PageHandle = { way: 'app' };

export function meta() {
  return [{ title: `Your cart · ${site.name}` }, { name: 'robots', content: 'noindex' }];
}

/** The page is the same for everybody: what is in a cart, only the browser knows. */
export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue } = context.get(services);
  const [wanted, front] = await Promise.all([
    catalogue.productsByIds(sampleCart.map(({ productId }) => productId)),
    catalogue.front(),
  ]);
  keepWhileUnchanged(context, 'catalogue');
  return { samples: sampleProducts([...wanted, ...front.featured]) };
}

export default function Cart({ loaderData }: Route.ComponentProps) {
  return (
    <ShopProviders>
      <SampleCart products={loaderData.samples} />
      <CartPage />
    </ShopProviders>
  );
}
