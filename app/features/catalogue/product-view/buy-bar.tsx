import type { Product } from '~/domain/catalogue/product';
import { formatUnitPrice } from '~/sections/shop/unit-price';
import { Button } from '~/ui/buttons/button';
import { VisuallyHidden } from '~/ui/visually-hidden';
import { BUY_FORM_ID } from './buy-form';

/** Name, price and button at the bottom of a phone. The script shows it while the buy form is out of sight. */
export function BuyBar({ product }: { product: Product }) {
  const { amount } = formatUnitPrice(product);
  return (
    <div data-buy-bar="" hidden>
      <p className="min-w-0">
        <span className="line-clamp-2 font-semibold">{product.name}</span>
        <span className="text-sm tabular-nums">{amount}</span>
      </p>
      <Button type="submit" form={BUY_FORM_ID} size="sm">
        Add to cart<VisuallyHidden> ({product.name})</VisuallyHidden>
      </Button>
    </div>
  );
}
