import { sampleUsers } from '../../../app/content/samples/sample-users.ts';
import { CSRF_COOKIE, CSRF_HEADER } from '../../../app/domain/site/csrf.ts';
import type { Database } from '../../../app/server/db/database.server.ts';
import { startPostgres } from '../../postgres/postgres-server.ts';
import { type RunningSite, startProductionSite } from '../../site/production-site.ts';
import { appModules } from '../app-modules.ts';
import type { ResultTable } from '../benchmark.ts';
import { createPostgresDatabase } from '../create-postgres-database.ts';
import { measureInRounds } from '../measure-in-rounds.ts';
import { calculateMedian, calculateRatios, formatMedianAndRange, formatVerdict } from '../statistics.ts';
import { createTemporaryFolder } from '../temporary-folder.ts';

const SMALL = 100;
const LARGE = 100_000;
const ROUNDS = 7;
const REQUESTS_PER_ROUND = 8;
const TARGET = 2;
const TOKEN = '0123456789012345678901';
const settings = {
  DEMO: 'true',
  FORMS_PER_MINUTE: '100000000',
  SESSION_SECRET: 'a secret for benchmarks that is long enough',
};

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

/** A list of the back office that is measured with few and with many rows. */
export interface StaffList {
  /** Of the result. */
  title: string;
  /** Names the rows: "orders". */
  rows: string;
  path: string;
  /** Names of queries, with their parameters. */
  queries: readonly (readonly [name: string, parameters: string])[];
  /** Adds `count` rows to a seeded shop. */
  generate(database: Database, count: number): Promise<void>;
}

async function fillShop(url: string, count: number, { generate }: StaffList): Promise<void> {
  const database = await (await appModules.postgres()).openPostgres(url);
  await database.migrate();
  await (await appModules.seed()).seedCatalogue(database);
  await generate(database, count);
  await database.close();
}

/** Median response time in milliseconds. */
async function measureResponseTime({ site, cookie }: Subject, path: string): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < REQUESTS_PER_ROUND; count += 1) {
    const startedAt = performance.now();
    const response = await fetch(`${site.url}${path}`, {
      headers: { cookie },
      redirect: 'error',
    });
    await response.arrayBuffer();
    times.push(performance.now() - startedAt);
    if (response.status !== 200) throw new Error(`${path} responds with ${response.status}.`);
  }
  return calculateMedian(times);
}

/** Measures the queries of a list with 100 rows and with 100,000, in turns. Both sites use one PostgreSQL. */
export async function measureStaffList(list: StaffList): Promise<ResultTable[]> {
  const { title, rows: rowsName, path, queries } = list;
  const server = await startPostgres({ durable: true });
  const sites: RunningSite[] = [];
  const open = async (name: string, count: number): Promise<Subject> => {
    const url = await createPostgresDatabase(server, name);
    await fillShop(url, count, list);
    const site = await startProductionSite({
      dataFolder: createTemporaryFolder('staff-list'),
      settings: { ...settings, DATABASE_URL: url },
    });
    sites.push(site);
    return { site, cookie: await signIn(site) };
  };
  try {
    const small = await open('small', SMALL);
    const large = await open('large', LARGE);
    const subjects = new Map(
      queries.flatMap(([name, query]): [string, () => Promise<number>][] => [
        [`${name}, small`, () => measureResponseTime(small, `${path}?${query}`)],
        [`${name}, large`, () => measureResponseTime(large, `${path}?${query}`)],
      ]),
    );
    const times = await measureInRounds(subjects, { rounds: ROUNDS, title: rowsName });
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
        title,
        method: `Time of a page of the list over HTTP, with ${LARGE.toLocaleString('en')} ${rowsName}, as a multiple of the time with ${SMALL}. Both on one PostgreSQL. Median of ${ROUNDS} rounds (minimum and maximum).`,
        columns: ['query', 'parameters', 'time ratio', 'target'],
        rows,
      },
    ];
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
    await server.stop();
  }
}
