import { useState } from 'react';
import { type Product, toProductSnapshot } from '~/domain/catalogue/product';
import type { ChosenOptions } from '~/domain/catalogue/product-variants';
import { createToast } from '~/domain/site/toast';
import { pluralise } from '~/domain/text/pluralise';
import { paths } from '~/paths';
import { StorageRefusedAlert } from '~/sections/shop/storage-refused-alert';
import { useNotification } from '~/state/notification-provider';
import { useShop } from '~/state/shop-provider';
import { isStorageRefused } from '~/state/storage/is-storage-refused';
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
        <Loading label="Loading your wishlist">
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
        It is stored in your browser, so it needs JavaScript.
      </Alert>
    </>
  );
}

function EmptyWishlist() {
  return (
    <EmptyState
      title="Your wishlist is empty"
      action={<LinkButton href={paths.shop.home()}>Go to the shop</LinkButton>}
    >
      <p>Press the heart on any product to save it here. You see its current price and stock.</p>
    </EmptyState>
  );
}

const findCurrentProduct = (state: CurrentProducts, id: string): Product | null | undefined =>
  state.status === 'known' ? state.products.get(id) : undefined;

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
        <h1 className="text-tool">Wishlist</h1>
        {isReady && wishlist.length > 0 && (
          <p className="text-muted tabular-nums">{pluralise(wishlist.length, 'item')}</p>
        )}
      </header>
      {!isReady && <WishlistSkeleton />}
      {isReady && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-grout">
          {isStorageRefused() && <StorageRefusedAlert list="wishlist" />}
          {currentProducts.status === 'unavailable' && (
            <Alert title="The shop cannot be reached at the moment" role="status">
              Your wishlist is safe. Prices may be out of date, and items can be moved to the cart when the
              shop answers.
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
            Go to the cart
          </LinkButton>
        </footer>
      )}
      <p className="max-w-prose text-sm text-muted">
        Your wishlist is stored in this browser, and in your account while you are signed in. A link to it
        shows the products but not your name.
      </p>
    </div>
  );
}
