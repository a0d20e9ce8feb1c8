import type { Product, ProductVariant } from './product';
import type { VariantKey } from './product-variants';

/** What became of a request, as the query of its page. */
export const STOCK_ALERT_STATES = ['asked', 'withheld', 'waiting', 'available', 'stopped'] as const;
export type StockAlertState = (typeof STOCK_ALERT_STATES)[number];

/** Stands for a product without variants, and for any variant of a product. */
export const ANY_VARIANT: VariantKey = { color: '', size: '' };

export const isAnyVariant = ({ color, size }: VariantKey) => color === '' && size === '';

const rank = (
  { attributes: { colors, size: sizes } }: Pick<Product, 'attributes'>,
  variant: ProductVariant,
) =>
  colors.findIndex(({ name }) => name === variant.color) * (sizes.length + 1) + sizes.indexOf(variant.size);

/** R-ALERT-1: the sold-out variants, in the order of the options. Empty for a product without variants. */
export const listSoldOutVariants = (product: Pick<Product, 'attributes' | 'variants'>): VariantKey[] =>
  (product.variants ?? [])
    .filter(({ stock }) => stock <= 0)
    .toSorted((one, other) => rank(product, one) - rank(product, other))
    .map(({ color, size }) => ({ color, size }));

/** Whether the product or one of its variants is sold out. */
export const hasSoldOutVariant = (product: Pick<Product, 'attributes' | 'stock' | 'variants'>): boolean =>
  product.stock <= 0 || listSoldOutVariants(product).length > 0;

interface OptionNames {
  colors: readonly string[];
  sizes: readonly string[];
}

/** Whether the options of a product have this variant. */
export const isOfferedVariant = ({ colors, sizes }: OptionNames, { color, size }: VariantKey): boolean =>
  (colors.length === 0 ? color === '' : colors.includes(color)) &&
  (sizes.length === 0 ? size === '' : sizes.includes(size));
