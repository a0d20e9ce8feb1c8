import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { RunningSite } from '../../../scripts/site/production-site';
import { startFakeRazorpay } from '../../fakes/payments/fake-razorpay';
import { deliver } from '../../fakes/payments/fake-server';
import { startFakeStripe } from '../../fakes/payments/fake-stripe';
import { fetchUnitPrice, postCheckout } from '../support/checkout-requests';
import { postForm } from '../support/post-form';
import { startSeededSite } from '../support/seeded-site';
import { sendRequest, type TestResponse } from '../support/send-request';
import { signInAs } from '../support/sign-in-as';

const providerCases = [
  { provider: 'stripe', method: 'card', name: 'Stripe' },
  { provider: 'razorpay', method: 'razorpay', name: 'Razorpay' },
] as const;

async function startFakes() {
  return { stripe: await startFakeStripe(), razorpay: await startFakeRazorpay() };
}

let fakes: Awaited<ReturnType<typeof startFakes>>;
let site: RunningSite;
let dataFolder: string;
let unitPrice: number;

beforeAll(async () => {
  fakes = await startFakes();
  dataFolder = await mkdtemp(join(tmpdir(), 'tessera-payments-'));
  site = await startSeededSite({
    dataFolder,
    settings: { ...fakes.stripe.settings, ...fakes.razorpay.settings, FORMS_PER_MINUTE: '100000' },
  });
  unitPrice = await fetchUnitPrice(site.url, 'mosaic-mug');
});

afterAll(async () => {
  await site.stop();
  await fakes.stripe.close();
  await fakes.razorpay.close();
  await rm(dataFolder, { recursive: true, force: true });
});

const get = (path: string, cookie = '') => sendRequest(site.url, { path, headers: { cookie } });

const readLocation = ({ status, headers }: TestResponse): string => {
  expect(status).toBe(303);
  return headers.location ?? '';
};

it('the shop and the page of a product name the methods of the checkout', async () => {
  for (const path of ['/shop/index', '/shop/single/mosaic-mug'])
    expect((await get(path)).text).toContain('UPI, bank transfer, card, netbanking or wallet');
});

const readFormAction = ({ headers }: TestResponse) =>
  /form-action ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];

/** The path of a URL of the site. */
const toPath = (url: string) => {
  const { origin, pathname, search } = new URL(url, site.url);
  expect(origin).toBe(site.url);
  return pathname + search;
};

const withoutVisit = (path: string) => path.replace(/&payment=.*/, '');

