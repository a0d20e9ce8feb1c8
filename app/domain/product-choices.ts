import type { Product } from './product';

/** What a shopper must choose between. Of a single colour or size there is nothing to choose. */
export interface Choices {
  colours: string[];
  sizes: string[];
}

export function choicesOf({ attributes }: Pick<Product, 'attributes'>): Choices {
  const colours = attributes.colors.map(({ name }) => name);
  return {
    colours: colours.length > 1 ? colours : [],
    sizes: attributes.size.length > 1 ? attributes.size : [],
  };
}

/** Whether it can go into the cart from a list, without a question. */
export function needsChoice(product: Pick<Product, 'attributes'>): boolean {
  const { colours, sizes } = choicesOf(product);
  return colours.length > 0 || sizes.length > 0;
}
