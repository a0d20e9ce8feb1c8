import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleUsers } from '~/content/samples/sample-users';
import { EMAIL_WITHHELD, SUBMISSION_EMAIL_WITHHELD } from '~/sections/forms/email-withheld-alert';
import type { RunningSite } from '../../../scripts/site/production-site';
import { fetchUnitPrice, postCheckout } from '../support/checkout-requests';
import { startSeededSite } from '../support/seeded-site';
import { sendRequest, type TestResponse } from '../support/send-request';

let folder: string;
let site: RunningSite;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-unconfirmed-'));
  site = await startSeededSite({ dataFolder: folder, settings: { FORMS_PER_MINUTE: '1000' } });
});
afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});

const get = (path = '') => sendRequest(site.url, { path });
const post = (path: string, fields: Record<string, string> = {}): Promise<TestResponse> =>
  sendRequest(site.url, {
    method: 'POST',
    path,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' },
    body: String(new URLSearchParams(fields)),
  });

let messages = 0;

/** Each message is another one: R-LEAD-1 stores the same one once. */
function sendMessage(email: string): Promise<TestResponse> {
  messages += 1;
  const message = `Forty years of cards. Box ${messages}.`;
  return post('/contact', { name: 'Asha Rao', email, topic: 'project', message });
}

/** The emails to a recipient, newest first, as soon as there are `count`. A withheld email has no text. */
async function waitForEmails(recipient: string, count: number): Promise<string[]> {
  const listPaths = async () => {
    const { text } = await get(`/dev/mailbox?to=${encodeURIComponent(recipient)}`);
    return [...text.matchAll(/href="(\/dev\/mailbox\/[0-9a-f-]{36})"/g)].map(([, path = '']) => path);
  };
  await expect.poll(async () => (await listPaths()).length, { timeout: 30_000 }).toBe(count);
  return Promise.all((await listPaths()).map(async (path) => (await get(`${path}/html`)).text));
}

/** Whether a page contains a text. Compares with its apostrophes as written in the content. */
const contains = ({ text }: TestResponse, expected: string) =>
  text.replaceAll('&#x27;', '’').includes(expected);

it('over the limit, a form and the newsletter are accepted, and their pages say that no email was sent', async () => {
  const email = 'asha@example.org';
  for (let times = 0; times < 3; times += 1) {
    const { headers } = await sendMessage(email);
    expect(contains(await get(headers.location), SUBMISSION_EMAIL_WITHHELD)).toBe(false);
  }
  const fourth = await sendMessage('ASHA+again@Example.org');
  expect(fourth.status).toBe(303);
  const page = await get(fourth.headers.location);
  expect(contains(page, SUBMISSION_EMAIL_WITHHELD)).toBe(true);
  // The message is stored: sent again, it would arrive twice.
  expect(contains(page, EMAIL_WITHHELD)).toBe(false);
  expect(page.text).toContain('Forty years of cards.');

  const subscribed = await post('/newsletter', { email });
  expect([subscribed.status, subscribed.headers.location]).toEqual([303, '/newsletter?withheld']);
  expect(contains(await get(subscribed.headers.location), EMAIL_WITHHELD)).toBe(true);

  const sent = await waitForEmails(email, 4);
  expect(sent.filter((html) => html === '')).toHaveLength(1);
});

it('over the limit, an order is accepted, and its page says that no email was sent', async () => {
  for (let times = 0; times < 3; times += 1) await sendMessage('meera@example.com');
  const unitPrice = await fetchUnitPrice(site.url, 'mosaic-mug');
  const { status, headers } = await postCheckout(site.url, {
    productId: 'mosaic-mug',
    quantity: 1,
    unitPrice,
  });
  expect(status).toBe(303);
  const page = await get(headers.location);
  expect(contains(page, SUBMISSION_EMAIL_WITHHELD)).toBe(true);
  expect(contains(page, EMAIL_WITHHELD)).toBe(false);
  expect(page.text).not.toContain('It is also in the confirmation to');
});

it('over the limit, a sign-up responds the same for a known and an unknown email', async () => {
  const [user] = sampleUsers;
  const signUpWithoutScript = async (email: string) => {
    const { status, headers } = await post('/auth/sign-up', {
      name: 'Jaya Deshpande',
      email,
      password: 'kolam at first light',
      terms: 'on',
    });
    return [status, headers.location];
  };
  for (const email of [user?.email ?? '', 'jaya@example.org']) {
    for (let times = 0; times < 3; times += 1)
      expect(await signUpWithoutScript(email)).toEqual([303, '/auth/verify-email']);
    expect(await signUpWithoutScript(email)).toEqual([303, '/auth/verify-email?mail=withheld']);
  }
  expect(contains(await get('/auth/verify-email?mail=withheld'), EMAIL_WITHHELD)).toBe(true);
});

it('a message is quoted in an email only after its sender has confirmed the email with a form', async () => {
  const email = 'ravi@example.org';
  const { headers } = await sendMessage(email);
  const [first = ''] = await waitForEmails(email, 1);
  expect(first).not.toMatch(/Forty years|Asha Rao/);
  const [, path = ''] = /href="https?:\/\/[^/]+(\/messages\/[^"]+)"/.exec(first) ?? [];
  expect(path.split('?')[0]).toBe(headers.location);
  const page = await get(path);
  expect(page.text).toContain('Yes, it is mine');
  expect((await get(headers.location)).text).not.toContain('Yes, it is mine');
  expect((await post(`${headers.location}?confirm=${'A'.repeat(32)}`)).status).toBe(404);
  expect((await get(path)).text).toContain('Yes, it is mine');
  const confirmed = await post(path);
  expect([confirmed.status, confirmed.headers.location]).toEqual([303, headers.location]);
  const [copy = ''] = await waitForEmails(email, 2);
  expect(copy).toContain('Forty years of cards.');
  expect(copy).toContain('Asha Rao');
  expect((await get(path)).text).not.toContain('Yes, it is mine');
});

it('an order confirmation with the address is sent only after the email is confirmed', async () => {
  const unitPrice = await fetchUnitPrice(site.url, 'mosaic-mug');
  const purchase = { productId: 'mosaic-mug', quantity: 1, unitPrice, email: 'leela@example.org' };
  const { headers } = await postCheckout(site.url, purchase);
  const [first = ''] = await waitForEmails(purchase.email, 1);
  expect(first).not.toMatch(/Meera|Church Street/);
  const [, link = ''] = /href="https?:\/\/[^/]+(\/shop\/orders\/[^"]+)"/.exec(first) ?? [];
  const path = link.replaceAll('&amp;', '&');
  expect((await get(path)).text).toContain('Yes, it is mine');
  expect((await post(headers.location ?? '')).status).toBe(404);
  expect((await post(path)).headers.location).toBe(headers.location);
  const [full = ''] = await waitForEmails(purchase.email, 2);
  expect(full).toContain('12 Church Street');
  expect((await get(headers.location)).text).toContain('12 Church Street');
});
