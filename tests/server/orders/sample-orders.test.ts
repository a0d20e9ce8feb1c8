import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sampleOrders } from '~/content/samples/sample-orders';
import { EMPTY_ORDER_HISTORY_QUERY } from '~/domain/orders/order-history-query';
import type { Database } from '~/server/db/database.server';
import { createOrders } from '~/server/orders/orders.server';
import { seed } from '~/server/seed/seed-catalogue.server';
import { seedSampleOrders } from '~/server/seed/seed-sample-orders.server';
import { seedSampleUsers } from '~/server/seed/seed-sample-users.server';
import { engines, openTestDatabase } from '../../database/test-database';
import { sampleUser } from '../../fixtures/test-accounts';

const now = new Date('2026-11-21T10:00:00Z');
const secret = 's'.repeat(32);

describe.each(engines)('sample orders (%s)', (engine) => {
  let database: Database;

  beforeEach(async () => {
    database = await openTestDatabase(engine);
    await seed(database);
    await seedSampleUsers(database);
  });
  afterEach(() => database.close());

  const readStock = () =>
    database.rows<{ id: string; stock: number }>({ text: 'select id, stock from products' });
  const owner = { id: sampleUser.id, email: sampleUser.email, emailVerified: true };

  test('all sample orders exist once, with their statuses and years', async () => {
    const before = new Map((await readStock()).map(({ id, stock }) => [id, stock]));
    await seedSampleOrders({ database, secret, now });
    await seedSampleOrders({ database, secret, now: new Date(now.getTime() + 1_000_000_000) });
    const orders = createOrders(database, { secret, clock: () => now });
    const { orders: listed, years } = await orders.listOrders(owner, EMPTY_ORDER_HISTORY_QUERY);
    const getFinalStatus = ({ statusChanges }: (typeof sampleOrders)[number]) =>
      statusChanges.at(-1)?.status ?? 'placed';
    expect(listed.map(({ status }) => status)).toEqual(sampleOrders.map(getFinalStatus).toReversed());
    expect(years).toEqual([2026, 2025]);
    expect(new Set(listed.map(({ status }) => status)).size).toBeGreaterThanOrEqual(5);

    const soldLines = sampleOrders
      .filter((sample) => getFinalStatus(sample) !== 'cancelled')
      .flatMap(({ lines }) => lines);
    for (const { id, stock: units } of await readStock()) {
      const sold = soldLines
        .filter(({ productId }) => productId === id)
        .reduce((sum, line) => sum + line.quantity, 0);
      expect([id, units]).toEqual([id, (before.get(id) ?? 0) - sold]);
    }
    expect(await database.rows({ text: 'select kind from jobs' })).toEqual([]);
  });

  test('the owner reads each order with its events in order', async () => {
    await seedSampleOrders({ database, secret, now });
    const orders = createOrders(database, { secret, clock: () => now });
    const { orders: listed } = await orders.listOrders(owner, EMPTY_ORDER_HISTORY_QUERY);
    for (const { number } of listed) {
      const order = await orders.getOwnOrder(owner, number);
      const times = order?.events.map(({ at }) => at.getTime()) ?? [];
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(order?.events.at(-1)?.status).toBe(order?.status);
      expect(order?.paid).toBe(order?.events.some(({ status }) => status === 'paid'));
    }
  });
});
