import { useState } from 'react';
import type { ChosenOptions } from '~/domain/cart';
import { keptProduct } from '~/domain/kept-product';
import type { Product } from '~/domain/product';
import { toast } from '~/domain/toast';
import { paths } from '~/paths';
import { useNotification } from '~/state/notification-provider';
import { useShop } from '~/state/shop-provider';
import { EmptyState } from '~/ui/empty-state';
import { LinkButton } from '~/ui/link-button';
import { Notice } from '~/ui/notice';
import { Loading, Skeleton } from '~/ui/skeleton';
import { ShareList } from './share-list';
import { TakenOff } from './taken-off';
import { useWishedNow, type WishedNow } from './use-wished-now';
import { WishRow } from './wish-row';

function Opening() {
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
      <Notice
        className="without-script"
        title="The wishlist needs JavaScript"
        action={
          <LinkButton href={paths.shop.catalogue()} variant="quiet" size="sm">
            See all products
          </LinkButton>
        }
      >
        It is kept in your own browser and nowhere else, so only a script can open it.
      </Notice>
    </>
  );
}

function Nothing() {
  return (
    <EmptyState
      title="No wishes yet"
      action={<LinkButton href={paths.shop.front()}>Look around the shop</LinkButton>}
    >
      <p>
        Press the heart on anything in the shop, and it waits here: with today’s price, and whether it is
        there.
      </p>
    </EmptyState>
  );
}

const nowOf = (state: WishedNow, id: string): Product | null | undefined =>
  state.status === 'known' ? (state.products.get(id) ?? null) : undefined;

/** R-WISHLIST-1. It lives in the browser; the shop is asked how everything on it stands today. */
export function WishlistPage() {
  const { ready, wishlist, isWished, toggleWish, addUnits } = useShop();
  const { notify } = useNotification();
  const [takenOff, setTakenOff] = useState<Product>();
  const ids = wishlist.map(({ id }) => id);
  const state = useWishedNow(ids);

  const remove = (product: Product) => {
    if (!isWished(product.id)) return;
    toggleWish(product);
    setTakenOff(product);
  };
  const putBack = (product: Product) => {
    if (!isWished(product.id)) toggleWish(product);
    setTakenOff(undefined);
  };
  const move = (product: Product, options: ChosenOptions) => {
    const outcome = addUnits(keptProduct(product), 1, options);
    if (outcome === 'refused' || outcome === 'ignored') return;
    if (isWished(product.id)) toggleWish(product);
    setTakenOff(undefined);
    if (outcome === 'updated') notify(toast(`One more of ${product.name} is in your cart`));
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h1 className="text-h1">Wishlist</h1>
        {ready && wishlist.length > 0 && (
          <p className="text-muted tabular-nums">
            {wishlist.length === 1 ? '1 thing' : `${wishlist.length} things`}
          </p>
        )}
      </header>
      {!ready && <Opening />}
      {ready && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-grout">
          {state.status === 'unavailable' && (
            <Notice title="The shop could not be asked just now" role="status">
              Your list is safe. Prices are those from when you kept things; moving them to the cart waits
              until the shop answers.
            </Notice>
          )}
          {takenOff && !isWished(takenOff.id) && (
            <TakenOff product={takenOff} onPutBack={() => putBack(takenOff)} />
          )}
          {wishlist.length === 0 && <Nothing />}
          <ul className="grid gap-grout">
            {wishlist.map((wished) => (
              <WishRow
                key={wished.id}
                wished={wished}
                now={nowOf(state, wished.id)}
                onMove={move}
                onRemove={remove}
              />
            ))}
          </ul>
        </div>
      )}
      {ready && wishlist.length > 0 && (
        <footer className="flex flex-wrap items-center justify-between gap-4">
          <ShareList ids={ids} />
          <LinkButton href={paths.shop.cart()} variant="quiet" size="sm">
            To the cart
          </LinkButton>
        </footer>
      )}
      <p className="max-w-prose text-sm text-muted">
        The list is kept in this browser, not in your account. A link to it names the things, and nobody.
      </p>
    </div>
  );
}
