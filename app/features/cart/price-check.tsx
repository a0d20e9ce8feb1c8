import { describeChanges } from '~/domain/change-words';
import { keptProduct } from '~/domain/kept-product';
import { acceptedLines, type Quote } from '~/domain/quote';
import type { QuoteState } from '~/state/quote/use-quote';
import { useShop } from '~/state/shop-provider';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { site } from '~site';

/** Says what is no longer as it was when it came into the cart, and takes it over by one press. */
export function PriceCheck({ state }: { state: QuoteState }) {
  const { cart, setQuantity } = useShop();

  if (state.status === 'unavailable') {
    return (
      <Notice title="The shop could not be asked just now" role="status">
        These are the prices from when you put things in. Your cart is safe, and the prices are worked out
        again before you pay.
      </Notice>
    );
  }
  if (state.status === 'unknown' || state.quote.changes.length === 0) return null;

  const accept = (quote: Quote) => {
    for (const { product, quantity, options } of acceptedLines(cart, quote)) {
      setQuantity(keptProduct(product), quantity, options);
    }
  };
  const names = cart.map(({ product }) => product.name);
  const { quote } = state;
  return (
    <Notice
      tone="warning"
      role="status"
      title="Something changed since you filled your cart"
      action={
        <Button variant="quiet" size="sm" onClick={() => accept(quote)}>
          Update my cart
        </Button>
      }
    >
      <ul className="grid gap-1 wrap-anywhere">
        {describeChanges(quote.changes, names, site.currency.label).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </Notice>
  );
}
