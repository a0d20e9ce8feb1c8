import type { RunningSite } from '../../site/production-site.ts';
import type { Benchmark, ResultTable } from '../benchmark.ts';
import { measureInRounds } from '../measure-in-rounds.ts';
import { openTwoShops } from '../open-two-shops.ts';
import { calculateMedian, calculateRatios, formatMedianAndRange, formatVerdict } from '../statistics.ts';

const DOCUMENTS = 10_000;
const ROUNDS = 7;
const REQUESTS_PER_ROUND = 8;
const TARGET_MS = 50;

/** What visitors type. Products answer some of it, pages the rest. */
const queries = [
  ['a word of many documents', 'paper'],
  ['two words', 'paper desk'],
  ['the beginning of a word', 'pap'],
  ['a mistyped word', 'paprr'],
  ['a synonym', 'parcel'],
  ['a question', 'how do i get my money back'],
  ['nothing that exists', 'xylophone'],
] as const;

/** Median response time in milliseconds. */
async function measureResponseTime({ url }: RunningSite, query: string): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < REQUESTS_PER_ROUND; count += 1) {
    const startedAt = performance.now();
    const response = await fetch(`${url}/search/suggestions?${new URLSearchParams({ q: query })}`);
    await response.arrayBuffer();
    times.push(performance.now() - startedAt);
    if (response.status !== 200)
      throw new Error(`The search for "${query}" responds with ${response.status}.`);
  }
  return calculateMedian(times);
}

async function measure(): Promise<ResultTable[]> {
  const { small, large, close } = await openTwoShops(DOCUMENTS);
  try {
    const subjects = new Map(
      queries.flatMap(([name, query]): [string, () => Promise<number>][] => [
        [`${name}, small`, () => measureResponseTime(small, query)],
        [`${name}, large`, () => measureResponseTime(large, query)],
      ]),
    );
    const times = await measureInRounds(subjects, { rounds: ROUNDS, title: 'site-search' });
    const rows = queries.map(([name, query]) => {
      const large = times(`${name}, large`);
      return [
        name,
        `\`${query}\``,
        formatMedianAndRange(calculateRatios(large, times(`${name}, small`))),
        `${calculateMedian(large).toFixed(1)} ms`,
        formatVerdict(calculateMedian(large), { atMost: TARGET_MS }),
      ];
    });
    return [
      {
        title: 'The search of the site',
        method: `Time of an answer over HTTP, with ${DOCUMENTS.toLocaleString('en')} more documents, as a multiple of the time with those of the site, and in milliseconds. Both on one PostgreSQL. Median of ${ROUNDS} rounds (minimum and maximum). The target is in milliseconds.`,
        columns: ['query', 'typed', 'time ratio', 'time', 'target'],
        rows,
      },
    ];
  } finally {
    await close();
  }
}

export const siteSearchBenchmark: Benchmark = { name: 'site-search', requiredTools: ['postgres'], measure };
