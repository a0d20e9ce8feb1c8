import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { VariantKey } from '~/domain/catalogue/product-variants';
import { createEmailQueue } from '~/server/email/email-queue.server';
import { purgeExpired } from '~/server/process/purge-expired.server';
import { sendStockAlerts } from '~/server/stock-alerts/send-stock-alerts.server';
import { createStockAlerts, type StockAlerts } from '~/server/stock-alerts/stock-alerts.server';
import { submitStockAlert } from '~/server/stock-alerts/submit-stock-alert.server';
import { engines } from '../../database/test-database';
import { renderQueuedEmails } from '../../fakes/rendered-emails';
import { runJobs } from '../../fakes/run-jobs';
import { createCartLine, createPlaceRequest } from '../../fixtures/order-requests';
import { actor, member } from '../orders/test-shop';
import { openProductShop, type ProductShop } from './test-products';

const siteUrl = 'https://www.example.com';
const secret = 'of the alerts';
const LAMP = 'desk-lamp';
const TEE = 'tile-tee';
const M = { color: 'Dark print', size: 'M' };
const L = { color: 'Dark print', size: 'L' };

interface StoredEmail {
  recipient: string;
  subject: string;
  text: string;
  headers: Record<string, string>;
}

describe.each(engines)('R-ALERT-1: emails about products that are back (%s)', (engine) => {
  let shop: ProductShop;
  let alerts: StockAlerts;

  beforeAll(async () => {
    shop = await openProductShop(engine);
    const emailQueue = createEmailQueue({ clock: () => new Date() });
    alerts = createStockAlerts(shop.database, { emailQueue, secret, siteUrl, clock: () => new Date() });
  });
  afterAll(() => shop.database.close());
  beforeEach(async () => {
    await shop.reset();
    await shop.database.rows({ text: 'truncate stock_alerts, emails, jobs, unconfirmed_emails' });
    await setStock(LAMP, 0);
    await setVariant(M, 0);
    await setVariant(L, 3);
    await shop.database.rows({ text: 'truncate jobs' });
  });

  const setStock = (id: string, units: number) =>
    shop.database.rows({ text: 'update products set stock = $2 where id = $1', values: [id, units] });
  const setVariant = ({ color, size }: VariantKey, units: number) =>
    shop.database.rows({
      text: 'update product_variants set stock = $4 where product_id = $1 and color = $2 and size = $3',
      values: [TEE, color, size, units],
    });
  const wait = (email: string, productId = LAMP, variant?: VariantKey) =>
    alerts.request({ productId, variant, email, isConfirmed: true });
  const ask = (email: string, productId = LAMP, variant?: VariantKey) =>
    alerts.request({ productId, variant, email, isConfirmed: false });
  const readEmails = async () => {
    await renderQueuedEmails(shop.database);
    return shop.database.rows<StoredEmail>({
      text: 'select recipient, subject, text, headers from emails where not is_decoy order by created_at, id',
    });
  };
  const countAlerts = async () => (await shop.database.rows({ text: 'select id from stock_alerts' })).length;
  /** Runs the jobs that the triggers added. Resolves to the recipients of notices, in order. */
  async function sendNotices(): Promise<string[]> {
    const emailQueue = createEmailQueue({ clock: () => new Date() });
    await runJobs(shop.database, {
      'stock-alerts': sendStockAlerts(shop.database, { emailQueue, secret, siteUrl }),
    });
    const emails = await readEmails();
    return emails.filter(({ subject }) => subject.endsWith('is back')).map(({ recipient }) => recipient);
  }
  function readLink(text: string, purpose: string) {
    const [, id = '', key = ''] =
      new RegExp(`${siteUrl}/stock-alerts/${purpose}/(\\S+)\\?key=(\\S+)`).exec(text) ?? [];
    return { id, key };
  }

  test('each address gets one email when the stock is raised, and the request is deleted with it', async () => {
    expect(await wait('asha@example.com')).toBe('waiting');
    expect(await wait('ASHA+lamp@example.com')).toBe('waiting');
    expect(await wait('ravi@example.com')).toBe('waiting');
    expect(await countAlerts()).toBe(2);
    await shop.products.changeStock(actor, { id: LAMP, reason: 'delivery', units: 5 });
    expect(await sendNotices()).toEqual(['asha@example.com', 'ravi@example.com']);
    const [email] = await readEmails();
    expect(email?.text).toContain(`${siteUrl}/shop/single/desk-lamp`);
    expect(email?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(await countAlerts()).toBe(0);
    await setStock(LAMP, 9);
    expect(await sendNotices()).toHaveLength(2);
  });

  test('only those who wait for the variant get it, and those who wait for any', async () => {
    expect(await wait('m@example.com', TEE, M)).toBe('waiting');
    expect(await wait('l@example.com', TEE, L)).toBe('available');
    await shop.products.changeStock(actor, { id: TEE, variant: L, reason: 'delivery', units: 1 });
    expect(await sendNotices()).toEqual([]);
    await shop.products.changeStock(actor, { id: TEE, variant: M, reason: 'delivery', units: 1 });
    expect(await sendNotices()).toEqual(['m@example.com']);
    await shop.database.rows({
      text: 'update product_variants set stock = 0 where product_id = $1',
      values: [TEE],
    });
    await wait('any@example.com', TEE, { color: '', size: '' });
    await wait('again@example.com', TEE, L);
    await setVariant(M, 1);
    expect(await sendNotices()).toEqual(['m@example.com', 'any@example.com']);
  });

  test('units of a cancelled order count, in the transaction of the cancellation', async () => {
    await setVariant(M, 1);
    const line = { ...createCartLine(TEE, 1), options: M };
    const placed = await shop.orders.place(createPlaceRequest([line]));
    if (placed.kind !== 'placed') throw new Error(placed.kind);
    await wait('asha@example.com', TEE, M);
    expect(await sendNotices()).toEqual([]);
    await shop.advance(placed.number, 'cancelled');
    expect(await sendNotices()).toEqual(['asha@example.com']);
  });

  test('nobody is notified about a product outside the shop until it is published', async () => {
    await wait('asha@example.com');
    await shop.database.rows({ text: `update products set state = 'draft', stock = 4 where id = '${LAMP}'` });
    expect(await sendNotices()).toEqual([]);
    await shop.database.rows({ text: `update products set state = 'published' where id = '${LAMP}'` });
    expect(await sendNotices()).toEqual(['asha@example.com']);
  });

  test('an unconfirmed address gets nothing but the question, and a second request asks nothing new', async () => {
    expect(await ask('asha@example.com')).toBe('asked');
    expect(await ask('asha@example.com')).toBe('asked');
    const emails = await readEmails();
    expect(emails.map(({ subject }) => subject)).toEqual(['Notify you when Desk lamp is back?']);
    const confirm = readLink(emails[0]?.text ?? '', 'confirm');
    expect(await alerts.isValidLink('confirm', confirm)).toBe(true);
    await setStock(LAMP, 1);
    expect(await sendNotices()).toEqual([]);
    await setStock(LAMP, 0);
    expect(await alerts.confirm(confirm)).toEqual({ state: 'waiting', productId: LAMP });
    expect(await alerts.confirm(confirm)).toEqual({ state: 'waiting', productId: LAMP });
    await setStock(LAMP, 1);
    expect(await sendNotices()).toEqual(['asha@example.com']);
    expect(await alerts.confirm(confirm)).toBeUndefined();
  });

  test('who confirms after the product is back reads so, and gets no email', async () => {
    await ask('asha@example.com');
    const confirm = readLink((await readEmails())[0]?.text ?? '', 'confirm');
    await setStock(LAMP, 1);
    expect(await alerts.confirm(confirm)).toEqual({ state: 'available', productId: LAMP });
    expect(await countAlerts()).toBe(0);
    expect(await sendNotices()).toEqual([]);
  });

  test('the link in both emails ends all requests of the address, and no forged link does', async () => {
    await ask('asha@example.com');
    await wait('asha@example.com', TEE, M);
    await wait('ravi@example.com');
    const leave = readLink((await readEmails())[0]?.text ?? '', 'leave');
    for (const forged of [
      { ...leave, key: '' },
      { ...leave, id: 'x' },
      { id: '', key: leave.key },
    ]) {
      expect(await alerts.isValidLink('leave', forged)).toBe(false);
      expect(await alerts.end(forged)).toBe(false);
    }
    expect(await alerts.confirm(leave)).toBeUndefined();
    expect(await alerts.end(leave)).toBe(true);
    expect(await countAlerts()).toBe(1);
    expect(await alerts.end(leave)).toBe(true);
  });

  test('the link withdraws the emails that are queued or failed, and those of nobody else', async () => {
    await ask('asha@example.com', TEE, M);
    await wait('asha@example.com');
    await wait('ravi@example.com');
    await setStock(LAMP, 4);
    await sendNotices();
    const [question] = await readEmails();
    await shop.database.rows({
      text: `update emails set state = 'failed' where template = 'stock-alert-confirmation'`,
    });
    expect(await alerts.end(readLink(question?.text ?? '', 'leave'))).toBe(true);
    expect(
      await shop.database.rows({
        text: 'select recipient, state, text = $1 as empty from emails order by recipient, template',
        values: [''],
      }),
    ).toEqual([{ recipient: 'ravi@example.com', state: 'queued', empty: false }]);
    await setStock(LAMP, 0);
    // A later request of the same address is asked again at once.
    expect(await ask('asha@example.com', TEE, M)).toBe('asked');
  });

  test('unknown products and variants are not waited for', async () => {
    expect(await wait('asha@example.com', 'no-such-product')).toBe('unknown');
    expect(await wait('asha@example.com', TEE, { color: 'Dark print', size: 'XXXXL' })).toBe('unknown');
    await shop.database.rows({ text: `update products set state = 'draft' where id = '${LAMP}'` });
    expect(await wait('asha@example.com')).toBe('unknown');
    await shop.database.rows({ text: `update products set state = 'published' where id = '${LAMP}'` });
  });

  test('staff see how many wait, and users do not', async () => {
    await wait('a@example.com', TEE, M);
    await wait('b@example.com', TEE, M);
    await ask('c@example.com', TEE, M);
    expect(await alerts.countWaiting(actor, TEE)).toEqual([{ ...M, people: 2 }]);
    await expect(alerts.countWaiting(member, TEE)).rejects.toThrow('products.manage');
  });

  test('requests that nobody confirmed go after a week, others after a year', async () => {
    await ask('new@example.com');
    await wait('old@example.com');
    const age = (days: number) =>
      shop.database.rows({ text: `update stock_alerts set requested_at = now() - interval '${days} days'` });
    const purge = () => purgeExpired(shop.database)({}, { attempt: 1, isLast: false });
    await age(8);
    await purge();
    expect(await countAlerts()).toBe(1);
    await age(366);
    await purge();
    expect(await countAlerts()).toBe(0);
  });

  test('the form confirms the address of the signed-in user alone, and answers a machine without an email', async () => {
    const submit = (fields: Record<string, string>, user?: typeof actor.user) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      return submitStockAlert(form, { productId: LAMP, stockAlerts: alerts, user });
    };
    const user = { ...actor.user, email: 'asha@example.com', emailVerified: true };
    expect((await submit({ email: 'asha' })).kind).toBe('invalid');
    expect(await submit({ email: 'asha@example.com' }, user)).toEqual({ kind: 'waiting' });
    expect(await submit({ email: 'other@example.com' }, user)).toEqual({ kind: 'asked' });
    const unverified = { ...user, email: 'new@example.com', emailVerified: false };
    expect(await submit({ email: 'new@example.com' }, unverified)).toEqual({ kind: 'asked' });
    expect(await submit({ email: 'm@example.com', website: 'https://spam.example' })).toEqual({
      kind: 'asked',
    });
    expect((await readEmails()).map(({ recipient }) => recipient)).toEqual([
      'other@example.com',
      'new@example.com',
    ]);
    expect(await alerts.listWaiting(LAMP, user.email)).toEqual([{ color: '', size: '' }]);
    await alerts.stopWaiting(LAMP, user.email);
    expect(await alerts.listWaiting(LAMP, user.email)).toEqual([]);
  });

  test('a confirmed request ends a year after its owner made it, also when others enter the email', async () => {
    await wait('asha@example.com');
    await shop.database.rows({ text: `update stock_alerts set requested_at = now() - interval '360 days'` });
    const readAges = () =>
      shop.database.rows<{ days: number }>({
        text: 'select extract(day from now() - requested_at)::int as days from stock_alerts',
      });
    expect(await ask('asha@example.com')).toBe('asked');
    expect(await readAges()).toEqual([{ days: 360 }]);
    await wait('asha@example.com');
    expect(await readAges()).toEqual([{ days: 0 }]);
  });
});
