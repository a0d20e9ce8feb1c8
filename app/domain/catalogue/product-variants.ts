import type { Product, ProductVariant } from './product';

/** The options that a buyer chose. */
export interface ChosenOptions {
  color?: string;
  size?: string;
}

export type VariantKey = Omit<ProductVariant, 'stock'>;
type WithOptions = Pick<Product, 'attributes'>;

/** An option that was not chosen is the only one there is. Empty where there is none, or a choice is missing. */
const pick = (chosen: string | undefined, known: readonly string[]) =>
  chosen ?? (known.length > 1 ? '' : (known[0] ?? ''));

/** R-VARIANT-1: the variant that a choice of options stands for. */
export const resolveVariant = (
  { attributes: { colors, size: sizes } }: WithOptions,
  { color, size }: ChosenOptions = {},
): VariantKey => ({
  color: pick(
    color,
    colors.map(({ name }) => name),
  ),
  size: pick(size, sizes),
});

/** The chosen variant. `undefined` as long as a choice is missing, and of a product without variants. */
function findVariant(
  product: WithOptions & Pick<Product, 'variants'>,
  options?: ChosenOptions,
): ProductVariant | undefined {
  const { color, size } = resolveVariant(product, options);
  return product.variants?.find((variant) => variant.color === color && variant.size === size);
}

/** Units of the chosen variant. Units of the product as long as a choice is missing, or when it has no variants. */
export const getVariantStock = (
  product: Pick<Product, 'attributes' | 'stock' | 'variants'>,
  options?: ChosenOptions,
) => (findVariant(product, options) ?? product).stock;

/** Whether a colour or size has no unit in any of its variants. */
export const isOptionSoldOut = (
  { variants }: Pick<Product, 'variants'>,
  option: 'color' | 'size',
  name: string,
) => variants?.some((variant) => variant[option] === name && variant.stock > 0) === false;
