import type { Paise } from '../money/money';

/** `src` is the path without width and extension. `width` and `height` in pixels. `tint` is a CSS colour. */
export interface ProductImage {
  src: string;
  width: number;
  height: number;
  alt: string;
  tint: string;
  /** The colour that the picture shows. Absent for a picture of all. */
  color?: string;
}

/** R-PRICE-1: a fixed amount (paise per unit) or a percentage of the price (0 to 100, at most two decimals). */
export interface Sale {
  type: 'amount' | 'percent';
  discount: number;
}

export const GENDERS = ['women', 'men', 'unisex'] as const;
export type Gender = (typeof GENDERS)[number];

export interface ProductAttributes {
  colors: { name: string }[];
  gender?: Gender;
  size: string[];
}

/** A combination of colour and size, with its units. An empty text where the product has no colours or sizes. */
export interface ProductVariant {
  color: string;
  size: string;
  stock: number;
}

/** R-PRODUCT-1. `price` is the list price of one unit in paise, `review.stars` goes from 0 to 5 with one decimal. */
export interface Product {
  id: string;
  name: string;
  price: Paise;
  images: ProductImage[];
  categoryId?: string;
  category?: { id: string; name: string };
  /** Of all variants. */
  stock: number;
  /** R-VARIANT-1: absent for a product with one combination of colour and size. */
  variants?: ProductVariant[];
  sale?: Sale;
  attributes: ProductAttributes;
  tag?: string;
  review: { count: number; stars: number };
  description: string;
  url: string;
}

/**
 * The copy of a product that the browser stores: without description, with one image and one of each colour, enough to show
 * and price a line. Without variants: the quote of the server says how many units of one are left.
 */
export function toProductSnapshot({ variants: _, ...product }: Product): Product {
  const images = product.images.filter(
    ({ color }, index) =>
      index === 0 ||
      (color !== undefined && product.images.findIndex((image) => image.color === color) === index),
  );
  return { ...product, images, description: '' };
}

/** A product as lists of the shop show it. Its `stock` is the shown one (shown-stock.ts). */
export interface ListedProduct extends Product {
  /** A few words about the product. */
  subtitle: string;
}

export interface CategorySummary {
  id: string;
  name: string;
  description: string;
  products: number;
}
