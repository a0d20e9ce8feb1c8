import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RunningSite } from '../../../scripts/site/production-site';
import { engines } from '../../database/test-database';
import { fetchUnitPrice, postCheckout, readOrderNumber } from '../support/checkout-requests';
import { createShopDatabase, type ShopDatabase } from '../support/shop-database';

const productId = 'mosaic-mug';
const BUYERS = 8;

describe.each(engines)('on %s', (engine) => {
  let shop: ShopDatabase;
  let site: RunningSite | undefined;

  beforeEach(async () => {
    shop = await createShopDatabase(engine);
  });

  afterEach(async () => {
    await site?.stop();
    await shop.remove();
  });

  const setStock = (stock: number) =>
    shop.withDatabase((database) =>
      database.rows({ text: 'update products set stock = $1 where id = $2', values: [stock, productId] }),
    );

  async function start(): Promise<RunningSite> {
    site = await shop.startSite();
    return site;
  }

  const readOrders = () =>
    shop.withDatabase(async (database) => {
      const [product] = await database.rows<{ stock: number }>({
        text: 'select stock from products where id = $1',
        values: [productId],
      });
      const orders = await database.rows<{ number: string; units: number }>({
        text: `select number, coalesce(sum(quantity), 0)::int as units
          from orders left join order_lines on order_id = id where user_id is null group by number`,
      });
      return { stock: product?.stock, orders };
    });

  it('no confirmed order is lost when the server is killed during checkouts', async () => {
    const initialStock = 1_000;
    await setStock(initialStock);
    const confirmed = new Map<string, number>();

    for (const killAfter of [3, 9, 20]) {
      const running = await start();
      const unitPrice = await fetchUnitPrice(running.url, productId);
      const killed = once(running.process, 'exit');
      let confirmedNow = 0;
      const buy = async (quantity: number) => {
        for (;;) {
          const number = readOrderNumber(await postCheckout(running.url, { productId, quantity, unitPrice }));
          if (number === undefined) throw new Error('A checkout was refused.');
          confirmed.set(number, quantity);
          confirmedNow += 1;
          if (confirmedNow === killAfter) running.process.kill('SIGKILL');
        }
      };
      const buyers = Array.from({ length: BUYERS }, (_, index) => buy(1 + (index % 3)));
      const results = await Promise.allSettled(buyers);
      await killed;
      for (const result of results)
        expect(result).toMatchObject({ reason: { code: expect.stringMatching(/^ECONN/) } });
    }

    const { stock, orders } = await readOrders();
    const storedOrders = new Map(orders.map(({ number, units }) => [number, units]));
    expect(confirmed.size).toBeGreaterThanOrEqual(3 + 9 + 20);
    for (const [number, quantity] of confirmed)
      expect([number, storedOrders.get(number)]).toEqual([number, quantity]);
    expect(stock).toBe(initialStock - orders.reduce((sum, { units }) => sum + units, 0));
  });

  it('of two hundred simultaneous orders for fifty units, fifty are accepted', async () => {
    await setStock(50);
    const { url } = await start();
    const unitPrice = await fetchUnitPrice(url, productId);
    const responses = await Promise.all(
      Array.from({ length: 200 }, () => postCheckout(url, { productId, quantity: 1, unitPrice })),
    );
    const numbers = responses.flatMap((response) => readOrderNumber(response) ?? []);
    expect(new Set(numbers).size).toBe(50);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(150);
    await site?.stop();
    const { stock, orders } = await readOrders();
    expect(stock).toBe(0);
    expect(orders.map(({ number }) => number).sort()).toEqual(numbers.sort());
    expect(orders.every(({ units }) => units === 1)).toBe(true);
  });

  it('a form that is sent many times at once creates one order', async () => {
    await setStock(50);
    const { url } = await start();
    const purchase = {
      productId,
      quantity: 2,
      unitPrice: await fetchUnitPrice(url, productId),
      key: randomUUID(),
    };
    const responses = await Promise.all(Array.from({ length: 20 }, () => postCheckout(url, purchase)));
    const [number, ...others] = new Set(responses.map(readOrderNumber));
    expect(others).toEqual([]);
    await site?.stop();
    const { stock, orders } = await readOrders();
    expect(orders).toEqual([{ number, units: 2 }]);
    expect(stock).toBe(48);
  });
});
