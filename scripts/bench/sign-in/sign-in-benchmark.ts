import pg from 'pg';
import { sampleUsers } from '../../../app/content/samples/sample-users.ts';
import { CSRF_COOKIE, CSRF_HEADER } from '../../../app/domain/site/csrf.ts';
import { startPostgres } from '../../postgres/postgres-server.ts';
import { startProductionSite } from '../../site/production-site.ts';
import type { Benchmark, ResultTable } from '../benchmark.ts';
import { measureInRounds } from '../measure-in-rounds.ts';
import {
  calculateMedian,
  calculateRatios,
  calculateSuperiority,
  calculateSuperiorityNoise,
  formatVerdict,
} from '../statistics.ts';
import { createTemporaryFolder } from '../temporary-folder.ts';

const ROUNDS = 100;
const TOKEN = '0123456789012345678901';
const WRONG_PASSWORD = 'an unknown password';
const settings = {
  DEMO: 'true',
  FORMS_PER_MINUTE: '100000000',
  SESSION_SECRET: 'a secret for benchmarks that is long enough',
};

const [user] = sampleUsers;
const known = { email: user?.email ?? '', password: WRONG_PASSWORD };

/** Response time of one sign-in in milliseconds. Resets the rate limits first. */
async function measureSignIn(
  url: string,
  database: pg.Client,
  credentials: { email: string; password: string },
  status: number,
): Promise<number> {
  await database.query('truncate rate_limits');
  const startedAt = performance.now();
  const response = await fetch(`${url}/login`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Sec-Fetch-Site': 'same-origin',
      cookie: `${CSRF_COOKIE}=${TOKEN}`,
      [CSRF_HEADER]: TOKEN,
    },
    body: JSON.stringify(credentials),
  });
  await response.arrayBuffer();
  const milliseconds = performance.now() - startedAt;
  if (response.status !== status)
    throw new Error(`A sign-in responded with ${response.status}, not ${status}.`);
  return milliseconds;
}

async function measure(): Promise<ResultTable[]> {
  const server = await startPostgres({ durable: true });
  const databaseUrl = server.url('postgres');
  const site = await startProductionSite({
    dataFolder: createTemporaryFolder('sign-in'),
    settings: { ...settings, DATABASE_URL: databaseUrl },
  });
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    let requestCount = 0;
    const unknown = () => {
      requestCount += 1;
      return measureSignIn(
        site.url,
        database,
        { email: `nobody-${requestCount}@tessera.example`, password: WRONG_PASSWORD },
        401,
      );
    };
    const times = await measureInRounds(
      new Map([
        ['unknown', unknown],
        ['unknown again', unknown],
        ['known', () => measureSignIn(site.url, database, known, 401)],
        [
          'accepted',
          () => measureSignIn(site.url, database, { ...known, password: user?.password ?? '' }, 200),
        ],
      ]),
      { rounds: ROUNDS, title: 'sign-in' },
    );
    const noise = calculateSuperiorityNoise(ROUNDS, ROUNDS);
    const row = (title: string, name: string, isSecret: boolean) => {
      const probability = calculateSuperiority(times(name), times('unknown'));
      return [
        title,
        `${calculateMedian(times(name)).toFixed(1)} ms`,
        calculateMedian(calculateRatios(times(name), times('unknown'))).toFixed(3),
        probability.toFixed(2),
        isSecret ? formatVerdict(Math.abs(probability - 0.5), { atMost: noise }) : '–',
      ];
    };
    return [
      {
        title: 'Response time of sign-ins',
        method: `POST /login over HTTP on PostgreSQL, ${ROUNDS} sign-ins of each kind in turns, each compared with unknown emails. The probability is that of a longer time than for an unknown email: 0.50 reveals nothing. Equal samples differ by up to ${noise.toFixed(2)} from 0.50 in 95 of 100 runs.`,
        columns: ['sign-in', 'median', 'time ratio', 'probability of a longer time', 'distance from 0.50'],
        rows: [
          row('an unknown email again (noise)', 'unknown again', true),
          row('a known email with a wrong password', 'known', true),
          row('the right password: opens a session', 'accepted', false),
        ],
      },
    ];
  } finally {
    await database.end();
    await site.stop();
    await server.stop();
  }
}

export const signInBenchmark: Benchmark = { name: 'sign-in', requiredTools: ['postgres'], measure };
