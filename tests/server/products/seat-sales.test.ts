import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createCatalogue } from '~/server/catalogue/catalogue.server';
import { endSeatSales } from '~/server/products/end-seat-sales.server';
import { engines } from '../../database/test-database';
import { actor } from '../orders/test-shop';
import { openProductShop, type ProductShop } from './test-products';

const SEAT = 'workshop-ticket';

const dates = {
  [SEAT]: [
    { startsOn: '2026-06-12', endsOn: '2026-06-14', cancelUntil: '2026-06-05' },
    { startsOn: '2026-12-11', cancelUntil: '2026-12-04' },
  ],
  'no-such-product': [{ startsOn: '2020-01-01', cancelUntil: '2020-01-01' }],
};

describe.each(engines)('R-TICKET-15: the end of the sale of seats (%s)', (engine) => {
  let shop: ProductShop;

  beforeAll(async () => {
    shop = await openProductShop(engine);
  });
  afterAll(() => shop.database.close());
  beforeEach(() => shop.reset());

  const runJob = (time: string) =>
    endSeatSales(shop.database, { clock: () => new Date(time), dates })({}, { attempt: 1, isLast: false });
  const readStock = async (id: string) => {
    const quote = await createCatalogue(shop.database).quote([{ productId: id, quantity: 1 }]);
    return quote.lines[0]?.product.stock;
  };
  const readMovements = () =>
    shop.database.rows({
      text: 'select product_id, change, stock_after, reason from stock_movements order by created_at',
    });

  test('seats are sold until the day on which the last date begins, in India', async () => {
    const before = await readStock(SEAT);
    expect(before).toBeGreaterThan(0);
    for (const time of ['2026-06-13T06:00:00Z', '2026-12-11T18:29:00Z']) await runJob(time);
    expect([await readStock(SEAT), await readMovements()]).toEqual([before, []]);
  });

  test('then they are sold out, once, and everything else stays on sale', async () => {
    const [before = 0, mugs] = [await readStock(SEAT), await readStock('mosaic-mug')];
    for (const time of ['2026-12-11T18:31:00Z', '2026-12-12T06:00:00Z']) await runJob(time);
    expect([await readStock(SEAT), await readStock('mosaic-mug')]).toEqual([0, mugs]);
    expect(await readMovements()).toEqual([
      { product_id: SEAT, change: -before, stock_after: 0, reason: 'event' },
    ]);
    const { stock, movements } = await shop.read(actor, SEAT);
    expect([stock, movements[0]?.note]).toEqual([0, 'The last date of the event has begun.']);
  });

  test('seats that come back later are sold out again', async () => {
    await runJob('2026-12-12T06:00:00Z');
    await shop.products.changeStock(actor, { id: SEAT, reason: 'correction', units: 3 });
    await runJob('2026-12-12T06:10:00Z');
    expect(await readStock(SEAT)).toBe(0);
    expect(await readMovements()).toHaveLength(3);
  });

  test('of seats with variants, each of them', async () => {
    await shop.database.rows({
      text: `update products set sizes = '{Day,"Day and dinner"}' where id = $1`,
      values: [SEAT],
    });
    await shop.database.rows({
      text: `insert into product_variants (product_id, color, size, stock) values ($1, '', 'Day', 4), ($1, '', 'Day and dinner', 2)
        on conflict (product_id, color, size) do update set stock = excluded.stock`,
      values: [SEAT],
    });
    await runJob('2026-12-12T06:00:00Z');
    const left = await shop.database.rows({
      text: 'select size, stock from product_variants where product_id = $1 and size <> $2 order by size',
      values: [SEAT, ''],
    });
    expect(left).toEqual([
      { size: 'Day', stock: 0 },
      { size: 'Day and dinner', stock: 0 },
    ]);
    expect((await shop.read(actor, SEAT)).stock).toBe(0);
  });
});
