import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '~/server/db/database.server';
import { emails } from '~/server/db/schema/emails.server';
import { orders } from '~/server/db/schema/orders.server';
import { templates } from '~/server/email/templates/registry.server';
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
  id: ORDER_ID,
  number: 'TS-2627-000042',
  status: 'delivered',
  request_hash: 'hash',
  contact: { name: 'Asha', email: 'asha@kolam.example' },
  delivery: {},
  payment_method: 'upi',
  total: 100_000,
  discount: 0,
  tax: 18_000,
  order_total: 118_000,
  tax_rate_basis_points: 1800,
  idempotency_key: createId(2),
  created_at: TIME,
  by_email: true,
};

const FORMER_ACTORS = ['customer', 'admin', 'payment', 'system'];

interface StoredEmail {
  key: string;
  /** Absent in a row that is older than the column. */
  template?: string;
  content?: { template: string; data: Readonly<Record<string, unknown>> };
}

const createWaiting = (key: string, template: string, data = {}): StoredEmail => ({
  key,
  template,
  content: { template, data },
});

/** Emails with the former names, and what the migrations make of them. An email without content is rendered. */
const renamedEmails: readonly [former: StoredEmail, current: StoredEmail][] = [
  [
    createWaiting('order-notice:1', 'order-notice', { number: 'TS-2627-000042', byEmail: true }),
    createWaiting('order-staff-email:1', 'order-staff-email', {
      number: 'TS-2627-000042',
      isDeliveredByEmail: true,
    }),
  ],
  [
    createWaiting('order-copy:1', 'order-confirmation', { isNotShipped: false }),
    createWaiting('order-copy:1', 'order-confirmation', { isDeliveredByEmail: false }),
  ],
  [
    createWaiting('order-status:1', 'order-status', { nothingIsSent: true, status: 'paid' }),
    createWaiting('order-status:1', 'order-status', { isDeliveredByEmail: true, status: 'paid' }),
  ],
  [
    createWaiting('call-cancelled:1', 'call-cancelled'),
    createWaiting('call-cancelled-staff-email:1', 'call-cancelled-staff-email'),
  ],
  [
    createWaiting('call-called-off:1', 'call-called-off'),
    createWaiting('call-cancelled:1', 'call-cancelled'),
  ],
  [
    createWaiting('leaving-taken-back:1', 'leaving-taken-back', { name: 'Asha', reason: 'taken-back' }),
    createWaiting('deletion-cancelled:1', 'deletion-cancelled', { name: 'Asha', reason: 'by-user' }),
  ],
  [
    { key: 'leaving-asked:1', template: 'leaving-asked' },
    { key: 'deletion-requested:1', template: 'deletion-requested' },
  ],
  [{ key: 'leaving-done:1' }, { key: 'account-deleted:1' }],
  [
    { key: 'project-update:1:2', template: 'project-news' },
    { key: 'project-update:1:2', template: 'project-update' },
  ],
  [
    { key: 'new-device:1', template: 'new-device' },
    { key: 'new-device:1', template: 'new-device' },
  ],
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
        id: createId(10 + position),
        order_id: ORDER_ID,
        kind: 'status',
        status: 'placed',
        actor,
        created_at: TIME,
      });
    for (const [position, [former]] of renamedEmails.entries())
      await insertRow(database, 'emails', {
        id: createId(20 + position),
        recipient: 'asha@kolam.example',
        ...former,
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

  test('every email has the id and the data that its template has now', async () => {
    const rows = await database.db.select().from(emails).orderBy(emails.id);
    expect(
      rows.map(({ key, template, content }) => ({
        key,
        ...(template && { template }),
        ...(content && { content }),
      })),
    ).toEqual(renamedEmails.map(([, current]) => current));
    const known = Object.keys(templates);
    expect(rows.filter(({ template }) => template !== null && !known.includes(template))).toEqual([]);
  });
});
