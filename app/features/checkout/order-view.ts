import type { Cart } from '~/domain/cart';
import type { PricedCart } from '~/domain/pricing';
import type { Quote } from '~/domain/quote';
import type { BoughtLine } from '~/sections/bought-lines';

/** What is about to be ordered, as the page shows it. */
export interface OrderView {
  lines: BoughtLine[];
  priced: PricedCart;
  units: number;
}

type Line = Pick<Cart[number], 'product' | 'quantity' | 'options'>;

function viewOf(lines: readonly Line[], priced: PricedCart): OrderView {
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

export const viewOfCart = (cart: Cart, priced: PricedCart): OrderView => viewOf(cart, priced);

/** Lines of which nothing is left are not shown; their price is 0 and stays out of the sum by itself. */
export function viewOfQuote({ lines, priced }: Quote): OrderView {
  const kept = lines.map(({ quantity }) => quantity > 0);
  return viewOf(
    lines.filter((_, position) => kept[position]),
    { ...priced, lines: priced.lines.filter((_, position) => kept[position]) },
  );
}
