import type { Cart } from '~/domain/cart/cart';
import type { Quote } from '~/domain/cart/quote';
import type { PricedCart } from '~/domain/pricing/pricing';
import type { ShownOrderLine } from '~/sections/shop/order-line-list';

/** What is about to be ordered, as the page shows it. */
export interface CheckoutSummary {
  lines: ShownOrderLine[];
  priced: PricedCart;
  units: number;
}

type Line = Pick<Cart[number], 'product' | 'quantity' | 'options'>;

function viewOf(lines: readonly Line[], priced: PricedCart): CheckoutSummary {
  return {
    lines: lines.map(({ product, quantity, options }) => ({
      productId: product.id,
      name: product.name,
      quantity,
      ...(options && { options }),
      ...(product.images[0] && { image: product.images[0] }),
    })),
    priced,
    units: lines.reduce((units, { quantity }) => units + quantity, 0),
  };
}

export const summariseCart = (cart: Cart, priced: PricedCart): CheckoutSummary => viewOf(cart, priced);

/** Lines of which nothing is left are not shown; their price is 0 and stays out of the sum by itself. */
export function summariseQuote({ lines, priced }: Quote): CheckoutSummary {
  const kept = lines.map(({ quantity }) => quantity > 0);
  return viewOf(
    lines.filter((_, position) => kept[position]),
    { ...priced, lines: priced.lines.filter((_, position) => kept[position]) },
  );
}
