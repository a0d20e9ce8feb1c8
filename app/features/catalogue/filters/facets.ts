import type { Facet } from '~/domain/catalogue/catalogue-query';
import type { Paise } from '~/domain/money/money';

/** One value of a filter and how many products it would leave. */
export interface FacetValue {
  value: string;
  label: string;
  count: number;
}

/** What there is to filter by, for the products that were found. */
export interface Facets extends Record<Facet, readonly FacetValue[]> {
  /** At least so many stars. */
  rating: readonly { stars: number; count: number }[];
  inStock: number;
  onSale: number;
  price?: { min: Paise; max: Paise };
  /** The counts stand for "at least so many". */
  capped: boolean;
}

const GENDER_LABELS: Record<string, string> = { women: 'Women', men: 'Men', unisex: 'Unisex' };

export function facetLabel(facet: Facet, value: string, facets: Facets): string {
  if (facet === 'gender') return GENDER_LABELS[value] ?? value;
  return facets[facet].find((entry) => entry.value === value)?.label ?? value;
}

const grouped = new Intl.NumberFormat('en-IN');

/** `1,000+` where counting stopped. */
export function formatCount(count: number, capped: boolean): string {
  return `${grouped.format(count)}${capped ? '+' : ''}`;
}

export function formatProductCount(count: number, capped = false): string {
  return count === 1 && !capped ? '1 product' : `${formatCount(count, capped)} products`;
}
