import { sampleUsers } from '../../../app/content/samples/sample-users.ts';
import { CSRF_COOKIE, CSRF_HEADER } from '../../../app/domain/site/csrf.ts';
import { startPostgres } from '../../postgres/postgres-server.ts';
import { type RunningSite, startProductionSite } from '../../site/production-site.ts';
import { appModules } from '../app-modules.ts';
import type { Benchmark, ResultTable } from '../benchmark.ts';
import { createPostgresDatabase } from '../create-postgres-database.ts';
import { measureInRounds } from '../measure-in-rounds.ts';
import { calculateRatios, formatMedianAndRange, formatVerdict, median } from '../statistics.ts';
import { createTemporaryFolder } from '../temporary-folder.ts';

const [SMALL, LARGE] = [100, 100_000];
const ROUNDS = 7;
const REQUESTS_PER_ROUND = 8;
const TARGET = 2;
const TOKEN = '0123456789012345678901';
const settings = {
  DEMO: 'true',
  FORMS_PER_MINUTE: '100000000',
  SESSION_SECRET: 'a secret for benchmarks that is long enough',
};

/** What staff look for. Every page has the counts of all views. The last one begins at an order in the middle. */
const queries = [
  ['the newest orders', ''],
  ['to pack', 'view=to-pack'],
  ['done', 'view=done'],
  ['open returns', 'view=returns'],
  ['paid more than due', 'view=excess'],
  ['a number', 'q=TS-2627-000042'],
  ['a part of a number', 'q=000042'],
  ['a buyer', 'q=zarina+merchant+7'],
  ['a product', 'q=mug'],
  ['an email', 'q=buyer4242@'],
  ['nothing that exists', 'q=xylophone'],
  ['a day, by bank transfer', 'from=2026-01-01&to=2026-01-01&method=bank'],
  ['to ship, a product', 'view=to-ship&q=mug'],
  ['a later page', 'older=1767238800000.01900000-0000-7000-8000-000000000040'],
] as const;

interface Subject {
  site: RunningSite;
  /** Of the sample admin. */
  cookie: string;
}

async function signIn({ url }: RunningSite): Promise<string> {
  const { email, password } = sampleUsers.find(({ role }) => role === 'admin') ?? {};
  const response = await fetch(`${url}/login`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Sec-Fetch-Site': 'same-origin',
      cookie: `${CSRF_COOKIE}=${TOKEN}`,
      [CSRF_HEADER]: TOKEN,
    },
    body: JSON.stringify({ email, password }),
  });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`The sign-in responds with ${response.status}.`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

async function fillShop(url: string, count: number): Promise<void> {
  const database = await (await appModules.postgres()).openPostgres(url);
  await database.migrate();
  await (await appModules.seed()).seedCatalogue(database);
  await (await appModules.generatedOrders()).generateOrders(database, count);
  await database.close();
}

/** Median response time in milliseconds. */
async function measureResponseTime({ site, cookie }: Subject, query: string): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < REQUESTS_PER_ROUND; count += 1) {
    const startedAt = performance.now();
    const response = await fetch(`${site.url}/admin/orders?${query}`, {
      headers: { cookie },
      redirect: 'error',
    });
    await response.arrayBuffer();
    times.push(performance.now() - startedAt);
    if (response.status !== 200) throw new Error(`?${query} responds with ${response.status}.`);
  }
  return median(times);
}

async function measure(): Promise<ResultTable[]> {
  const server = await startPostgres({ durable: true });
  const sites: RunningSite[] = [];
  const open = async (name: string, count: number): Promise<Subject> => {
    const url = await createPostgresDatabase(server, name);
    await fillShop(url, count);
    const site = await startProductionSite({
      dataFolder: createTemporaryFolder('staff-orders'),
      settings: { ...settings, DATABASE_URL: url },
    });
    sites.push(site);
    return { site, cookie: await signIn(site) };
  };
  try {
    const [small, large] = [await open('small', SMALL), await open('large', LARGE)];
    const subjects = new Map(
      queries.flatMap(([name, query]): [string, () => Promise<number>][] => [
        [`${name}, small`, () => measureResponseTime(small, query)],
        [`${name}, large`, () => measureResponseTime(large, query)],
      ]),
    );
    const times = await measureInRounds(subjects, { rounds: ROUNDS, title: 'staff-orders' });
    const rows = queries.map(([name, query]) => {
      const ratios = calculateRatios(times(`${name}, large`), times(`${name}, small`));
      return [
        name,
        `\`?${query}\``,
        formatMedianAndRange(ratios),
        formatVerdict(median(ratios), { atMost: TARGET }),
      ];
    });
    return [
      {
        title: 'The list of orders in the back office',
        method: `Time of a page of the list with the counts of all views over HTTP, with ${LARGE.toLocaleString('en')} orders, as a multiple of the time with ${SMALL}. Both on one PostgreSQL. Median of ${ROUNDS} rounds (minimum and maximum).`,
        columns: ['query', 'parameters', 'time ratio', 'target'],
        rows,
      },
    ];
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
    await server.stop();
  }
}

export const staffOrdersBenchmark: Benchmark = { name: 'staff-orders', requiredTools: ['postgres'], measure };
