import { cachedWithout } from '~/cached-query';
import { ShopProviders } from '~/features/cart/shop-providers';
import { WishlistView } from '~/features/wishlist/wishlist-view';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { cacheUntilChanged } from '~/server/http/cache/cache-tags.server';
import { LinkButton } from '~/ui/buttons/link-button';
import type { Route } from './+types/my-wishlist-page';

/** The shop search of the frame reads `q`. */
export const handle: PageHandle = { hydration: 'full', cachedQuery: cachedWithout('q') };

export const meta = () => createNoindexMeta('Wishlist in this browser');

const SHOP_LINKS = [
  { label: 'All products', href: paths.shop.catalogue() },
  { label: 'On sale', href: paths.shop.catalogue({ onSale: true }) },
  { label: 'Newest first', href: paths.shop.catalogue({ sort: 'newest' }) },
];

/** The wishlist without an account. The browser stores it, so the page is the same for every visitor. */
export function loader({ context }: Route.LoaderArgs) {
  cacheUntilChanged(context, []);
  return null;
}

export default function MyWishlistPage() {
  return (
    <ShopProviders>
      <div className="wrap pt-4">
        <WishlistView />
        <nav aria-labelledby="more-wishes" className="mt-10">
          <h2 id="more-wishes" className="text-h3">
            More products
          </h2>
          <ul className="mt-3 flex flex-wrap gap-grout">
            {SHOP_LINKS.map(({ label, href }) => (
              <li key={href}>
                <LinkButton href={href} variant="quiet" size="sm">
                  {label}
                </LinkButton>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </ShopProviders>
  );
}