describe.each(providerCases)('$name', ({ provider, method, name }) => {
  const fake = () => fakes[provider];
  const webhookUrl = () => `${site.url}/webhooks/${provider}`;
  const buy = () =>
    postCheckout(site.url, { productId: 'mosaic-mug', quantity: 1, unitPrice, paymentMethod: method });

  /** Orders, and follows the redirects of the checkout to the payment page. */
  async function openPage() {
    const visit = toPath(readLocation(await buy()));
    const page = readLocation(await get(visit));
    return { path: withoutVisit(visit), page, id: page.split('/').at(-1) ?? '' };
  }

  /** Presses a button of the payment page. Resolves to where it leads. */
  async function press(page: string, outcome: 'pay' | 'decline') {
    const body = new URLSearchParams({ outcome });
    const response = await fetch(page, { method: 'POST', body, redirect: 'manual' });
    return { text: await response.text(), location: response.headers.get('location') };
  }

  const payNow = (path: string, by: string = method) =>
    postForm(site.url, { path, fields: { intent: 'pay', method: by } });

  it('the checkout leads to the payment page, and its webhook alone marks the order as paid', async () => {
    const { path, page, id } = await openPage();
    expect(page.startsWith(fake().url)).toBe(true);
    // React marks the borders of texts with comments.
    const unpaid = (await get(path)).text.replaceAll('<!-- -->', '');
    expect(unpaid).toContain(`leads to the secure page of ${name}`);
    expect(unpaid).toMatch(
      /We keep these items for you until .* An order that is not paid by then is\s+cancelled/,
    );
    const webhook = fake().pay(id);
    expect((await get(path)).text).toContain('name="intent" value="pay"');
    expect(await deliver(webhookUrl(), webhook)).toBe(200);
    const paid = await get(path);
    expect(paid.text).toContain('Thank you for your payment.');
    expect(paid.text).not.toContain('name="intent" value="pay"');
    expect(readFormAction(paid)).toBe("'self'");
  });

  it('a returning buyer waits for the webhook without a script, then sees the paid order', async () => {
    const { page } = await openPage();
    const { location } = await press(page, 'pay');
    const visit = toPath(location ?? '');
    const waiting = await get(visit);
    expect(waiting.text).toContain('Your payment is being confirmed');
    expect(waiting.text).not.toContain('name="intent" value="pay"');
    const [seconds, next = ''] = String(waiting.headers.refresh).split('; url=');
    expect(Number(seconds)).toBeGreaterThan(0);
    expect((await get(next)).text).toContain('Your payment is being confirmed');
    expect(await deliver(webhookUrl(), fake().webhooks.at(-1) ?? { body: '', headers: {} })).toBe(200);
    const paid = await get(next);
    expect(paid.text).toContain('Thank you for your payment.');
    expect(paid.headers.refresh).toBeUndefined();
  });

  it('without a webhook the page stops loading again, and "Pay now" asks for no second payment', async () => {
    const { path, page } = await openPage();
    await press(page, 'pay');
    const late = await get(`${path}&payment=returned&checks=6`);
    expect(late.text).toContain('The confirmation takes longer than usual');
    expect(late.headers.refresh).toBeUndefined();
    const location = toPath(readLocation(await payNow(path)));
    expect((await get(location)).text).toContain('Thank you for your payment.');
  });

  it('a declined card can be tried again on the same page; a second tab and the back button lead there, too', async () => {
    const { path, page } = await openPage();
    expect((await press(page, 'decline')).text).toMatch(/declined|failed/);
    expect(readLocation(await payNow(path))).toBe(page);
    expect(readLocation(await get(`${path}&payment=open`))).toBe(page);
    const cancelled = await get(`${path}&payment=cancelled`);
    expect(cancelled.text).toContain('Not paid yet');
    expect(cancelled.text).toContain('name="intent" value="pay"');
    fake().connect(webhookUrl());
    const { location } = await press(page, 'pay');
    expect(await fake().delivered()).toEqual(expect.arrayContaining([200]));
    fake().connect(undefined);
    expect((await get(toPath(location ?? ''))).text).toContain('Thank you for your payment.');
  });

  it('R-PAYMENT-10: after a declined card the order can be paid in every other way', async () => {
    const { path, page, id } = await openPage();
    await press(page, 'decline');
    const { text } = await get(`${path}&payment=cancelled`);
    expect(text).toContain('Or pay another way');
    for (const way of ['by UPI', 'by bank transfer']) expect(text).toContain(way);
    const [other] = providerCases.filter((each) => each.provider !== provider);
    if (!other) throw new Error('There are two providers.');
    expect(text).toContain(`name="method" value="${other.method}"`);
    const location = readLocation(await payNow(path, other.method));
    expect(location.startsWith(fakes[other.provider].url)).toBe(true);
    const webhook = fakes[other.provider].pay(location.split('/').at(-1) ?? '');
    expect(await deliver(`${site.url}/webhooks/${other.provider}`, webhook)).toBe(200);
    expect((await get(path)).text).toContain('Thank you for your payment.');
    await expect.poll(() => fake().sessions.get(id)?.status).toMatch(/expired|cancelled/);
    expect(readLocation(await payNow(path, 'upi'))).toBe(path);
  });

  it('an expired page is replaced by a new one', async () => {
    const { path, page, id } = await openPage();
    Object.assign(fake().sessions.get(id) ?? {}, { status: 'expired' });
    const next = readLocation(await payNow(path));
    expect(next).not.toBe(page);
    expect(next.startsWith(fake().url)).toBe(true);
  });

  it('a provider that fails leaves a placed order, and the next attempt leads to its page', async () => {
    fake().failNext(503);
    const location = toPath(readLocation(await buy()));
    const path = withoutVisit(location);
    if (location.endsWith('payment=unavailable')) {
      const { text } = await get(location);
      expect(text).toContain('The payment page cannot be opened at the moment');
      expect(text).toContain('name="intent" value="pay"');
    }
    expect(readLocation(await payNow(path)).startsWith(fake().url)).toBe(true);
  });

  it('only pages that lead to a payment page allow forms to its origin', async () => {
    const { path } = await openPage();
    for (const page of [path, '/shop/checkout']) {
      const allowed = readFormAction(await get(page));
      expect(allowed?.split(' ')[0]).toBe("'self'");
      expect(allowed?.split(' ')).toContain(fake().url);
    }
    expect(readFormAction(await get('/shop/cart'))).toBe("'self'");
  });

  it('only the link of the order leads to its payment page', async () => {
    const { path } = await openPage();
    const [address] = path.split('?');
    expect((await payNow(`${address}?key=wrong`)).status).toBe(404);
    expect((await get(`${address}?key=wrong&payment=open`)).status).toBe(404);
  });

  it('staff refund a payment, and the provider sends the money', async () => {
    const { path, id } = await openPage();
    await deliver(webhookUrl(), fake().pay(id));
    const number = /orders\/([^?]+)/.exec(path)?.[1] ?? '';
    const cookie = await signInAs('staff', site.url);
    const { text } = await get(`/admin/orders/${number}`, cookie);
    expect(text).toContain(name);
    const version = /name="version" value="(\d+)"/.exec(text)?.[1] ?? '';
    const before = fake().refunds.size;
    const fields = { intent: 'refund', version, amount: '100.00', reason: 'Scratched' };
    const done = await postForm(site.url, { path: `/admin/orders/${number}`, fields, cookie });
    expect(done.status).toBe(303);
    await expect.poll(() => fake().refunds.size).toBe(before + 1);
    expect([...fake().refunds.values()].at(-1)).toMatchObject({ amount: 10_000 });
    await expect
      .poll(async () => (await get(`/admin/orders/${number}`, cookie)).text)
      .toContain('Refund done Rs. 100.00');
  });
});

