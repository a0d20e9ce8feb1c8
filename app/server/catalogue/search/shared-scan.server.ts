import { type Name, type SQL, sql } from 'drizzle-orm';
import {
  type Conditions,
  combineConditions,
  FILTERS,
  type Filter,
  MAX_COUNTED,
} from './search-conditions.server';

/** A scan that is longer is read no further. */
const MAX_SHARED = 5_000;

/** The products that a text and one filter find. The sets of the other filters are parts of it. */
export interface SharedScan {
  /** The filter that all of its products fulfil. */
  filter: Filter;
  steps: SQL[];
  /**
   * Takes a set from the shared products. `scan` reads it from the table, and only runs when the shared products end before
   * the set has a thousand.
   */
  createSet(name: Name, columns: SQL, set: { scan: SQL; without: Filter | undefined }): SQL[];
}

/**
 * The index finds every product with a word that begins with the searched one before it returns the first: most of the time
 * of a search. One scan for several sets saves that. `undefined` when only one set could use it.
 */
export function createSharedScan({ always, filters }: Conditions): SharedScan | undefined {
  const [filter, ...others] = FILTERS.filter((each) => filters[each]);
  if (filter === undefined || others.length === 0) return undefined;
  const scanned = combineConditions({ always, filters: { [filter]: filters[filter] } });
  const rest: Conditions = { always: [sql`true`], filters: { ...filters, [filter]: undefined } };
  return {
    filter,
    steps: [
      sql`shared as materialized (
        select p.id, p.name, p.facets, p.unit_price, p.featured, p.rank from products p
        where ${scanned} limit ${MAX_SHARED + 1}
      )`,
      sql`shared_scan as materialized (select count(*) <= ${MAX_SHARED} as is_complete from shared)`,
    ],
    createSet(name, columns, { scan, without }) {
      const part = sql.identifier(`shared_${name.value}`);
      // The first condition reads the shared products only as far as the set needs them, the second one all of them.
      const isEnough = sql`((select count(*) from ${part}) > ${MAX_COUNTED} or (select is_complete from shared_scan))`;
      return [
        sql`${part} as materialized (
          select ${columns} from shared p where ${combineConditions(rest, { without })} limit ${MAX_COUNTED + 1}
        )`,
        sql`${name} as materialized (
          select * from ${part} where ${isEnough} union all (select * from (${scan}) as scanned where not ${isEnough})
        )`,
      ];
    },
  };
}
