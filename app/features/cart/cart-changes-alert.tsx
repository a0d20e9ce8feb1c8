import { describeLineChanges } from '~/domain/cart/line-changes';
import { listCartUpdates, type Quote } from '~/domain/cart/quote';
import { toProductSnapshot } from '~/domain/catalogue/product';
import type { CartQuoteState } from '~/state/quote/use-quote';
import { useShop } from '~/state/shop-provider';
import { Button } from '~/ui/buttons/button';
import { Alert } from '~/ui/feedback/alert';
import { site } from '~site';

/** Lists prices and stock that changed since the items were added; a button updates the cart. */
export function CartChangesAlert({ state }: { state: CartQuoteState }) {
  const { cart, setQuantity } = useShop();

  if (state.status === 'unavailable') {
    return (
      <Alert title="The shop cannot be reached at the moment" role="status">
        These prices may be out of date. Your cart is safe, and prices are checked again before you pay.
      </Alert>
    );
  }
  if (state.status === 'unknown' || state.quote.changes.length === 0) return null;

  const handleAccept = (quote: Quote) => {
    for (const { product, quantity, options } of listCartUpdates(cart, quote)) {
      setQuantity(toProductSnapshot(product), quantity, options);
    }
  };
  const productNames = cart.map(({ product }) => product.name);
  const { quote } = state;
  return (
    <Alert
      tone="warning"
      role="status"
      title="Your cart has changed"
      action={
        <Button variant="quiet" size="sm" onClick={() => handleAccept(quote)}>
          Update my cart
        </Button>
      }
    >
      <ul className="grid gap-1 wrap-anywhere">
        {describeLineChanges(quote.changes, productNames, site.currency.label).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Alert>
  );
}
