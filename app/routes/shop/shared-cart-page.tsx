import { describeLineChanges } from '~/domain/cart/line-changes';
import { parseSharedCart } from '~/domain/cart/shared-cart';
import { toProductSnapshot } from '~/domain/catalogue/product';
import { SharedCartView } from '~/features/cart/shared-cart-view';
import { ShopProviders } from '~/features/cart/shop-providers';
import { getBuyAgainPath } from '~/features/orders/buy-again-path';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { services } from '~/server/services.server';
import { LinkButton } from '~/ui/buttons/link-button';
import { EmptyState } from '~/ui/feedback/empty-state';
import { site } from '~site';
import type { Route } from './+types/shared-cart-page';

export const handle: PageHandle = { hydration: 'full' };

export const meta = () => createNoindexMeta('A shared cart');

/** The name of a product that is not in the shop any more, from its id. */
const nameUnknown = (productId: string) => `“${productId.replaceAll('-', ' ')}”`;

/** R-CART-9: the link can be old or forged. Only what the shop sells now is shown with a price. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const shared = parseSharedCart(url.searchParams);
  if (shared.length === 0) return null;
  const quote = await context.get(services).catalogue.quote(shared);
  const isLeft = (_: unknown, index: number) => (quote.lines[index]?.quantity ?? 0) > 0;
  const lines = quote.lines
    .filter(isLeft)
    .map((line) => ({ ...line, product: toProductSnapshot(line.product) }));
  const names = shared.map(({ productId }) => nameUnknown(productId));
  return {
    lines,
    priced: { ...quote.priced, lines: quote.priced.lines.filter(isLeft) },
    changes: describeLineChanges(quote.changes, names, site.currency.label),
    buyPath: getBuyAgainPath(lines),
  };
}

export default function SharedCartPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) {
    return (
      <div className="wrap grid gap-6 pt-4">
        <h1 className="text-tool">A shared cart</h1>
        <EmptyState
          title="This link contains no cart"
          action={<LinkButton href={paths.shop.home()}>Go to the shop</LinkButton>}
        >
          <p>It may be incomplete. Ask for it again. Your own cart has not changed.</p>
        </EmptyState>
      </div>
    );
  }
  return (
    <ShopProviders>
      <SharedCartView {...loaderData} />
    </ShopProviders>
  );
}
