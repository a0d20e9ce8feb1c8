import type { SignedIn } from '../../../app/domain/auth/session.ts';
import type { Database } from '../../../app/server/db/database.server.ts';
import type { OrderManagement } from '../../../app/server/orders/staff/order-management.server.ts';
import { startPostgres } from '../../postgres/postgres-server.ts';
import { appModules } from '../app-modules.ts';
import type { Benchmark, ResultTable } from '../benchmark.ts';
import { createPostgresDatabase } from '../create-postgres-database.ts';
import { measureInRounds } from '../measure-in-rounds.ts';
import { calculateRatios, formatMedianAndRange, formatVerdict, median } from '../statistics.ts';

const [SMALL, LARGE] = [100, 100_000];
const ROUNDS = 7;
const CALLS_PER_ROUND = 20;
const TARGET = 2;

/** What staff look for. Every answer contains the counts of all views. */
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
] as const;

const time = new Date();
const actor: SignedIn = {
  user: {
    ...{ id: '01900000-0000-7000-8000-000000000000', email: 'staff@example.com', emailVerified: true },
    ...{ name: 'Staff', role: 'admin', twoFactorEnabled: false },
  },
  session: {
    ...{ id: 'a session', userId: '01900000-0000-7000-8000-000000000000', method: 'password', device: '' },
    ...{ createdAt: time, lastSeenAt: time, authenticatedAt: time, expiresAt: time },
  },
};

async function fillShop(url: string, count: number): Promise<Database> {
  const database = await (await appModules.postgres()).openPostgres(url);
  await database.migrate();
  await (await appModules.seed()).seedCatalogue(database);
  await (await appModules.generatedOrders()).generateOrders(database, count);
  return database;
}

/** Pages of the list in the middle: from the newest order, this many pages on. */
const MIDDLE_PAGE = 3;

async function createSubject(management: OrderManagement, parameters: string) {
  const { parseStaffOrderQuery } = await appModules.staffOrderQuery();
  const query = parseStaffOrderQuery(new URLSearchParams(parameters));
  return () => management.listOrders(actor, query);
}

async function createMiddleSubject(management: OrderManagement) {
  const { EMPTY_STAFF_ORDER_QUERY } = await appModules.staffOrderQuery();
  let query = EMPTY_STAFF_ORDER_QUERY;
  for (let page = 1; page < MIDDLE_PAGE; page += 1) {
    const { older } = await management.listOrders(actor, query);
    if (!older) throw new Error('The list ends before its middle.');
    query = { ...query, cursor: older };
  }
  return () => management.listOrders(actor, query);
}

/** Median time of a call in milliseconds. */
const measureCalls = (call: () => Promise<unknown>) => async () => {
  const times: number[] = [];
  for (let count = 0; count < CALLS_PER_ROUND; count += 1) {
    const startedAt = performance.now();
    await call();
    times.push(performance.now() - startedAt);
  }
  return median(times);
};

async function listSubjects(database: Database, size: string) {
  const { createOrderManagement } = await appModules.orderManagement();
  const management = createOrderManagement(database, { clock: () => new Date() });
  const named = queries.map(
    async ([name, parameters]) => [name, await createSubject(management, parameters)] as const,
  );
  const subjects = [
    ...(await Promise.all(named)),
    ['a later page', await createMiddleSubject(management)] as const,
  ];
  return subjects.map(([name, call]) => [`${name}, ${size}`, measureCalls(call)] as const);
}

async function measure(): Promise<ResultTable[]> {
  const server = await startPostgres({ durable: true });
  const databases: Database[] = [];
  try {
    const open = async (name: string, count: number) => {
      const database = await fillShop(await createPostgresDatabase(server, name), count);
      databases.push(database);
      return database;
    };
    const [small, large] = [await open('small', SMALL), await open('large', LARGE)];
    const subjects = new Map([
      ...(await listSubjects(small, 'small')),
      ...(await listSubjects(large, 'large')),
    ]);
    const times = await measureInRounds(subjects, { rounds: ROUNDS, title: 'staff-orders' });
    const rows = [...queries, ['a later page', 'older=…'] as const].map(([name, parameters]) => {
      const ratios = calculateRatios(times(`${name}, large`), times(`${name}, small`));
      return [
        name,
        `\`?${parameters}\``,
        formatMedianAndRange(ratios),
        formatVerdict(median(ratios), { atMost: TARGET }),
      ];
    });
    return [
      {
        title: 'The list of orders in the back office',
        method: `Time of a page of the list with the counts of all views, read by the service, with ${LARGE.toLocaleString('en')} orders as a multiple of the time with ${SMALL}. Both on one PostgreSQL. Median of ${ROUNDS} rounds (minimum and maximum).`,
        columns: ['query', 'parameters', 'time ratio', 'target'],
        rows,
      },
    ];
  } finally {
    await Promise.all(databases.map((database) => database.close()));
    await server.stop();
  }
}

export const staffOrdersBenchmark: Benchmark = { name: 'staff-orders', requiredTools: ['postgres'], measure };
