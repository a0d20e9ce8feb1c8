import type { AddedLine } from '~/domain/cart/merge-carts';
import { findOptionImage } from '~/domain/catalogue/product-options';
import type { PricedCart } from '~/domain/pricing/pricing';
import { paths } from '~/paths';
import { OrderLineList } from '~/sections/shop/order-line-list';
import { PriceTotals } from '~/sections/shop/price-totals';
import { LinkButton } from '~/ui/buttons/link-button';
import { Alert } from '~/ui/feedback/alert';
import { SharedCartChoice } from './shared-cart-choice';

interface SharedCartViewProps {
  /** What can be bought now. */
  lines: readonly AddedLine[];
  priced: PricedCart;
  /** What is different now, as sentences. */
  changes: readonly string[];
  /** The checkout with these lines, without a cart. */
  buyPath: string;
}

/** R-CART-9: a cart that another device or person sent, at the prices and stock of now. */
export function SharedCartView({ lines, priced, changes, buyPath }: SharedCartViewProps) {
  const shownLines = lines.map(({ productId, product, quantity, options }) => ({
    productId,
    name: product.name,
    quantity,
    ...(options && { options }),
    image: findOptionImage(product.images, options),
  }));
  return (
    <div className="wrap grid gap-5 pt-4">
      <header className="grid gap-2">
        <h1 className="text-tool">A shared cart</h1>
        <p className="max-w-prose text-muted">
          Somebody shared this cart with you. Prices and stock are current.
        </p>
      </header>
      {changes.length > 0 && (
        <Alert tone="warning" title="Something has changed since it was shared">
          <ul className="grid gap-1 wrap-anywhere">
            {changes.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Alert>
      )}
      {lines.length > 0 ? (
        <div className="grid items-start gap-x-8 gap-y-grout lg:grid-cols-[minmax(0,1fr)_24rem]">
          <OrderLineList lines={shownLines} priced={priced.lines} />
          <div className="grid gap-grout">
            <PriceTotals priced={priced} />
            <SharedCartChoice lines={lines} />
            <p className="without-script">
              <LinkButton href={buyPath} size="lg" className="w-full">
                Order these items
              </LinkButton>
            </p>
          </div>
        </div>
      ) : (
        <p>
          <LinkButton href={paths.shop.home()}>Go to the shop</LinkButton>
        </p>
      )}
    </div>
  );
}
