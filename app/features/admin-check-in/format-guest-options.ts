import type { ChosenOptions } from '~/domain/catalogue/product-variants';

/** `size S`, with the name of each option: in a list of guests, a letter alone says nothing. */
export const formatGuestOptions = ({ color, size }: ChosenOptions = {}): string =>
  [color && `colour ${color}`, size && `size ${size}`].filter(Boolean).join(', ');
