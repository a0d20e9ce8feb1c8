/** Note in the label of an option; hidden while the option is in stock. */
export const SOLD_OUT_ATTRIBUTE = 'data-sold-out';

/** Paragraph that says whether the chosen variant is in stock. Its value is a list of `ShownVariant` as JSON. */
export const VARIANTS_ATTRIBUTE = 'data-variants';

/** A variant for the script of the product page. `max` is the largest quantity, `text` its availability. */
export interface ShownVariant {
  color: string;
  size: string;
  max: number;
  text: string;
}
