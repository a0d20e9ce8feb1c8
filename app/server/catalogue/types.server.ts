import type { Facet } from '~/domain/catalogue/catalogue-query';
import type { Product } from '~/domain/catalogue/product';
import type { Paise } from '~/domain/money/money';
import type { ProductDetail } from '../db/schema/catalogue.server';

/** `count` is what the list would hold with this value chosen and its own facet otherwise open. */
export interface FacetValue {
  value: string;
  label: string;
  count: number;
}

export interface CatalogueFacets extends Record<Facet, FacetValue[]> {
  /** At least so many stars. */
  rating: { stars: number; count: number }[];
  inStock: number;
  onSale: number;
  /** What one unit costs at least and at most, in paise; absent when nothing is found. */
  price?: { min: Paise; max: Paise };
  /** Some counts were taken over the first 1,000 products only: each says "at least". */
  capped: boolean;
}

/** A product as lists show it. Its `stock` is the shown one (domain/catalogue/shown-stock). */
export interface ListedProduct extends Product {
  /** What it is, in a few words. */
  subtitle: string;
}

export interface SearchResult {
  products: ListedProduct[];
  /** At most 1,000; then `capped` says that there are more. */
  total: number;
  capped: boolean;
  facets: CatalogueFacets;
  /** The page that is shown: the one asked for, or the last. */
  page: number;
  pages: number;
  /** What was searched for instead, when a word was found nowhere but had a near neighbour. */
  corrected?: string;
}

export interface ProductReview {
  id: string;
  author: string;
  city: string;
  stars: number;
  /** Its writer bought the product here. */
  verified: boolean;
  text: string;
  createdAt: Date;
}

export interface ProductDetails {
  /** Its `stock` is the shown one (domain/catalogue/shown-stock). */
  product: Product;
  subtitle: string;
  /** Paragraphs. */
  story: string[];
  care: string[];
  details: ProductDetail[];
  /** The newest first, at most 100. */
  reviews: ProductReview[];
  related: ListedProduct[];
}

export interface CategorySummary {
  id: string;
  name: string;
  description: string;
  products: number;
}

export interface ShopFront {
  featured: ListedProduct[];
  categories: CategorySummary[];
  newest: ListedProduct[];
  onSale: ListedProduct[];
}
