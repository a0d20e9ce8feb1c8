import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RunningSite } from '../../../scripts/site/production-site';
import { engines } from '../../database/test-database';
import { fetchUnitPrice, postCheckout, readOrderNumber } from '../support/checkout-requests';
import { postForm } from '../support/post-form';
import { createShopDatabase, type ShopDatabase } from '../support/shop-database';
import { signInAs } from '../support/sign-in-as';

const productId = 'mosaic-mug';
const SALES = 150;
const WORKERS = 8;
const INITIAL_STOCK = 10_000;

/** An order and its payment. A request without a response is sent again with the same key or reference. */
interface Sale {
  key: string;
  quantity: number;
  /** The UTR. */
  reference: string;
  /** As confirmed by a response. */
  number?: string;
  isPaid?: boolean;
}

describe.each(engines)('on %s', (engine) => {
  let shop: ShopDatabase;
  let site: RunningSite | undefined;

  beforeEach(async () => {
    shop = await createShopDatabase(engine);
    await shop.withDatabase((database) =>
      database.rows({ text: 'update products set stock = $1', values: [INITIAL_STOCK] }),
    );
  });
  afterEach(async () => {
    await site?.stop();
    await shop.remove();
  });

  async function sell(url: string, sale: Sale, { cookie, unitPrice }: { cookie: string; unitPrice: number }) {
    const { key, quantity, reference } = sale;
    const placed = await postCheckout(url, { productId, quantity, unitPrice, key });
    const number = readOrderNumber(placed);
    if (!number) throw new Error(`The checkout responds with ${placed.status}.`);
    if (sale.number !== undefined && sale.number !== number) throw new Error('The number has changed.');
    sale.number = number;
    const amount = ((quantity * unitPrice * 1.18) / 100).toFixed(2);
    const path = `/admin/orders/${number}`;
    const paid = await postForm(url, {
      path,
      cookie,
      fields: {
        intent: 'payment',
        version: '0',
        provider: 'bank',
        reference,
        amount,
        receivedOn: new Date().toISOString().slice(0, 10),
      },
    });
    const done = new URL(paid.headers.location ?? '', url).searchParams.get('done');
    if (done !== 'payment' && done !== 'repeated')
      throw new Error(`The payment responds with ${paid.status}.`);
    sale.isPaid = true;
  }

  /** Works through the sales with several connections at once. Kills the server after `killAfter` sales. */
  async function work(sales: readonly Sale[], killAfter?: number): Promise<void> {
    // The demo mode has an account of staff.
    site = await shop.startSite({ DEMO: 'on' });
    const { url, process } = site;
    const cookie = await signInAs('admin', url);
    const unitPrice = await fetchUnitPrice(url, productId);
    const killed = killAfter === undefined ? undefined : once(process, 'exit');
    const open = sales.filter(({ isPaid }) => !isPaid);
    let done = 0;
    const results = await Promise.allSettled(
      Array.from({ length: WORKERS }, async () => {
        for (let sale = open.pop(); sale; sale = open.pop()) {
          await sell(url, sale, { cookie, unitPrice });
          done += 1;
          if (done === killAfter) process.kill('SIGKILL');
        }
      }),
    );
    for (const result of results)
      if (killAfter === undefined) expect(result).toMatchObject({ status: 'fulfilled' });
      else expect(result).toMatchObject({ reason: { code: expect.stringMatching(/^ECONN/) } });
    if (killed) await killed;
    else await site.stop();
  }

  interface StoredSale {
    number: string;
    status: string;
    units: number;
    total: number;
    received: number;
    payments: string[];
    paidEvents: number;
    version: number;
  }

  const readStored = () =>
    shop.withDatabase((database) =>
      database.rows<StoredSale>({
        text: `select number, status, order_total as total, received, version,
          (select sum(quantity)::int from order_lines where order_id = orders.id) as units,
          (select coalesce(array_agg(reference order by reference), '{}') from payments where order_id = orders.id) as payments,
          (select count(*)::int from order_events where order_id = orders.id and status = 'paid') as "paidEvents"
          from orders where user_id is null`,
      }),
    );

  it('no order and no payment is lost or doubled when the server is killed in the middle of many', {
    timeout: 300_000,
  }, async () => {
    const sales = Array.from(
      { length: SALES },
      (_, index): Sale => ({
        key: randomUUID(),
        quantity: 1 + (index % 3),
        reference: `UTR${100_000 + index}`,
      }),
    );
    for (const killAfter of [35, 55]) await work(sales, killAfter);
    await work(sales);
    const stored = await readStored();
    expect(stored).toHaveLength(SALES);
    const byNumber = new Map(stored.map((sale) => [sale.number, sale]));
    for (const { number = '', quantity: units, reference } of sales) {
      const { total } = byNumber.get(number) ?? {};
      expect(byNumber.get(number)).toEqual({
        number,
        units,
        total,
        received: total,
        payments: [reference],
        status: 'paid',
        paidEvents: 1,
        version: 1,
      });
    }
    const [product] = await shop.withDatabase((database) =>
      database.rows<{ stock: number }>({
        text: 'select stock from products where id = $1',
        values: [productId],
      }),
    );
    const [sample] = await shop.withDatabase((database) =>
      database.rows<{ payments: number }>({
        text: `select count(*)::int as payments from payments where reference like 'UTR1_____'`,
      }),
    );
    expect(sample?.payments).toBe(SALES);
    expect(product?.stock).toBe(INITIAL_STOCK - stored.reduce((sum, { units }) => sum + units, 0));
  });
});
