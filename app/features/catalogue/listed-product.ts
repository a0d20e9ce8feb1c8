import type { Product } from '~/domain/catalogue/product';

/** A product as lists of the shop show it. */
export interface ListedProduct extends Product {
  /** A few words about the product. */
  subtitle: string;
}
