import { data, Outlet, useLoaderData } from 'react-router';
import type { PageHandle } from '~/page-handle';
import { ErrorPage } from '~/sections/errors/error-page';
import { ShopFrame } from '~/sections/frames/shop-frame';
import { productTags } from '~/server/catalogue/catalogue-tags.server';
import { tagPage } from '~/server/http/cache/cache-tags.server';
import { services } from '~/server/services.server';
import { sampleCart } from '../../../db/seed/products/catalogue';
import type { Route } from './+types/layout';

export const handle: PageHandle = { hydration: 'none' };

/** The three products of the initial cart (R-CART-6). Every shop page contains them. */
export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue } = context.get(services);
  const ids = sampleCart.map(({ productId }) => productId);
  tagPage(context, productTags(ids.map((id) => ({ id }))));
  return data({ samples: await catalogue.getProductsByIds(ids) });
}

export const shouldRevalidate = () => false;

export default function ShopLayout() {
  const { samples } = useLoaderData<typeof loader>();
  return (
    <ShopFrame samples={samples}>
      <Outlet />
    </ShopFrame>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <ShopFrame samples={[]}>
      <ErrorPage error={error} />
    </ShopFrame>
  );
}
