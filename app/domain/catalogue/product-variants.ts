import type { Product, ProductVariant } from './product';

/** The same shape as the options of a cart item. */
interface Options {
  color?: string;
  size?: string;
}

export type VariantKey = Omit<ProductVariant, 'stock'>;
type WithOptions = Pick<Product, 'attributes'>;
type WithStock = Pick<Product, 'attributes' | 'stock' | 'variants'>;

/** An option that was not chosen is the only one there is. Empty where there is none, or a choice is missing. */
const pick = (chosen: string | undefined, [only, ...others]: readonly string[]) =>
  chosen ?? (others.length === 0 ? only : undefined) ?? '';

/** R-VARIANT-1: the variant that a choice of options stands for. */
export function resolveVariant({ attributes }: WithOptions, { color, size }: Options = {}): VariantKey {
  return {
    color: pick(
      color,
      attributes.colors.map(({ name }) => name),
    ),
    size: pick(size, attributes.size),
  };
}

export const isSameVariant = (one: VariantKey, other: VariantKey) =>
  one.color === other.color && one.size === other.size;

/** Whether a colour and a size are chosen wherever there is a choice. */
const isChosen = ({ attributes }: WithOptions, { color, size }: VariantKey) =>
  (attributes.colors.length === 0 || color !== '') && (attributes.size.length === 0 || size !== '');

/** Units of the chosen variant. Units of the product as long as a choice is missing, or when it has no variants. */
export function getVariantStock(product: WithStock, options?: Options): number {
  const key = resolveVariant(product, options);
  if (!product.variants || !isChosen(product, key)) return product.stock;
  return product.variants.find((variant) => isSameVariant(variant, key))?.stock ?? 0;
}

/** Whether a colour or size has no unit in any of its variants. */
export const isOptionSoldOut = (
  { variants }: Pick<Product, 'variants'>,
  option: 'color' | 'size',
  name: string,
) => variants?.some((variant) => variant[option] === name && variant.stock > 0) === false;
