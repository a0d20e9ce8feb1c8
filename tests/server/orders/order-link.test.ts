import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { orderLinkSchema } from '~/domain/orders/buyer-form-schemas';
import { HOUR_MS } from '~/domain/time/durations';
import { reserveUnconfirmedEmail, UNCONFIRMED_LIMIT } from '~/server/email/reserve-unconfirmed.server';
import { sendOrderLink } from '~/server/orders/resend-order-link.server';
import { engines } from '../../database/test-database';
import { runJobs } from '../../fakes/run-jobs';
import { openTestShop, START, type TestShop } from './test-shop';

const IP = '203.0.113.7';
const email = 'asha@example.com';

describe.each(engines)('R-ORDER-10: the link of an order again (%s)', (engine) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(engine);
  });
  afterAll(() => shop.database.close());
  beforeEach(() => shop.reset());

  const request = (number: string, to: string, ipAddress = IP) =>
    shop.orders.requestLink({ number, email: to }, ipAddress);
  async function readLinkEmails() {
    await runJobs(shop.database, { 'order-link': sendOrderLink(shop.database, shop.deps) });
    const emails = await shop.sendEmails();
    return emails.filter(({ key }) => key.startsWith('order-link:'));
  }

  test('goes to the email of the order, and to nobody else', async () => {
    const { number, accessKey } = await shop.place([['mosaic-mug', 1]], { email: 'Asha@Example.com' });
    expect(await request(number, 'thief@example.com')).toEqual({ kind: 'accepted' });
    expect(await request('TS-2627-999999', email)).toEqual({ kind: 'accepted' });
    expect(await readLinkEmails()).toEqual([]);
    expect(await request(number, email)).toEqual({ kind: 'accepted' });
    expect(await request(number, email)).toEqual({ kind: 'accepted' });
    const sent = await readLinkEmails();
    expect(sent).toMatchObject([
      { recipient: 'Asha@Example.com', subject: `The link to your order ${number}` },
    ]);
    expect(sent[0]?.text).toContain(`/shop/orders/${number}?key=${accessKey}`);
  });

  /** As forms of strangers with the address do. */
  async function useUpLimit(): Promise<void> {
    for (let count = 0; count < UNCONFIRMED_LIMIT.perHour; count += 1)
      await reserveUnconfirmedEmail(shop.database.db, email, START);
  }

  test('R-ORDER-13: a buyer who has paid gets it whatever others entered', async () => {
    const { number } = await shop.place([['mosaic-mug', 1]], { email });
    await shop.advance(number, 'paid');
    await useUpLimit();
    await request(number, email);
    expect(await readLinkEmails()).toMatchObject([{ subject: `The link to your order ${number}` }]);
  });

  test('one that the limit withheld can be asked for again within the hour', async () => {
    const { number } = await shop.place([['mosaic-mug', 1]], { email });
    await useUpLimit();
    shop.setNow(new Date(START.getTime() + HOUR_MS));
    const halfPast = new Date(START.getTime() + 1.5 * HOUR_MS);
    await shop.database.rows({
      text: 'update unconfirmed_emails set sent_at = array_fill($1::timestamptz, array[3])',
      values: [new Date(halfPast.getTime() - HOUR_MS - 1)],
    });
    await request(number, email);
    expect(await readLinkEmails()).toMatchObject([{ text: '' }]);
    shop.setNow(halfPast);
    await request(number, email);
    const [sent, ...others] = await readLinkEmails();
    expect(others).toEqual([]);
    expect(sent?.subject).toBe(`The link to your order ${number}`);
  });

  test('a network and an email can ask some times an hour', async () => {
    for (let count = 0; count < 3; count += 1)
      expect(await request('TS-2627-000001', email, `198.51.100.${count}`)).toEqual({ kind: 'accepted' });
    expect(await request('TS-2627-000001', email, '192.0.2.1')).toEqual({ kind: 'wait', seconds: 3600 });
    const ask = (index: number) => request('TS-2627-000001', `guest${index}@example.com`);
    for (let index = 0; index < 20; index += 1) expect(await ask(index)).toEqual({ kind: 'accepted' });
    expect(await ask(20)).toMatchObject({ kind: 'wait' });
    shop.setNow(new Date(START.getTime() + HOUR_MS + 1));
    expect(await ask(21)).toEqual({ kind: 'accepted' });
  });

  test('a number is read in any case, and anything else is refused', () => {
    expect(orderLinkSchema.parse({ number: ' ts-2627-000042 ', email: 'A@b.example' })).toEqual({
      number: 'TS-2627-000042',
      email: 'a@b.example',
    });
    expect(orderLinkSchema.safeParse({ number: '42', email }).success).toBe(false);
  });
});
