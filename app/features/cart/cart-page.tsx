import { useState } from 'react';
import type { CartItem } from '~/domain/cart';
import { toOrderLines } from '~/domain/to-order-lines';
import { toast } from '~/domain/toast';
import { paths } from '~/paths';
import { useNotification } from '~/state/notification-provider';
import { useQuote } from '~/state/quote/use-quote';
import { useShop } from '~/state/shop-provider';
import { CartLine } from './cart-line';
import { CartSkeleton } from './cart-skeleton';
import { CartSummary } from './cart-summary';
import { EmptyCart } from './empty-cart';
import { PriceCheck } from './price-check';
import { SavedForLater } from './saved-for-later';
import { TakenOut } from './taken-out';
import { WithoutScript } from './without-script';

/** R-CART-1. The cart lives in the browser; the shop is asked whether everything in it is still as it was. */
export function CartPage() {
  const { ready, cart, units, totals, setQuantity, isWished, toggleWish } = useShop();
  const { notify } = useNotification();
  const [takenOut, setTakenOut] = useState<CartItem>();
  const state = useQuote(paths.shop.quote(), toOrderLines(cart));

  const remove = (item: CartItem) => {
    if (setQuantity(item.product, 0, item.options) === 'removed') setTakenOut(item);
  };
  const save = (item: CartItem) => {
    if (!isWished(item.productId)) toggleWish(item.product);
    remove(item);
    notify(toast(`${item.product.name} is saved for later`));
  };
  const putBack = (item: CartItem) => {
    setQuantity(item.product, item.quantity, item.options);
    setTakenOut(undefined);
  };
  const back = takenOut && !cart.some(({ id }) => id === takenOut.id) && (
    <TakenOut item={takenOut} onPutBack={() => putBack(takenOut)} />
  );

  if (ready && cart.length === 0) {
    return (
      <div className="wrap grid gap-grout pt-2">
        {back}
        <EmptyCart />
        <SavedForLater />
      </div>
    );
  }
  return (
    <div className="wrap pt-4">
      <header className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="text-tool">Your cart</h1>
        {ready && <p className="text-muted tabular-nums">{units === 1 ? '1 item' : `${units} items`}</p>}
      </header>
      <WithoutScript />
      {ready ? (
        <div className="grid items-start gap-x-8 gap-y-grout lg:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="grid min-w-0 gap-grout">
            <PriceCheck state={state} />
            {back}
            <ul className="grid gap-grout">
              {cart.map((item, position) => {
                const priced = totals.lines[position];
                return (
                  priced && (
                    <CartLine key={item.id} item={item} priced={priced} onRemove={remove} onSave={save} />
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
