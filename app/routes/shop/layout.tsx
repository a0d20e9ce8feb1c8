import { data, Outlet, useLoaderData } from 'react-router';
import type { PageHandle } from '~/page-handle';
import { ErrorPage } from '~/sections/errors/error-page';
import { ShopFrame } from '~/sections/frames/shop-frame';
import { getProductTags } from '~/server/catalogue/catalogue-tags.server';
import { tagPage } from '~/server/http/cache/cache-tags.server';
import type { Route } from './+types/layout';
import { readSampleCart, SAMPLE_PRODUCT_IDS } from './read-sample-cart.server';

export const handle: PageHandle = { hydration: 'none' };

/** The initial cart (R-CART-6). Every shop page contains it. */
export async function loader({ context }: Route.LoaderArgs) {
  tagPage(context, getProductTags(SAMPLE_PRODUCT_IDS.map((id) => ({ id }))));
  return data({ initialCart: await readSampleCart(context) });
}

export const shouldRevalidate = () => false;

export default function ShopLayout() {
  const { initialCart } = useLoaderData<typeof loader>();
  return (
    <ShopFrame initialCart={initialCart}>
      <Outlet />
    </ShopFrame>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <ShopFrame>
      <ErrorPage error={error} />
    </ShopFrame>
  );
}
