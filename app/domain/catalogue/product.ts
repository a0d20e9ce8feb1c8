import type { Paise } from '../money/money';

/** `src` is the path without width and extension. `width` and `height` in pixels. `tint` is a CSS colour. */
export interface ProductImage {
  src: string;
  width: number;
  height: number;
  alt: string;
  tint: string;
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

/** R-PRODUCT-1. `price` is the list price of one unit in paise, `review.stars` goes from 0 to 5 with one decimal. */
export interface Product {
  id: string;
  name: string;
  price: Paise;
  images: ProductImage[];
  categoryId?: string;
  category?: { id: string; name: string };
  stock: number;
  sale?: Sale;
  attributes: ProductAttributes;
  tag?: string;
  review: { count: number; stars: number };
  description: string;
  url: string;
}
