import { type Name, type SQL, sql } from 'drizzle-orm';
import {
  type Conditions,
  combineConditions,
  FILTERS,
  type Filter,
  MAX_COUNTED,
} from './search-conditions.server';
import { createSharedScan, type SharedScan } from './shared-scan.server';

/** Names that begin with the search text have a query of their own: the first thousand may not contain them. */
const MAX_BY_NAME = 24;

/** Without a value: the number of results and their prices. `source` is the filter that was left out, or `all`. */
export interface CountRow {
  source: string;
  value: string | null;
  count: number;
  lowest: number | null;
  highest: number | null;
}

export interface Ranking {
  /** The typed words in their order. */
  words: readonly string[];
  synonyms: readonly string[];
  /** Number of ids to return. */
  limit: number;
}

const CANDIDATE = sql`p.facets, p.unit_price`;

const FOUND = sql.identifier('found');

/** One more than MAX_COUNTED shows whether there are more. */
function selectFirstThousand(columns: SQL, condition: SQL): SQL {
  return sql`select ${columns} from products p where ${condition} limit ${MAX_COUNTED + 1}`;
}

/** The set `name` with the products that fulfil all conditions, or all without a filter. */
function createSet(
  name: Name,
  columns: SQL,
  {
    conditions,
    without,
    shared,
  }: { conditions: Conditions; without?: Filter; shared?: SharedScan | undefined },
): SQL[] {
  const scan = selectFirstThousand(columns, combineConditions(conditions, { without }));
  if (shared) return shared.createSet(name, columns, { scan, without });
  return [sql`${name} as materialized (${scan})`];
}

/** The number of words and synonyms in the name, plus one when the name begins with all typed words. */
function createScore({ words, synonyms }: Ranking): SQL {
  const inName = [...words, ...synonyms].map((word) => sql`(strpos(lower(p.name), ${word}) > 0)::integer`);
  return sql`${sql.join(inName, sql` + `)} + starts_with(lower(p.name), ${words.join(' ')})::integer`;
}

function createRankedCandidates(
  conditions: Conditions,
  ranking: Ranking,
  shared: SharedScan | undefined,
): SQL[] {
  const { words, limit } = ranking;
  const condition = combineConditions(conditions);
  const columns = sql`p.id, p.facets, p.unit_price, p.featured, p.rank, ${createScore(ranking)} as score`;
  const name = sql`lower(p.name) collate "C"`;
  return [
    ...createSet(FOUND, columns, { conditions, shared }),
    sql`by_name as materialized (
      select ${columns} from products p
      where ${condition} and ${name} like ${`${words.join(' ')}%`} and (select count(*) from found) > ${MAX_COUNTED}
      order by ${name} limit ${MAX_BY_NAME}
    )`,
    sql`ranked as (
      select distinct on (score, featured, rank, id) id from (table found union all table by_name) as either
      order by score desc, featured desc, rank, id limit ${limit}
    )`,
  ];
}

/** Unnesting in the select list takes half the time of a join. */
function unnestFacets(candidates: SQL | Name): SQL {
  return sql`(select unnest(facets) as value from ${candidates}) as every_facet`;
}

/** `filter` is a name of FILTERS, never input. */
function countWithout(filter: Filter, candidates: Name): SQL[] {
  const source = sql.raw(`'${filter}'`);
  const sum = sql`select ${source} as source, null as value, count(*)::integer as count,
    min(unit_price) as lowest, max(unit_price) as highest from ${candidates}`;
  if (filter === 'price') return [sum];
  const values = sql`select ${source}, value, count(*)::integer, null, null
    from ${unnestFacets(candidates)} where starts_with(value, ${sql.raw(`'${filter}:'`)}) group by value`;
  return [sum, values];
}

interface CountParts {
  candidates: SQL[];
  counts: SQL[];
}

const createStatement = ({ candidates, counts }: CountParts): SQL =>
  sql`with ${sql.join(candidates, sql`, `)} ${sql.join(counts, sql` union all `)}`;

/** The counts that leave out one of these filters each. With `shared`, none of them is the filter that all its products fulfil. */
function createOpenCounts(
  filters: readonly Filter[],
  conditions: Conditions,
  shared?: SharedScan | undefined,
): CountParts {
  const open = (filter: Filter) => sql.identifier(`open_${filter}`);
  return {
    candidates: filters.flatMap((filter) =>
      createSet(open(filter), CANDIDATE, { conditions, without: filter, shared }),
    ),
    counts: filters.flatMap((filter) => countWithout(filter, open(filter))),
  };
}

/**
 * Statements that select all counts as CountRows. The counts of a filter leave out that filter itself. With a ranking, the first
 * statement ends with rows with the ids of the best results, the best first. The second statement has the counts that need scans of
 * their own, so that a server with several processors counts at the same time.
 */
export function createCountStatements(conditions: Conditions, ranking?: Ranking): SQL[] {
  const set = FILTERS.filter((filter) => conditions.filters[filter]);
  const shared = ranking && createSharedScan(conditions);
  const isShared = (filter: Filter) => shared !== undefined && filter !== shared.filter;
  const open = createOpenCounts(set.filter(isShared), conditions, shared);
  const first = createStatement({
    candidates: [
      ...(shared?.steps ?? []),
      ...(ranking
        ? createRankedCandidates(conditions, ranking, shared)
        : createSet(FOUND, CANDIDATE, { conditions })),
      ...open.candidates,
    ],
    counts: [
      sql`select 'all' as source, null as value, count(*)::integer as count,
        min(unit_price) as lowest, max(unit_price) as highest from found`,
      sql`select 'all', value, count(*)::integer, null, null from ${unnestFacets(sql`found`)} group by value`,
      ...open.counts,
      sql`select 'label:' || id, name, position, null, null from categories`,
      ...(ranking ? [sql`select 'ranked', id, 0, null, null from ranked`] : []),
    ],
  });
  const scanned = set.filter((filter) => !isShared(filter));
  return scanned.length > 0 ? [first, createStatement(createOpenCounts(scanned, conditions))] : [first];
}
