import type { Product } from './product';

/** The options that a buyer must choose from. Empty where there is only one colour or size. */
export interface SelectableOptions {
  colours: string[];
  sizes: string[];
}

/** The colours and sizes to choose from. */
export function listSelectableOptions({ attributes }: Pick<Product, 'attributes'>): SelectableOptions {
  const colours = attributes.colors.map(({ name }) => name);
  return {
    colours: colours.length > 1 ? colours : [],
    sizes: attributes.size.length > 1 ? attributes.size : [],
  };
}

/** Whether the buyer must choose a colour or size before the product can be added to the cart. */
export function needsOptionChoice(product: Pick<Product, 'attributes'>): boolean {
  const { colours, sizes } = listSelectableOptions(product);
  return colours.length > 0 || sizes.length > 0;
}

/** The first image of the chosen colour, or else the first one. */
export const findOptionImage = <Image extends { color?: string }>(
  images: readonly Image[],
  { color }: { color?: string } = {},
): Image | undefined => images.find((image) => color !== undefined && image.color === color) ?? images[0];
