import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '~/server/db/database.server';
import { emails } from '~/server/db/schema/emails.server';
import { orders } from '~/server/db/schema/orders.server';
import {
  applyMigration,
  insertRow,
  listMigrations,
  openEmptyDatabase,
} from '../../database/apply-migrations';
import { engines } from '../../database/test-database';

/** The last migration before stored values and columns got the names of the glossary. */
const LAST_BEFORE = '0064_stock-changes-announced';

const TIME = '2026-11-26T10:00:00+00:00';
const createId = (position: number) => `01938f00-0000-7000-8000-${String(position).padStart(12, '0')}`;
const ORDER_ID = createId(1);

const order = {
  ...{ id: ORDER_ID, number: 'TS-2627-000042', status: 'delivered', request_hash: 'hash' },
  ...{ contact: { name: 'Asha', email: 'asha@kolam.example' }, delivery: {}, payment_method: 'upi' },
  ...{ total: 100_000, discount: 0, tax: 18_000, order_total: 118_000, tax_rate_basis_points: 1800 },
  ...{ idempotency_key: createId(2), created_at: TIME, by_email: true },
};

const FORMER_ACTORS = ['customer', 'admin', 'payment', 'system'];

/** Emails that wait for their rendering, by the key of their data. */
const formerEmails = [
  { template: 'order-notice', data: { number: 'TS-2627-000042', byEmail: true } },
  { template: 'order-confirmation', data: { isNotShipped: false } },
  { template: 'order-status', data: { nothingIsSent: true, status: 'paid' } },
  { template: 'new-device', data: { name: 'Asha' } },
  null,
];

describe.each(engines)('the migrations of stored names (%s)', (engine) => {
  let database: Database;

  beforeAll(async () => {
    database = await openEmptyDatabase(engine);
    const migrations = await listMigrations();
    const firstIndex = migrations.indexOf(LAST_BEFORE) + 1;
    for (const name of migrations.slice(0, firstIndex)) await applyMigration(database, name);
    await insertRow(database, 'orders', order);
    for (const [position, actor] of FORMER_ACTORS.entries())
      await insertRow(database, 'order_events', {
        ...{ id: createId(10 + position), order_id: ORDER_ID, kind: 'status', status: 'placed', actor },
        created_at: TIME,
      });
    for (const [position, content] of formerEmails.entries())
      await insertRow(database, 'emails', {
        ...{
          id: createId(20 + position),
          key: `email ${position}`,
          recipient: 'asha@kolam.example',
          content,
        },
        ...(content && { template: content.template }),
      });
    for (const name of migrations.slice(firstIndex)) await applyMigration(database, name);
  });
  afterAll(() => database.close());

  test('events of orders are by the buyer, staff, a payment or the system', async () => {
    const events = await database.rows<{ actor: string }>({
      text: 'select actor from order_events order by id',
    });
    expect(events.map(({ actor }) => actor)).toEqual(['buyer', 'staff', 'payment', 'system']);
  });

  test('an order states whether it is delivered by email', async () => {
    const [stored] = await database.db.select().from(orders);
    expect(stored).toMatchObject({ id: ORDER_ID, isDeliveredByEmail: true });
  });

  test('the data of waiting emails has the names that their templates read', async () => {
    const rows = await database.db.select().from(emails).orderBy(emails.id);
    expect(rows.map(({ content }) => content?.data ?? null)).toEqual([
      { number: 'TS-2627-000042', isDeliveredByEmail: true },
      { isDeliveredByEmail: false },
      { isDeliveredByEmail: true, status: 'paid' },
      { name: 'Asha' },
      null,
    ]);
  });
});
