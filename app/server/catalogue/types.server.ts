import type { Facet, FacetValue } from '~/domain/catalogue/catalogue-query';
import type { CategorySummary, ListedProduct, Product } from '~/domain/catalogue/product';
import type { Paise } from '~/domain/money/money';
import type { ReviewQuery } from '~/domain/reviews/review-query';
import type { Reader } from '../db/database.server';
import type { ProductDetail } from '../db/schema/catalogue.server';

export interface CatalogueDeps {
  db: Reader;
}

export interface CatalogueFacets extends Record<Facet, FacetValue[]> {
  /** Products with at least `stars` stars. */
  rating: { stars: number; count: number }[];
  inStock: number;
  onSale: number;
  /** The lowest and the highest unit price in paise. Absent without results. */
  price?: { min: Paise; max: Paise };
  /** Some counts include the first 1,000 products only. Pages show them as "at least". */
  hasLimitedCounts: boolean;
}

export interface CatalogueSearchResult {
  products: ListedProduct[];
  /** 1,000 at most. With more results, `isTotalLimited` is true. */
  total: number;
  isTotalLimited: boolean;
  facets: CatalogueFacets;
  /** The requested page, or the last page when there are fewer. */
  page: number;
  pages: number;
  /** The text that was searched instead, when a word was probably mistyped. */
  corrected?: string;
  /** Words of the search text that these products do not contain. */
  ignored?: string[];
}

export interface ProductReview {
  id: string;
  author: string;
  city: string;
  stars: number;
  /** The author bought the product here. */
  verified: boolean;
  title: string;
  text: string;
  /** The public answer of the company, or an empty text. */
  answer: string;
  photoIds: string[];
  createdAt: Date;
}

/** One page of the approved reviews of a product (R-REVIEW-2). */
export interface ProductReviewList {
  /** The newest first. */
  reviews: ProductReview[];
  /** All approved reviews by stars, five stars first. */
  counts: { stars: number; count: number }[];
  query: ReviewQuery;
  /** The number of pages with reviews that match the query. */
  pages: number;
}

export interface ProductDetails {
  /** Its `stock` is the shown one (domain/catalogue/shown-stock). */
  product: Product;
  subtitle: string;
  /** Paragraphs. */
  story: string[];
  care: string[];
  details: ProductDetail[];
  reviews: ProductReviewList;
  related: ListedProduct[];
}

export interface ShopFront {
  featured: ListedProduct[];
  categories: CategorySummary[];
  newest: ListedProduct[];
  onSale: ListedProduct[];
}
