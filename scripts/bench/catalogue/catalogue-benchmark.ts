import type { RunningSite } from '../../site/production-site.ts';
import { appModules } from '../app-modules.ts';
import type { Benchmark, ResultTable } from '../benchmark.ts';
import { measureInRounds } from '../measure-in-rounds.ts';
import { openTwoShops } from '../open-two-shops.ts';
import { calculateMedian, calculateRatios, formatMedianAndRange, formatVerdict } from '../statistics.ts';

const LARGE_CATALOGUE_SIZE = 100_000;
const ROUNDS = 7;
const REQUESTS_PER_ROUND = 8;
const TARGET = 3;

/**
 * Typical catalogue queries. Every response contains the facets with their counts. The last element is another query for the
 * sample products, which fill one page.
 */
const queries: readonly (readonly [name: string, query: string, small?: string])[] = [
  ['everything', ''],
  ['a category', 'category=table'],
  ['a colour, in stock, by price', 'colour=Indigo&stock=1&sort=price-asc'],
  ['a price range, on sale', 'min=200&max=900&sale=1'],
  ['a word', 'q=paper'],
  ['a mistyped word', 'q=paprr'],
  ['a word, a category and a rating', 'q=paper&category=desk&rating=3'],
  ['the third page by rating', 'sort=rating&page=3', 'sort=rating'],
];

/** In rupees, above every price, for queries without an upper price limit. */
const NO_LIMIT = 1_000_000;

/**
 * Measures the median response time of a query in milliseconds. Each request has another upper price limit, so that the
 * page is not in the cache.
 */
async function createMeasurement({ url }: RunningSite, search: string): Promise<() => Promise<number>> {
  const { parseCatalogueQuery, serialiseCatalogueQuery } = await appModules.catalogueQuery();
  const query = parseCatalogueQuery(new URLSearchParams(search));
  let max = query.max ?? NO_LIMIT;
  return async () => {
    const times: number[] = [];
    for (let count = 0; count < REQUESTS_PER_ROUND; count += 1) {
      max += 1;
      const uncachedUrl = `${url}/shop/grid?${serialiseCatalogueQuery({ ...query, max })}`;
      const startedAt = performance.now();
      const response = await fetch(uncachedUrl, { redirect: 'error' });
      await response.arrayBuffer();
      times.push(performance.now() - startedAt);
      if (response.status !== 200) throw new Error(`${uncachedUrl} responds with ${response.status}.`);
    }
    return calculateMedian(times);
  };
}

async function measure(): Promise<ResultTable[]> {
  const { small, large, close } = await openTwoShops(LARGE_CATALOGUE_SIZE);
  try {
    const subjects = new Map<string, () => Promise<number>>();
    for (const [name, query, smallQuery = query] of queries) {
      subjects.set(`${name}, small`, await createMeasurement(small, smallQuery));
      subjects.set(`${name}, large`, await createMeasurement(large, query));
    }
    const times = await measureInRounds(subjects, { rounds: ROUNDS, title: 'catalogue' });
    const rows = queries.map(([name, query]) => {
      const ratios = calculateRatios(times(`${name}, large`), times(`${name}, small`));
      return [
        name,
        `\`?${query}\``,
        formatMedianAndRange(ratios),
        formatVerdict(calculateMedian(ratios), { atMost: TARGET }),
      ];
    });
    return [
      {
        title: 'A large catalogue',
        method: `Time of an uncached catalogue page with its facets over HTTP, with ${LARGE_CATALOGUE_SIZE.toLocaleString('en')} more products, as a multiple of the time with the sample products. Both on one PostgreSQL. Median of ${ROUNDS} rounds (minimum and maximum).`,
        columns: ['query', 'parameters', 'time ratio', 'target'],
        rows,
      },
    ];
  } finally {
    await close();
  }
}

export const catalogueBenchmark: Benchmark = { name: 'catalogue', requiredTools: ['postgres'], measure };
