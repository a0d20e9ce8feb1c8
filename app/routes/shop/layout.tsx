import { data, Outlet, useLoaderData } from 'react-router';
import type { PageHandle } from '~/page-handle';
import { ErrorPage } from '~/sections/errors/error-page';
import { ShopFrame } from '~/sections/frames/shop-frame';
import { productTags } from '~/server/catalogue/catalogue-tags.server';
import { tagPage } from '~/server/http/cache/cache-tags.server';
import type { Route } from './+types/layout';
import { readCartSamples } from './read-cart-samples.server';

export const handle: PageHandle = { hydration: 'none' };

/** The samples of the initial cart (R-CART-6). Every shop page contains them. */
export async function loader({ context }: Route.LoaderArgs) {
  const samples = await readCartSamples(context);
  tagPage(context, productTags(samples.map(({ product }) => product)));
  return data({ samples });
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
