import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RunningSite } from '../../../scripts/site/production-site';
import { engines } from '../../database/test-database';
import { deliver } from '../../fakes/payments/fake-server';
import { type FakeStripe, startFakeStripe } from '../../fakes/payments/fake-stripe';
import { fetchUnitPrice, postCheckout, readOrderNumber } from '../support/checkout-requests';
import { createShopDatabase, type ShopDatabase } from '../support/shop-database';

const ORDERS = 60;
/** Webhooks on the way at once. */
const SENDERS = 8;
const productId = 'mosaic-mug';

describe.each(engines)('on %s', (engine) => {
  let shop: ShopDatabase;
  let stripe: FakeStripe;
  let site: RunningSite | undefined;

  beforeEach(async () => {
    stripe = await startFakeStripe();
    shop = await createShopDatabase(engine);
    await shop.withDatabase((database) => database.rows({ text: 'update products set stock = 1000' }));
  });
  afterEach(async () => {
    await site?.stop();
    await shop.remove();
    await stripe.close();
  });

  async function start(): Promise<RunningSite> {
    site = await shop.startSite(stripe.settings);
    return site;
  }

  const readPaid = () =>
    shop.withDatabase((database) =>
      database.rows<{ reference: string; status: string; payments: number; events: number }>({
        text: `select p.reference, o.status,
            (select count(*)::int from payments where order_id = o.id) as payments,
            (select count(*)::int from order_events e where e.order_id = o.id and e.status = 'paid') as events
          from payments p join orders o on o.id = p.order_id where p.provider = 'stripe'`,
      }),
    );

  it('a payment that was answered with 200 is stored after a kill, and repeated webhooks record each one once', async () => {
    const running = await start();
    const unitPrice = await fetchUnitPrice(running.url, productId);
    for (let index = 0; index < ORDERS; index += 1) {
      const placed = await postCheckout(running.url, {
        productId,
        quantity: 1,
        unitPrice,
        paymentMethod: 'card',
      });
      expect(readOrderNumber(placed)).toBeDefined();
    }
    for (const { id, payment_intent } of [...stripe.sessions.values()]) if (!payment_intent) stripe.pay(id);
    const webhooks = stripe.webhooks.map((webhook, index) => ({ webhook, index }));
    expect(webhooks).toHaveLength(ORDERS);

    const answered = new Set<string>();
    const killed = once(running.process, 'exit');
    const waiting = [...webhooks];
    const send = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const status = await deliver(`${running.url}/webhooks/stripe`, next.webhook);
        if (status === 200) answered.add(JSON.parse(next.webhook.body).data.object.payment_intent);
        if (answered.size >= ORDERS / 3) running.process.kill('SIGKILL');
      }
    };
    await Promise.allSettled(Array.from({ length: SENDERS }, send));
    await killed;
    expect(answered.size).toBeLessThan(ORDERS);
    const stored = new Set((await readPaid()).map(({ reference }) => reference));
    for (const reference of answered) expect(stored).toContain(reference);

    const { url } = await start();
    const statuses = await Promise.all(
      [...webhooks, ...webhooks].map(({ webhook }) => deliver(`${url}/webhooks/stripe`, webhook)),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    await site?.stop();
    const paid = await readPaid();
    expect(paid).toHaveLength(ORDERS);
    for (const row of paid) expect(row).toMatchObject({ status: 'paid', payments: 1, events: 1 });
  });
});