describe('the endpoints of webhooks', () => {
  const post = (path: string, body: string, headers = {}) =>
    sendRequest(site.url, {
      method: 'POST',
      path,
      body,
      headers: { 'Content-Type': 'application/json', ...headers },
    });

  it.each(['stripe', 'razorpay'] as const)(
    '%s: the signature decides, not origin, cookie or token',
    async (id) => {
      const { body, headers } = fakes[id].sign(fakes[id].createEvent('of.no.interest', {}));
      const accepted = await post(`/webhooks/${id}`, body, { ...headers, Origin: 'https://evil.example' });
      expect(accepted).toMatchObject({ status: 200, text: 'ignored' });
      expect(accepted.headers['set-cookie']).toBeUndefined();
      expect(accepted.headers).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
      expect((await post(`/webhooks/${id}`, `${body} `, headers)).status).toBe(400);
      expect((await post(`/webhooks/${id}`, body, { Origin: site.url })).status).toBe(400);
      expect((await post(`/webhooks/${id}`, '')).status).toBe(400);
      expect((await post(`/webhooks/${id}`, 'x'.repeat(1_100_000), headers)).status).toBe(413);
      expect((await get(`/webhooks/${id}`)).status).toBe(404);
    },
  );

  it('a provider that is switched off has no endpoint and is not offered', async () => {
    const request = { method: 'POST', path: '/webhooks/stripe', body: '{}' };
    expect((await sendRequest(inject('siteUrl'), request)).status).toBe(404);
    const { text } = await sendRequest(inject('siteUrl'), { path: '/shop/checkout?buy=mosaic-mug:1' });
    expect(text).toContain('value="upi"');
    expect(text).not.toContain('value="card"');
    const price = await fetchUnitPrice(inject('siteUrl'), 'mosaic-mug');
    const refused = await postCheckout(inject('siteUrl'), {
      productId: 'mosaic-mug',
      quantity: 1,
      unitPrice: price,
      paymentMethod: 'card',
    });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('This payment method is not available');
  });

  it('the checkout says when an order that is not paid is cancelled', async () => {
    expect((await get('/shop/checkout?buy=mosaic-mug:1')).text).toContain('Pay within 7 days.');
  });

  it('secrets and signatures are not logged', async () => {
    const secrets = Object.entries({ ...fakes.stripe.settings, ...fakes.razorpay.settings });
    // The log is buffered for half a second.
    await expect.poll(() => site.output()).toContain('webhook refused');
    for (const [name, value] of secrets)
      if (/SECRET|KEY$/.test(name)) expect(site.output()).not.toContain(value);
    expect(site.output()).not.toContain('v1=');
  });
});
