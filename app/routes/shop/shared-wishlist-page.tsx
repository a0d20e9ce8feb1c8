import { parseSharedWishlist } from '~/domain/wishlist/wishlist';
import { ProductGrid } from '~/features/catalogue/product-card/product-grid';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { services } from '~/server/services.server';
import { LinkButton } from '~/ui/buttons/link-button';
import { Alert } from '~/ui/feedback/alert';
import { EmptyState } from '~/ui/feedback/empty-state';
import type { Route } from './+types/shared-wishlist-page';

export const handle: PageHandle = { hydration: 'none' };

export const meta = () => createNoindexMeta('A wishlist');

export async function loader({ request, context }: Route.LoaderArgs) {
  const ids = parseSharedWishlist(new URL(request.url).searchParams.get('items'));
  const products = await context.get(services).catalogue.getProductsByIds(ids);
  return { products, unavailableCount: ids.length - products.length };
}

const formatUnavailable = (unavailableCount: number) =>
  unavailableCount === 1
    ? 'One item is no longer available.'
    : `${unavailableCount} items are no longer available.`;

/**
 * A shared wishlist. Its URL contains product ids and no personal data. Visitors can add the products to their own
 * wishlist.
 */
export default function SharedWishlistPage({
  loaderData: { products, unavailableCount },
}: Route.ComponentProps) {
  if (products.length === 0) {
    return (
      <div className="wrap grid gap-6 pt-4">
        <h1 className="text-tool">A wishlist</h1>
        <EmptyState
          title={
            unavailableCount > 0 ? 'None of these items is available any more' : 'This wishlist is empty'
          }
          action={<LinkButton href={paths.shop.home()}>Go to the shop</LinkButton>}
        >
          <p>The link may be incomplete. Ask for it again, or start your own wishlist.</p>
        </EmptyState>
        <section aria-labelledby="sharing" className="grid max-w-prose gap-3">
          <h2 id="sharing" className="text-h3">
            How a list is shared
          </h2>
          <ol className="grid list-decimal gap-1 ps-5 text-muted">
            <li>Press the heart on whatever you like in the shop.</li>
            <li>Open your wishlist in your account.</li>
            <li>“Share your wishlist” makes a link. It names the things on it, and nobody.</li>
          </ol>
        </section>
      </div>
    );
  }
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 pt-4">
      <header className="grid gap-2">
        <h1 className="text-tool">A wishlist</h1>
        <p className="max-w-prose text-muted">
          Somebody sent you this list. Prices and stock are those of now.{' '}
          <span className="needs-script">The hearts put things on your own.</span>
        </p>
      </header>
      {unavailableCount > 0 && <Alert>{formatUnavailable(unavailableCount)}</Alert>}
      <ProductGrid products={products} layout="full" priorityCount={4} level={2} />
      <p>
        <LinkButton href={paths.shop.wishlist()} variant="quiet">
          To your own wishlist
        </LinkButton>
      </p>
    </div>
  );
}
