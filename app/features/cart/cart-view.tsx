import { useState } from 'react';
import type { CartItem } from '~/domain/cart/cart';
import { toCartLines } from '~/domain/cart/cart-line';
import { createToast } from '~/domain/site/toast';
import { pluralise } from '~/domain/text/pluralise';
import { paths } from '~/paths';
import { StorageRefusedAlert } from '~/sections/shop/storage-refused-alert';
import { useNotification } from '~/state/notification-provider';
import { useQuote } from '~/state/quote/use-quote';
import { useShop } from '~/state/shop-provider';
import { isStorageRefused } from '~/state/storage/is-storage-refused';
import { ServerOnly } from '~/ui/server-only';
import { CartChangesAlert } from './cart-changes-alert';
import { CartLineRow } from './cart-line-row';
import { CartNoScriptAlert } from './cart-no-script-alert';
import { CartSkeleton } from './cart-skeleton';
import { CartSummary } from './cart-summary';
import { EmptyCart } from './empty-cart';
import { SampleItemsAlert } from './sample-items-alert';
import { SavedForLater } from './saved-for-later';
import { type RemovedLine, UndoRemoveCartLine } from './undo-remove-cart-line';

/** R-CART-1. The cart is stored in the browser; the server's quote says whether prices or stock have changed. */
export function CartView() {
  const { isReady, cart, units, totals, setQuantity, isInWishlist, toggleWishlistItem } = useShop();
  const { showToast } = useNotification();
  const [removedLine, setRemovedLine] = useState<RemovedLine>();
  const quoteState = useQuote(paths.shop.quote(), toCartLines(cart));

  const handleRemove = (item: CartItem) => {
    if (setQuantity(item.product, 0, item.options) === 'removed') setRemovedLine({ item });
  };
  const handleSaveForLater = (item: CartItem) => {
    const isSaved = isInWishlist(item.productId);
    if (setQuantity(item.product, 0, item.options) !== 'removed') return;
    if (!isSaved) toggleWishlistItem(item.product);
    setRemovedLine({ item, savedAs: isSaved ? 'present' : 'new' });
    showToast(createToast(`${item.product.name} is saved for later`));
  };
  const handleUndo = ({ item, savedAs }: RemovedLine) => {
    setQuantity(item.product, item.quantity, item.options);
    if (savedAs === 'new' && isInWishlist(item.productId)) toggleWishlistItem(item.product);
    setRemovedLine(undefined);
  };
  const undoRemove = removedLine && !cart.some(({ id }) => id === removedLine.item.id) && (
    <UndoRemoveCartLine line={removedLine} onUndo={() => handleUndo(removedLine)} />
  );

  if (isReady && cart.length === 0) {
    return (
      <div className="wrap grid gap-grout pt-2">
        {undoRemove}
        <EmptyCart />
        <SavedForLater />
      </div>
    );
  }
  return (
    <div className="wrap pt-4">
      <header className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="text-tool">Your cart</h1>
        {isReady && <p className="text-muted tabular-nums">{pluralise(units, 'item')}</p>}
      </header>
      <ServerOnly id="no-script" className="without-script">
        {import.meta.env.SSR && <CartNoScriptAlert />}
      </ServerOnly>
      {isReady ? (
        <div className="grid items-start gap-x-8 gap-y-grout lg:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="grid min-w-0 gap-grout">
            {isStorageRefused() && <StorageRefusedAlert list="cart" />}
            <SampleItemsAlert />
            <CartChangesAlert state={quoteState} />
            {undoRemove}
            <ul className="grid gap-grout">
              {cart.map((item, index) => {
                const priced = totals.lines[index];
                return (
                  priced && (
                    <CartLineRow
                      key={item.id}
                      item={item}
                      priced={priced}
                      onRemove={handleRemove}
                      onSave={handleSaveForLater}
                    />
                  )
                );
              })}
            </ul>
          </div>
          <CartSummary />
          <div className="min-w-0">
            <SavedForLater />
          </div>
        </div>
      ) : (
        <CartSkeleton />
      )}
    </div>
  );
}
