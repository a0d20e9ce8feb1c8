import type { Product } from './product';

/** What a shopper must choose between. Of a single colour or size there is nothing to choose. */
export interface SelectableOptions {
  colours: string[];
  sizes: string[];
}

export function listSelectableOptions({ attributes }: Pick<Product, 'attributes'>): SelectableOptions {
  const colours = attributes.colors.map(({ name }) => name);
  return {
    colours: colours.length > 1 ? colours : [],
    sizes: attributes.size.length > 1 ? attributes.size : [],
  };
}

/** Whether it can go into the cart from a list, without a question. */
export function needsOptionChoice(product: Pick<Product, 'attributes'>): boolean {
  const { colours, sizes } = listSelectableOptions(product);
  return colours.length > 0 || sizes.length > 0;
}
