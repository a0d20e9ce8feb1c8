import type { Product, ProductVariant } from './product';
import { listSelectableOptions } from './product-options';

/** The options that a buyer chose. */
export interface ChosenOptions {
  color?: string;
  size?: string;
}

export type VariantKey = Omit<ProductVariant, 'stock'>;
type WithOptions = Pick<Product, 'attributes'>;

/** The place of a variant in the order of the options. */
export const getVariantRank = (
  { colors, sizes }: { colors: readonly string[]; sizes: readonly string[] },
  { color, size }: VariantKey,
): number => colors.indexOf(color) * (sizes.length + 1) + sizes.indexOf(size);

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

/** What can be bought of a product: a choice of options with its units. */
export interface ProductChoice {
  /** Absent where nothing is to be chosen. */
  options?: ChosenOptions;
  stock: number;
}

/** Everything that can be chosen of a product, in the order of its options. Only the variants on offer. */
export function listProductChoices(
  product: WithOptions & Pick<Product, 'stock' | 'variants'>,
): ProductChoice[] {
  const { colours, sizes } = listSelectableOptions(product);
  const orNone = (names: readonly string[]) => (names.length > 0 ? names : [undefined]);
  return orNone(colours).flatMap((color) =>
    orNone(sizes).flatMap((size): ProductChoice[] => {
      const options = { ...(color && { color }), ...(size && { size }) };
      if (product.variants && !findVariant(product, options)) return [];
      const stock = getVariantStock(product, options);
      return [{ stock, ...((color || size) && { options }) }];
    }),
  );
}

/** Whether a colour or size has no unit in any of its variants. */
export const isOptionSoldOut = (
  { variants }: Pick<Product, 'variants'>,
  option: 'color' | 'size',
  name: string,
) => variants?.some((variant) => variant[option] === name && variant.stock > 0) === false;
