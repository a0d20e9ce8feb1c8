import type { FacetValue } from '~/domain/catalogue/catalogue-query';
import { type CatalogueQuery, FACETS, type Facet } from '~/domain/catalogue/catalogue-query';
import type { CatalogueFacets } from '../types.server';
import type { CountRow } from './count-statement.server';
import { type Filter, MAX_COUNTED } from './search-conditions.server';

const SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'];
const naturalOrder = new Intl.Collator('en', { numeric: true });

/** The rows of one count statement. */
class Counts {
  private readonly bySource: Map<string, CountRow[]>;

  constructor(rows: readonly CountRow[]) {
    this.bySource = Map.groupBy(rows, (row) => (row.source.startsWith('label:') ? 'label' : row.source));
  }

  overall(source: 'all' | 'price'): CountRow | undefined {
    return this.bySource.get(source)?.find((row) => row.value === null);
  }

  /** Whether a count stopped at MAX_COUNTED. A count that leaves out a filter can, although the list itself is short. */
  hasLimitedCounts(): boolean {
    const overall = [...this.bySource.values()].flat().filter((row) => row.value === null);
    return overall.some((row) => row.count > MAX_COUNTED);
  }

  /** Count by value. When the filter is set, from the rows that leave it out. */
  of(filter: Filter, isSet: boolean): Map<string, number> {
    const prefix = `${filter}:`;
    const counts = new Map<string, number>();
    for (const { value, count } of this.bySource.get(isSet ? filter : 'all') ?? []) {
      if (value?.startsWith(prefix)) counts.set(value.slice(prefix.length), Math.min(count, MAX_COUNTED));
    }
    return counts;
  }

  categories(): Map<string, { name: string; position: number }> {
    const labels = this.bySource.get('label') ?? [];
    return new Map(
      labels.map(({ source, value, count }) => [
        source.slice('label:'.length),
        { name: value ?? '', position: count },
      ]),
    );
  }
}

function compareSizes(a: string, b: string): number {
  const first = SIZES.indexOf(a);
  const second = SIZES.indexOf(b);
  return first >= 0 && second >= 0 ? first - second : naturalOrder.compare(a, b);
}

/** A selected value without products stays in the list with 0, so that it can be deselected. */
function listFacetValues(facet: Facet, counts: Counts, selected: readonly string[]): FacetValue[] {
  const counted = counts.of(facet, selected.length > 0);
  const values = [...new Set([...counted.keys(), ...selected])];
  const categories = counts.categories();
  const labelled = values.map((value) => ({
    value,
    label: (facet === 'category' && categories.get(value)?.name) || value,
    count: counted.get(value) ?? 0,
  }));
  if (facet === 'category') {
    const position = (value: string) => categories.get(value)?.position ?? Number.MAX_SAFE_INTEGER;
    return labelled.sort((a, b) => position(a.value) - position(b.value));
  }
  if (facet === 'size') return labelled.sort((a, b) => compareSizes(a.value, b.value));
  return labelled.sort((a, b) => naturalOrder.compare(a.value, b.value));
}

export interface Counted {
  total: number;
  isTotalLimited: boolean;
  facets: CatalogueFacets;
}

/** The number of products for a query, and for each value of each filter. */
export function toCounted(query: CatalogueQuery, rows: readonly CountRow[]): Counted {
  const counts = new Counts(rows);
  const isPriced = query.min !== undefined || query.max !== undefined;
  const number = counts.overall('all')?.count ?? 0;
  const { lowest = null, highest = null } = counts.overall(isPriced ? 'price' : 'all') ?? {};
  const stars = counts.of('rating', query.rating !== undefined);
  const byFacet = Object.fromEntries(
    FACETS.map((facet) => [facet, listFacetValues(facet, counts, query[facet])]),
  ) as Record<Facet, FacetValue[]>;
  return {
    total: Math.min(number, MAX_COUNTED),
    isTotalLimited: number > MAX_COUNTED,
    facets: {
      ...byFacet,
      rating: [5, 4, 3, 2, 1].map((min) => ({ stars: min, count: stars.get(String(min)) ?? 0 })),
      inStock: counts.of('stock', query.inStock).get('in') ?? 0,
      onSale: counts.of('sale', query.onSale).get('on') ?? 0,
      ...(lowest !== null && highest !== null && { price: { min: lowest, max: highest } }),
      hasLimitedCounts: counts.hasLimitedCounts(),
    },
  };
}
