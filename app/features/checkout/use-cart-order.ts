import { useEffect, useRef, useState } from 'react';
import { toCartLines } from '~/domain/cart/cart-line';
import type { CartLine } from '~/domain/cart/cart-line-schema';
import { describeLineChanges } from '~/domain/cart/line-changes';
import { listCartUpdates, type Quote } from '~/domain/cart/quote';
import { toProductSnapshot } from '~/domain/catalogue/product';
import { paths } from '~/paths';
import { useQuote } from '~/state/quote/use-quote';
import { useShop } from '~/state/shop-provider';
import { site } from '~site';
import { type CheckoutSummary, summariseCart, summariseQuote } from './checkout-summary';
import type { CheckoutOutcome } from './submission/checkout-outcome';

export interface CartOrder {
  /** Reads the lines from storage: another tab may have ordered them. */
  readLatestLines: () => CartLine[];
  /** Whether the browser's cart was read. */
  isReady: boolean;
  lines: CartLine[];
  summary: CheckoutSummary;
  /** The server did not return a quote: the amounts are calculated by the browser. */
  isUnconfirmed: boolean;
  /** Sentences about what changed in the cart. */
  updates: readonly string[];
}

/**
 * The cart as an order. The checkout shows the server's quote: its changes are applied to the cart at once and listed in
 * `updates`.
 */
export function useCartOrder(isActive: boolean, outcome: CheckoutOutcome | undefined): CartOrder {
  const { isReady, cart, totals, setQuantity, readLatestCart } = useShop();
  const lines = toCartLines(cart);
  const quoteState = useQuote(paths.shop.quote(), isActive ? lines : []);
  const [updates, setUpdates] = useState<readonly string[]>([]);
  const appliedQuotes = useRef(new WeakSet<Quote>());

  const currentQuote = quoteState.status === 'known' ? quoteState.quote : undefined;
  const rejectedQuote = outcome?.kind === 'changed' ? outcome.quote : undefined;

  useEffect(() => {
    for (const quote of isActive ? [rejectedQuote, currentQuote] : []) {
      if (!quote || quote.changes.length === 0 || appliedQuotes.current.has(quote)) continue;
      appliedQuotes.current.add(quote);
      const productNames = cart.map(({ product }) => product.name);
      const changes = describeLineChanges(quote.changes, productNames, site.currency.label);
      if (quote === currentQuote) setUpdates((previous) => [...new Set([...previous, ...changes])]);
      for (const { product, quantity, options } of listCartUpdates(cart, quote)) {
        setQuantity(toProductSnapshot(product), quantity, options);
      }
    }
  }, [isActive, currentQuote, rejectedQuote, cart, setQuantity]);

  return {
    isReady: isReady,
    lines,
    readLatestLines: () => toCartLines(readLatestCart()),
    summary: currentQuote?.changes.length === 0 ? summariseQuote(currentQuote) : summariseCart(cart, totals),
    isUnconfirmed: quoteState.status === 'unavailable',
    updates,
  };
}
