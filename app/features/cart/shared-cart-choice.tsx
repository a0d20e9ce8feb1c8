import { useState } from 'react';
import { type AddedLine, mergeCarts } from '~/domain/cart/merge-carts';
import { paths } from '~/paths';
import { useShop } from '~/state/shop-provider';
import { Button } from '~/ui/buttons/button';
import { LinkButton } from '~/ui/buttons/link-button';
import { Alert } from '~/ui/feedback/alert';

const formatUnits = (units: number) => (units === 1 ? 'one item' : `${units} items`);

/** Adds a shared cart to the own one, or replaces it. */
export function SharedCartChoice({ lines }: { lines: readonly AddedLine[] }) {
  const { isReady, cart, units, readLatestCart, replaceCart } = useShop();
  /** Names of products of which there are not as many. `undefined` until the visitor has chosen. */
  const [limited, setLimited] = useState<readonly string[]>();
  const hasOwn = cart.some(({ isSample }) => !isSample);

  const handleChoice = (base: typeof cart) => {
    const merged = mergeCarts(base, lines);
    replaceCart(merged.cart);
    // The cart opens a moment later. The buttons are gone by then: a second click would add all of it again.
    setLimited(merged.limited);
    if (merged.limited.length === 0) location.assign(paths.shop.cart());
  };

  if (limited) {
    const toCart = <LinkButton href={paths.shop.cart()}>Go to my cart</LinkButton>;
    return limited.length > 0 ? (
      <Alert
        tone="warning"
        role="status"
        title="Some items are not available in this quantity"
        action={toCart}
      >
        Your cart has as many as there are of: {limited.join(', ')}.
      </Alert>
    ) : (
      <Alert tone="success" role="status" title="These items are in your cart" action={toCart} />
    );
  }
  return (
    <div className="needs-script grid gap-grout">
      <p className="rounded-tile bg-surface px-5 py-4 text-sm text-muted">
        {hasOwn
          ? `Your own cart has ${formatUnits(units)}. It does not change until you choose.`
          : units > 0
            ? 'Your own cart has only sample items, which are replaced.'
            : 'Your own cart is empty.'}
      </p>
      {hasOwn ? (
        <>
          <Button size="lg" disabled={!isReady} onClick={() => handleChoice(readLatestCart())}>
            Add to my cart
          </Button>
          <Button size="lg" variant="quiet" disabled={!isReady} onClick={() => handleChoice([])}>
            Replace my cart
          </Button>
        </>
      ) : (
        <Button size="lg" disabled={!isReady} onClick={() => handleChoice([])}>
          Add to my cart
        </Button>
      )}
      <LinkButton href={paths.shop.home()} variant="plain" size="sm">
        Leave it
      </LinkButton>
    </div>
  );
}
