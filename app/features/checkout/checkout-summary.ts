import type { Cart } from '~/domain/cart/cart';
import type { Quote } from '~/domain/cart/quote';
import { findOptionImage } from '~/domain/catalogue/product-options';
import { type DeliveryNeeds, getDeliveryNeeds } from '~/domain/orders/issued-kind';
import type { PricedCart } from '~/domain/pricing/pricing';
import type { ShownOrderLine } from '~/sections/shop/order-line-list';

/** The order before it is placed, as the page shows it. */
export interface CheckoutSummary {
  lines: ShownOrderLine[];
  priced: PricedCart;
  units: number;
  needs: DeliveryNeeds;
}

type SummarisedLine = Pick<Cart[number], 'product' | 'quantity' | 'options'>;

export function summariseCart(lines: readonly SummarisedLine[], priced: PricedCart): CheckoutSummary {
  return {
    lines: lines.map(({ product, quantity, options }) => {
      const image = findOptionImage(product.images, options);
      return {
        productId: product.id,
        name: product.name,
        quantity,
        ...(options && { options }),
        ...(image && { image }),
      };
    }),
    priced,
    needs: getDeliveryNeeds({ lines, priced }),
    units: lines.reduce((units, { quantity }) => units + quantity, 0),
  };
}

/** Sold-out lines are not shown. Their price is 0, so the total is the same without them. */
export function summariseQuote({ lines, priced }: Quote): CheckoutSummary {
  const hasUnits = lines.map(({ quantity }) => quantity > 0);
  return summariseCart(
    lines.filter((_, index) => hasUnits[index]),
    { ...priced, lines: priced.lines.filter((_, position) => hasUnits[position]) },
  );
}
