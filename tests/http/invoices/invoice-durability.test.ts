import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RunningSite } from '../../../scripts/site/production-site';
import { engines } from '../../database/test-database';
import { findGaps, readInvoiceRows } from '../../server/invoices/invoice-rows';
import { markPaid, placeOrder } from '../support/paid-orders';
import { createShopDatabase, type ShopDatabase } from '../support/shop-database';
import { signInAs } from '../support/sign-in-as';

const ORDERS_OF_A_FORM = 6;
const FORMS = 5;

describe.each(engines)('R-INVOICE-2: invoices when the server is killed (%s)', (engine) => {
  let shop: ShopDatabase;
  let site: RunningSite | undefined;

  beforeEach(async () => {
    shop = await createShopDatabase(engine);
  });
  afterEach(async () => {
    await site?.stop();
    await shop.remove();
  });

  it('every paid order has one invoice, every invoice a paid order, and no number is missing', async () => {
    for (let round = 0; round < 2; round += 1) {
      const running = await shop.startSite({ DEMO: 'on' });
      site = running;
      const cookie = await signInAs('staff', running.url);
      const forms: string[][] = [];
      for (let form = 0; form < FORMS; form += 1) {
        const orders = await Promise.all(
          Array.from({ length: ORDERS_OF_A_FORM }, () => placeOrder(running.url)),
        );
        forms.push(orders.map(({ number }) => number));
      }
      const killed = once(running.process, 'exit');
      // The first form is done, and the others are somewhere in the middle of their orders.
      const requests = forms.map((numbers) =>
        markPaid(running.url, cookie, numbers).then(() => running.process.kill('SIGKILL')),
      );
      const results = await Promise.allSettled(requests);
      await killed;
      expect(results.some(({ status }) => status === 'rejected')).toBe(true);
    }
    await (await shop.startSite()).stop();
    const { rows, paid } = await shop.withDatabase(async (database) => ({
      rows: await readInvoiceRows(database),
      paid: await database.rows<{ number: string }>({
        text: `select orders.number from orders join order_events as event
          on event.order_id = orders.id and event.status = 'paid' and event.details ? 'invoiceNumber'`,
      }),
    }));
    const issued = rows.filter(({ kind }) => kind === 'invoice');
    expect(issued.length).toBeGreaterThanOrEqual(ORDERS_OF_A_FORM * 2);
    expect(findGaps(rows)).toEqual([]);
    expect(issued.map(({ orderNumber }) => orderNumber).toSorted()).toEqual(
      paid.map(({ number }) => number).toSorted(),
    );
  });
});
