import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseCatalogueQuery } from '~/domain/catalogue/catalogue-query';
import { LOW_STOCK_THRESHOLD } from '~/domain/catalogue/stock';
import { createCatalogue } from '~/server/catalogue/catalogue.server';
import type { Database } from '~/server/db/database.server';
import { createOrders, type Orders } from '~/server/orders/orders.server';
import { seedCatalogue } from '~/server/seed/seed-catalogue.server';
import { engines, openNewTestDatabase, openTestDatabase } from '../../database/test-database';
import { createCartLine, createPlaceRequest, sampleCheckout } from '../../fixtures/order-requests';

/** PostgreSQL plans a prepared statement anew this many times before it can keep a plan. */
const FIRST_PLANS = 5;

const options = { secret: 'a secret of the tests', clock: () => new Date('2026-05-04T10:00:00Z') };

describe.each(engines)('statements of an order (%s)', (engine) => {
  let database: Database;
  let orders: Orders;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await seedCatalogue(database);
    orders = createOrders(database, options);
  });
  afterAll(() => database.close());

  test('no index of products contains the stock, so that an order writes none of them', async () => {
    const indexes = await database.rows<{ name: string }>({
      text: `select distinct objid::regclass::text as name from pg_depend
        join pg_attribute on attrelid = refobjid and attnum = refobjsubid
        where classid = 'pg_class'::regclass and refobjid = 'products'::regclass and attname = 'stock'
          and objid in (select indexrelid from pg_index)`,
    });
    expect(indexes).toEqual([]);
  });

  test('a product is low from the threshold of the shop on', async () => {
    const rows = await database.rows<{ stock: number; isLow: boolean }>({
      text: `update products set stock = $1 + (id = 'desk-mat')::integer where id in ('desk-mat', 'mosaic-mug')
        returning stock, is_low as "isLow"`,
      values: [LOW_STOCK_THRESHOLD],
    });
    const byStock = rows.toSorted((a, b) => a.stock - b.stock).map(({ isLow }) => isLow);
    expect(byStock).toEqual([true, false]);
  });

  test('the form is read for the locked products, and nothing is written when it lacks something', async () => {
    const lines = [createCartLine('workshop-ticket')];
    const issues = { 'contact.name': ['Your name is needed.'] };
    const refused = await orders.place(
      createPlaceRequest(lines, {
        checkout: ({ isDeliveredByEmail }) =>
          isDeliveredByEmail ? { issues } : { checkout: sampleCheckout },
      }),
    );
    expect(refused).toEqual({ kind: 'incomplete', issues });
    const counts = await database.rows<{ count: number }>({ text: 'select count(*) from orders' });
    expect(counts).toEqual([{ count: 0 }]);
    const placed = await orders.place(
      createPlaceRequest(lines, { checkout: () => ({ checkout: sampleCheckout }) }),
    );
    expect(placed).toMatchObject({ kind: 'placed', checkout: { delivery: { line1: '' } } });
  });

  test('R-ORDER-2: a form that took the last seat leads to its order when it is sent again', async () => {
    const id = 'workshop-ticket';
    await database.rows({ text: 'update products set stock = 1 where id = $1', values: [id] });
    const request = createPlaceRequest([createCartLine(id)], {
      checkout: ({ isDeliveredByEmail }) =>
        isDeliveredByEmail ? { checkout: sampleCheckout } : { issues: { 'delivery.line1': [] } },
    });
    const first = await orders.place(request);
    if (first.kind !== 'placed') throw new Error(`The order was ${first.kind}.`);
    const { number, accessKey } = first;
    expect(await orders.place(request)).toMatchObject({ kind: 'placed', number, repeated: true });
    const unreadable = await orders.place({ ...request, checkout: () => ({ issues: {} }) });
    expect(unreadable).toEqual({ kind: 'key-conflict', number, accessKey });
  });
});

test('statements of carts, orders and lists are planned a few times, not each time', async () => {
  const database = await openNewTestDatabase('embedded');
  await seedCatalogue(database);
  const orders = createOrders(database, options);
  const catalogue = createCatalogue(database);
  const carts = [['mosaic-mug'], ['workshop-ticket', 'mosaic-mug'], ['desk-mat']];
  for (let round = 0; round < 2 * FIRST_PLANS; round += 1) {
    const lines = (carts[round % carts.length] ?? []).map((id) => createCartLine(id));
    await catalogue.quote(lines);
    expect(await orders.place(createPlaceRequest(lines))).toMatchObject({ kind: 'placed' });
    await catalogue.searchProducts(
      parseCatalogueQuery(new URLSearchParams({ max: String(100_000 + round) })),
    );
  }
  const plans = await database.rows<{ custom: number; text: string }>({
    text: `select custom_plans as custom, statement as text from pg_prepared_statements where generic_plans + custom_plans > $1`,
    values: [FIRST_PLANS + 1],
  });
  const texts = ['for update of p', 'p.state from products', 'order by p.featured', 'as materialized'];
  for (const part of texts) expect(plans.filter(({ text }) => text.includes(part))).not.toEqual([]);
  expect(plans.filter(({ custom }) => custom > FIRST_PLANS)).toEqual([]);
  await database.close();
});
