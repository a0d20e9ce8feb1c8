import pg from 'pg';
import { sampleUsers } from '../../../app/content/samples/sample-users.ts';
import { CSRF_COOKIE, CSRF_HEADER } from '../../../app/domain/site/csrf.ts';
import { startPostgres } from '../../postgres/postgres-server.ts';
import { startProductionSite } from '../../site/production-site.ts';
import type { Benchmark, ResultTable } from '../benchmark.ts';
import { measureInRounds } from '../measure-in-rounds.ts';
import {
  calculateRatios,
  formatVerdict,
  median,
  probabilityOfSuperiority,
  superiorityNoise,
} from '../statistics.ts';
import { createTemporaryFolder } from '../temporary-folder.ts';

const ROUNDS = 100;
const TOKEN = '0123456789012345678901';
const WRONG = 'nobody has this one';
const settings = {
  DEMO: 'true',
  FORMS_PER_MINUTE: '100000000',
  SESSION_SECRET: 'known to everybody, but long enough',
};

const [member] = sampleUsers;
const known = { email: member?.email ?? '', password: WRONG };

/** One try, whose attempts are forgotten first: what is measured is the answer, not the limit. */
async function millisecondsOf(
  url: string,
  database: pg.Client,
  credentials: { email: string; password: string },
  status: number,
): Promise<number> {
  await database.query('truncate rate_limits');
  const began = performance.now();
  const answer = await fetch(`${url}/login`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Sec-Fetch-Site': 'same-origin',
      cookie: `${CSRF_COOKIE}=${TOKEN}`,
      [CSRF_HEADER]: TOKEN,
    },
    body: JSON.stringify(credentials),
  });
  await answer.arrayBuffer();
  const took = performance.now() - began;
  if (answer.status !== status) throw new Error(`A try was answered with ${answer.status}, not ${status}.`);
  return took;
}

async function measure(): Promise<ResultTable[]> {
  const server = await startPostgres({ durable: true });
  const address = server.url('postgres');
  const site = await startProductionSite({
    dataFolder: createTemporaryFolder('sign-in'),
    settings: { ...settings, DATABASE_URL: address },
  });
  const database = new pg.Client({ connectionString: address });
  await database.connect();
  try {
    let asked = 0;
    const unknown = () => {
      asked += 1;
      return millisecondsOf(
        site.url,
        database,
        { email: `nobody-${asked}@tessera.example`, password: WRONG },
        401,
      );
    };
    const times = await measureInRounds(
      new Map([
        ['unknown', unknown],
        ['unknown, once more', unknown],
        ['known', () => millisecondsOf(site.url, database, known, 401)],
        [
          'let in',
          () => millisecondsOf(site.url, database, { ...known, password: member?.password ?? '' }, 200),
        ],
      ]),
      { rounds: ROUNDS, title: 'sign-in' },
    );
    const noise = superiorityNoise(ROUNDS, ROUNDS);
    const row = (title: string, name: string, isSecret: boolean) => {
      const chance = probabilityOfSuperiority(times(name), times('unknown'));
      return [
        title,
        `${median(times(name)).toFixed(1)} ms`,
        median(calculateRatios(times(name), times('unknown'))).toFixed(3),
        chance.toFixed(2),
        isSecret ? formatVerdict(Math.abs(chance - 0.5), { atMost: noise }) : '–',
      ];
    };
    return [
      {
        title: 'What the time of an answer tells',
        method: `POST /login over HTTP on PostgreSQL, ${ROUNDS} tries of each kind in turns, each compared with an address nobody has. The chance is that of a try taking longer than one of those: 0.50 tells nothing. Two samples of one kind differ by up to ${noise.toFixed(2)} from that in 95 of 100 runs.`,
        columns: ['try', 'median', 'times as long', 'chance of taking longer', 'distance from 0.50'],
        rows: [
          row('an unknown address, once more (what noise does)', 'unknown, once more', true),
          row('a known address with a wrong password', 'known', true),
          row('the right password: a session is opened', 'let in', false),
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
