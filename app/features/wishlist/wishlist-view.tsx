import { useState } from 'react';
import type { ChosenOptions } from '~/domain/cart/cart';
import type { Product } from '~/domain/catalogue/product';
import { toProductSnapshot } from '~/domain/catalogue/product-snapshot';
import { createToast } from '~/domain/site/toast';
import { paths } from '~/paths';
import { useNotification } from '~/state/notification-provider';
import { useShop } from '~/state/shop-provider';
import { LinkButton } from '~/ui/buttons/link-button';
import { Alert } from '~/ui/feedback/alert';
import { EmptyState } from '~/ui/feedback/empty-state';
import { Loading, Skeleton } from '~/ui/feedback/skeleton';
import { ShareWishlist } from './share-wishlist';
import { UndoRemoveWishlistItem } from './undo-remove-wishlist-item';
import { type CurrentProducts, useCurrentProducts } from './use-current-products';
import { WishlistItemRow } from './wishlist-item-row';

function WishlistSkeleton() {
  return (
    <>
      <div className="needs-script">
        <Loading label="Your wishlist is being opened">
          <div className="grid gap-grout">
            <Skeleton className="h-37" />
            <Skeleton className="h-37" />
            <Skeleton className="h-37" />
          </div>
        </Loading>
      </div>
      <Alert
        className="without-script"
        title="The wishlist needs JavaScript"
        action={
          <LinkButton href={paths.shop.catalogue()} variant="quiet" size="sm">
            See all products
          </LinkButton>
        }
      >
        It is kept in your own browser and nowhere else, so only a script can open it.
      </Alert>
    </>
  );
}

function EmptyWishlist() {
  return (
    <EmptyState
      title="No wishes yet"
      action={<LinkButton href={paths.shop.home()}>Go to the shop</LinkButton>}
    >
      <p>
        Press the heart on anything in the shop, and it waits here: with today’s price, and whether it is
        there.
      </p>
    </EmptyState>
  );
}

const findCurrentProduct = (state: CurrentProducts, id: string): Product | null | undefined =>
  state.status === 'known' ? (state.products.get(id) ?? null) : undefined;

/** R-WISHLIST-1. The wishlist is stored in the browser; prices and stock are fetched from the server. */
export function WishlistView() {
  const { isReady, wishlist, isInWishlist, toggleWishlistItem, addUnits } = useShop();
  const { showToast } = useNotification();
  const [removedProduct, setRemovedProduct] = useState<Product>();
  const ids = wishlist.map(({ id }) => id);
  const currentProducts = useCurrentProducts(ids);

  const handleRemove = (product: Product) => {
    if (!isInWishlist(product.id)) return;
    toggleWishlistItem(product);
    setRemovedProduct(product);
  };
  const handleUndo = (product: Product) => {
    if (!isInWishlist(product.id)) toggleWishlistItem(product);
    setRemovedProduct(undefined);
  };
  const handleMove = (product: Product, options: ChosenOptions) => {
    const outcome = addUnits(toProductSnapshot(product), 1, options);
    if (outcome === 'refused' || outcome === 'ignored') return;
    if (isInWishlist(product.id)) toggleWishlistItem(product);
    setRemovedProduct(undefined);
    if (outcome === 'updated') showToast(createToast(`One more of ${product.name} is in your cart`));
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h1 className="text-h1">Wishlist</h1>
        {isReady && wishlist.length > 0 && (
          <p className="text-muted tabular-nums">
            {wishlist.length === 1 ? '1 thing' : `${wishlist.length} things`}
          </p>
        )}
      </header>
      {!isReady && <WishlistSkeleton />}
      {isReady && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-grout">
          {currentProducts.status === 'unavailable' && (
            <Alert title="The shop could not be asked just now" role="status">
              Your list is safe. Prices are those from when you kept things; moving them to the cart waits
              until the shop answers.
            </Alert>
          )}
          {removedProduct && !isInWishlist(removedProduct.id) && (
            <UndoRemoveWishlistItem product={removedProduct} onUndo={() => handleUndo(removedProduct)} />
          )}
          {wishlist.length === 0 && <EmptyWishlist />}
          <ul className="grid gap-grout">
            {wishlist.map((product) => (
              <WishlistItemRow
                key={product.id}
                savedProduct={product}
                currentProduct={findCurrentProduct(currentProducts, product.id)}
                onMove={handleMove}
                onRemove={handleRemove}
              />
            ))}
          </ul>
        </div>
      )}
      {isReady && wishlist.length > 0 && (
        <footer className="flex flex-wrap items-center justify-between gap-4">
          <ShareWishlist ids={ids} />
          <LinkButton href={paths.shop.cart()} variant="quiet" size="sm">
            To the cart
          </LinkButton>
        </footer>
      )}
      <p className="max-w-prose text-sm text-muted">
        The list is kept in this browser, and in your account while you are signed in. A link to it names the
        things, and nobody.
      </p>
    </div>
  );
}
