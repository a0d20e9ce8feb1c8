import { type SQL, sql } from 'drizzle-orm';
import { type CatalogueQuery, FACETS, type Facet } from '~/domain/catalogue-query';
import type { Database } from '../db/database.server';
import { toStatement } from '../db/statement.server';
import type { CatalogueFacets, FacetValue } from './catalogue.server';
import { allBut, type Conditions, FILTERS, type Filter } from './search-conditions.server';

/** Counting stops here: "1,000 and more" says enough, and takes as long with a hundred thousand products. */
export const MOST_COUNTED = 1_000;

/** Without a value: how many were found, and their prices. `source` is the filter that was left open, or `all`. */
interface CountRow {
  source: string;
  value: string | null;
  count: number;
  lowest: number | null;
  highest: number | null;
}

const SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'];
const naturalOrder = new Intl.Collator('en', { numeric: true });

/** One more than is counted is looked for, to know whether there are more. */
function found(condition: SQL): SQL {
  return sql`(select facets, unit_price from products p where ${condition} limit ${MOST_COUNTED + 1})`;
}

/** Each filter that is set is counted with itself left open, in the same query. */
function countingStatement(conditions: Conditions): SQL {
  const set = FILTERS.filter((filter) => conditions.filters[filter]);
  const named = (filter: Filter) => sql.identifier(`open_${filter}`);
  const candidates = [
    sql`found as materialized ${found(allBut(conditions))}`,
    ...set.map((filter) => sql`${named(filter)} as materialized ${found(allBut(conditions, filter))}`),
  ];
  const counts = [
    sql`select 'all' as source, null as value, count(*)::integer as count, min(unit_price) as lowest, max(unit_price) as highest from found`,
    sql`select 'all', value, count(*)::integer, null, null from found, unnest(facets) as value group by value`,
    ...set.map((filter) =>
      filter === 'price'
        ? sql`select 'price', null, count(*)::integer, min(unit_price), max(unit_price) from ${named(filter)}`
        : sql`select ${sql.raw(`'${filter}'`)}, value, count(*)::integer, null, null
            from ${named(filter)}, unnest(facets) as value
            where starts_with(value, ${sql.raw(`'${filter}:'`)}) group by value`,
    ),
    sql`select 'label:' || id, name, position, null, null from categories`,
  ];
  return sql`with ${sql.join(candidates, sql`, `)} ${sql.join(counts, sql` union all `)}`;
}

function bySize(a: string, b: string): number {
  const [first, second] = [SIZES.indexOf(a), SIZES.indexOf(b)];
  return first >= 0 && second >= 0 ? first - second : naturalOrder.compare(a, b);
}

/** Reads the rows of one counting statement. */
class Counts {
  private readonly rows: readonly CountRow[];

  constructor(rows: readonly CountRow[]) {
    this.rows = rows;
  }

  overall(source: 'all' | 'price'): CountRow | undefined {
    return this.rows.find((row) => row.source === source && row.value === null);
  }

  /** Count by value, from the candidates that leave this filter open. */
  of(filter: Filter, isSet: boolean): Map<string, number> {
    const prefix = `${filter}:`;
    const source = isSet ? filter : 'all';
    return new Map(
      this.rows
        .filter((row) => row.source === source && row.value?.startsWith(prefix))
        .map((row) => [row.value?.slice(prefix.length) ?? '', Math.min(row.count, MOST_COUNTED)]),
    );
  }

  categories(): Map<string, { name: string; position: number }> {
    const labels = this.rows.filter((row) => row.source.startsWith('label:'));
    return new Map(
      labels.map(({ source, value, count }) => [
        source.slice('label:'.length),
        { name: value ?? '', position: count },
      ]),
    );
  }
}

/** A chosen value that nothing has stays in the list, with 0: else one could not take it back. */
function facetValues(facet: Facet, counts: Counts, chosen: readonly string[]): FacetValue[] {
  const counted = counts.of(facet, chosen.length > 0);
  const values = [...new Set([...counted.keys(), ...chosen])];
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
  if (facet === 'size') return labelled.sort((a, b) => bySize(a.value, b.value));
  return labelled.sort((a, b) => naturalOrder.compare(a.value, b.value));
}

export interface Counted {
  total: number;
  capped: boolean;
  facets: CatalogueFacets;
}

/** How many products there are for a query and for each value of each filter. One query. */
export async function countFacets(
  database: Database,
  query: CatalogueQuery,
  conditions: Conditions,
): Promise<Counted> {
  const counts = new Counts(await database.rows<CountRow>(toStatement(countingStatement(conditions))));
  const { filters } = conditions;
  const number = counts.overall('all')?.count ?? 0;
  const prices = counts.overall(filters.price ? 'price' : 'all');
  const stars = counts.of('rating', filters.rating !== undefined);
  const capped = number > MOST_COUNTED;
  const byFacet = Object.fromEntries(
    FACETS.map((facet) => [facet, facetValues(facet, counts, query[facet])]),
  ) as Record<Facet, FacetValue[]>;
  return {
    total: Math.min(number, MOST_COUNTED),
    capped,
    facets: {
      ...byFacet,
      rating: [5, 4, 3, 2, 1].map((least) => ({ stars: least, count: stars.get(String(least)) ?? 0 })),
      inStock: counts.of('stock', filters.stock !== undefined).get('in') ?? 0,
      onSale: counts.of('sale', filters.sale !== undefined).get('on') ?? 0,
      ...(prices?.lowest != null &&
        prices.highest != null && { price: { min: prices.lowest, max: prices.highest } }),
      capped,
    },
  };
}
