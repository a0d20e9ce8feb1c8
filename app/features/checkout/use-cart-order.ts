import { useEffect, useRef, useState } from 'react';
import { describeChanges } from '~/domain/change-words';
import { keptProduct } from '~/domain/kept-product';
import type { OrderLine } from '~/domain/order-lines';
import { acceptedLines, type Quote } from '~/domain/quote';
import { toOrderLines } from '~/domain/to-order-lines';
import { paths } from '~/paths';
import { useQuote } from '~/state/quote/use-quote';
import { useShop } from '~/state/shop-provider';
import { site } from '~site';
import { type OrderView, viewOfCart, viewOfQuote } from './order-view';
import type { CheckoutOutcome } from './outcome';

export interface CartOrder {
  /** The lines as they are stored now: another tab may have ordered them. */
  latestLines: () => OrderLine[];
  /** False while nobody has looked into the browser's cart yet. */
  ready: boolean;
  lines: OrderLine[];
  view: OrderView;
  /** The server could not be asked: the amounts are the browser's own. */
  unconfirmed: boolean;
  /** What was brought up to date in the cart on the way here, in words. */
  updates: readonly string[];
}

/**
 * The cart as an order. The checkout shows what the server says, so every difference is taken over into the cart at
 * once, and told.
 */
export function useCartOrder(active: boolean, outcome: CheckoutOutcome | undefined): CartOrder {
  const { ready, cart, totals, setQuantity, latestCart } = useShop();
  const lines = toOrderLines(cart);
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
      const words = describeChanges(quote.changes, names, site.currency.label);
      if (quote === asked) setUpdates((said) => [...new Set([...said, ...words])]);
      for (const { product, quantity, options } of acceptedLines(cart, quote)) {
        setQuantity(keptProduct(product), quantity, options);
      }
    }
  }, [active, asked, refused, cart, setQuantity]);

  return {
    ready,
    lines,
    latestLines: () => toOrderLines(latestCart()),
    view: asked?.changes.length === 0 ? viewOfQuote(asked) : viewOfCart(cart, totals),
    unconfirmed: state.status === 'unavailable',
    updates,
  };
}
