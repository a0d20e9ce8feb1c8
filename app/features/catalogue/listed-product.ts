import type { Product } from '~/domain/catalogue/product';

/** A product as a list of the shop shows it. */
export interface ListedProduct extends Product {
  /** What it is, in a few words. */
  subtitle: string;
}
