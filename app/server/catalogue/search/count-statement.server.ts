import { type Name, type SQL, sql } from 'drizzle-orm';
import { allBut, type Conditions, FILTERS, type Filter } from './search-conditions.server';

/** Counting stops here: "1,000 and more" says enough, and takes as long with a hundred thousand products. */
export const MAX_COUNTED = 1_000;

/** Names that begin with the search are looked up by themselves: they must not be missing among the first thousand. */
const MOST_BY_NAME = 24;

/** Without a value: how many were found, and their prices. `source` is the filter that was left open, or `all`. */
export interface CountRow {
  source: string;
  value: string | null;
  count: number;
  lowest: number | null;
  highest: number | null;
}

export interface Ranking {
  words: readonly string[];
  /** How many of the best are wanted. */
  limit: number;
}

const CANDIDATE = sql`p.facets, p.unit_price`;

/** One more than is counted is looked for, to know whether there are more. */
function firstThousand(columns: SQL, condition: SQL): SQL {
  return sql`select ${columns} from products p where ${condition} limit ${MAX_COUNTED + 1}`;
}

/** How many of the words are in the name, and whether it begins with them. */
function score(words: readonly string[]): SQL {
  const inName = words.map((word) => sql`(strpos(lower(p.name), ${word}) > 0)::integer`);
  return sql`${sql.join(inName, sql` + `)} + starts_with(lower(p.name), ${words.join(' ')})::integer`;
}

function rankedCandidates(condition: SQL, { words, limit }: Ranking): SQL[] {
  const columns = sql`p.id, p.facets, p.unit_price, p.featured, p.rank, ${score(words)} as score`;
  const name = sql`lower(p.name) collate "C"`;
  return [
    sql`found as materialized (${firstThousand(columns, condition)})`,
    sql`by_name as materialized (
      select ${columns} from products p
      where ${condition} and ${name} like ${`${words.join(' ')}%`} and (select count(*) from found) > ${MAX_COUNTED}
      order by ${name} limit ${MOST_BY_NAME}
    )`,
    sql`ranked as (
      select distinct on (score, featured, rank, id) id from (table found union all table by_name) as either
      order by score desc, featured desc, rank, id limit ${limit}
    )`,
  ];
}

/** Unnested in the select list, not by a join: half the time. */
function everyFacet(candidates: SQL | Name): SQL {
  return sql`(select unnest(facets) as value from ${candidates}) as every_facet`;
}

/** `filter` is one of our own names, never a text that somebody typed. */
function countOpen(filter: Filter, candidates: Name): SQL[] {
  const source = sql.raw(`'${filter}'`);
  const sum = sql`select ${source}, null, count(*)::integer, min(unit_price), max(unit_price) from ${candidates}`;
  if (filter === 'price') return [sum];
  const values = sql`select ${source}, value, count(*)::integer, null, null
    from ${everyFacet(candidates)} where starts_with(value, ${sql.raw(`'${filter}:'`)}) group by value`;
  return [sum, values];
}

/**
 * Everything that is counted, as CountRows: each filter that is set is counted with itself left open. With a ranking, the
 * ids of the best are rows as well, the best first.
 */
export function countStatement(conditions: Conditions, ranking?: Ranking): SQL {
  const set = FILTERS.filter((filter) => conditions.filters[filter]);
  const open = (filter: Filter) => sql.identifier(`open_${filter}`);
  const all = allBut(conditions);
  const candidates = [
    ...(ranking
      ? rankedCandidates(all, ranking)
      : [sql`found as materialized (${firstThousand(CANDIDATE, all)})`]),
    ...set.map(
      (filter) =>
        sql`${open(filter)} as materialized (${firstThousand(CANDIDATE, allBut(conditions, filter))})`,
    ),
  ];
  const counts = [
    sql`select 'all' as source, null as value, count(*)::integer as count,
      min(unit_price) as lowest, max(unit_price) as highest from found`,
    sql`select 'all', value, count(*)::integer, null, null from ${everyFacet(sql`found`)} group by value`,
    ...set.flatMap((filter) => countOpen(filter, open(filter))),
    sql`select 'label:' || id, name, position, null, null from categories`,
    ...(ranking ? [sql`select 'ranked', id, 0, null, null from ranked`] : []),
  ];
  return sql`with ${sql.join(candidates, sql`, `)} ${sql.join(counts, sql` union all `)}`;
}
