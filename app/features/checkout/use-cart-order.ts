import { useEffect, useRef, useState } from 'react';
import { toCartLines } from '~/domain/cart/cart-line';
import type { CartLine } from '~/domain/cart/cart-line-schema';
import { describeLineChanges } from '~/domain/cart/line-changes';
import { cartUpdatesFromQuote, type Quote } from '~/domain/cart/quote';
import { toProductSnapshot } from '~/domain/catalogue/product-snapshot';
import { paths } from '~/paths';
import { useQuote } from '~/state/quote/use-quote';
import { useShop } from '~/state/shop-provider';
import { site } from '~site';
import { type CheckoutSummary, summariseCart, summariseQuote } from './checkout-summary';
import type { CheckoutOutcome } from './submission/checkout-outcome';

export interface CartOrder {
  /** The lines as they are stored now: another tab may have ordered them. */
  latestLines: () => CartLine[];
  /** False while nobody has looked into the browser's cart yet. */
  isReady: boolean;
  lines: CartLine[];
  summary: CheckoutSummary;
  /** The server could not be asked: the amounts are the browser's own. */
  isUnconfirmed: boolean;
  /** What was brought up to date in the cart on the way here, in words. */
  updates: readonly string[];
}

/**
 * The cart as an order. The checkout shows what the server says, so every difference is taken over into the cart at
 * once, and told.
 */
export function useCartOrder(active: boolean, outcome: CheckoutOutcome | undefined): CartOrder {
  const { isReady, cart, totals, setQuantity, readLatestCart } = useShop();
  const lines = toCartLines(cart);
  const state = useQuote(paths.shop.quote(), active ? lines : []);
  const [updates, setUpdates] = useState<readonly string[]>([]);
  const taken = useRef(new WeakSet<Quote>());

  const asked = state.status === 'known' ? state.quote : undefined;
  const refused = outcome?.kind === 'changed' ? outcome.quote : undefined;

  useEffect(() => {
    for (const quote of active ? [refused, asked] : []) {
      if (!quote || quote.changes.length === 0 || taken.current.has(quote)) continue;
      taken.current.add(quote);
      const names = cart.map(({ product }) => product.name);
      const words = describeLineChanges(quote.changes, names, site.currency.label);
      if (quote === asked) setUpdates((said) => [...new Set([...said, ...words])]);
      for (const { product, quantity, options } of cartUpdatesFromQuote(cart, quote)) {
        setQuantity(toProductSnapshot(product), quantity, options);
      }
    }
  }, [active, asked, refused, cart, setQuantity]);

  return {
    isReady: isReady,
    lines,
    latestLines: () => toCartLines(readLatestCart()),
    summary: asked?.changes.length === 0 ? summariseQuote(asked) : summariseCart(cart, totals),
    isUnconfirmed: state.status === 'unavailable',
    updates,
  };
}
