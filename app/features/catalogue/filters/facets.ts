import type { Facet, FacetValue } from '~/domain/catalogue/catalogue-query';
import type { Paise } from '~/domain/money/money';
import { pluralise } from '~/domain/text/pluralise';
import { formatCount } from '~/sections/format/format-amount';

/** The filters that apply to the found products. */
export interface Facets extends Record<Facet, readonly FacetValue[]> {
  /** `stars` is the minimum rating. */
  rating: readonly { stars: number; count: number }[];
  inStock: number;
  onSale: number;
  price?: { min: Paise; max: Paise };
  /** Counting stopped at the limit: the counts are minimums. */
  hasLimitedCounts: boolean;
}

const GENDER_LABELS: Record<string, string> = { women: 'Women', men: 'Men', unisex: 'Unisex' };

export function getFacetLabel(facet: Facet, value: string, facets: Facets): string {
  if (facet === 'gender') return GENDER_LABELS[value] ?? value;
  return facets[facet].find((entry) => entry.value === value)?.label ?? value;
}

/** `1,000+` where counting stopped at the limit. */
export const formatFacetCount = (count: number, isMinimum: boolean): string =>
  `${formatCount(count)}${isMinimum ? '+' : ''}`;

/** "4 stars and more". There are no more than five. */
export const formatMinStars = (stars: number): string =>
  stars === 5 ? '5 stars' : `${pluralise(stars, 'star')} and more`;

export function formatProductCount(count: number, isMinimum = false): string {
  return count === 1 && !isMinimum ? '1 product' : `${formatFacetCount(count, isMinimum)} products`;
}
