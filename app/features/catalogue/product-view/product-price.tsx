import type { Product } from '~/domain/catalogue/product';
import { FIRST_SCREEN_END_ATTRIBUTE } from '~/domain/site/presence-attributes';
import { PriceExplanation } from '~/sections/shop/price-explanation';
import { formatUnitPrice, priceOneUnit, taxLabel } from '~/sections/shop/unit-price';
import { Price } from '~/ui/data/price';

/** Unit price with tax and before it, and the steps of the calculation. */
export function ProductPrice({ product }: { product: Product }) {
  const { amount, was, saving, beforeTax } = formatUnitPrice(product);
  return (
    <div {...{ [FIRST_SCREEN_END_ATTRIBUTE]: '' }} className="grid gap-3">
      <div>
        <Price size="lg" amount={amount} was={was} saving={saving && `You save ${saving}`} />
        <p className="mt-1 text-sm text-muted tabular-nums">
          with {taxLabel}, {beforeTax}
        </p>
      </div>
      <PriceExplanation steps={priceOneUnit(product).explanation} />
    </div>
  );
}
