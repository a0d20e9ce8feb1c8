import type { Product } from '~/domain/catalogue/product';
import { PriceExplanation } from '~/sections/shop/price-explanation';
import { Price } from '~/ui/data/price';
import { formatUnitPrice, priceOneUnit, taxLabel } from '../unit-price';

/** Unit price, price with tax, and the steps of the calculation. */
export function ProductPrice({ product }: { product: Product }) {
  const { amount, was, saving, withTax } = formatUnitPrice(product);
  return (
    <div className="grid gap-3">
      <div>
        <Price size="lg" amount={amount} was={was} saving={saving && `You save ${saving}`} />
        <p className="mt-1 text-sm text-muted tabular-nums">
          {withTax} with {taxLabel}
        </p>
      </div>
      <PriceExplanation steps={priceOneUnit(product).explanation} />
    </div>
  );
}
