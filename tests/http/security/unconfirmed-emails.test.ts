import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EMAIL_WITHHELD } from '~/content/contact/email-withheld';
import { sampleUsers } from '~/content/samples/sample-users';
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
const message = (email: string) =>
  post('/contact', { name: 'Asha Rao', email, topic: 'project', message: 'Forty years of cards.' });

/** The mails to an address, the newest first, as soon as there are so many; one that was held back has no words. */
async function emailsTo(address: string, number: number): Promise<string[]> {
  const listed = async () => {
    const { text } = await get(`/dev/mailbox?to=${encodeURIComponent(address)}`);
    return [...text.matchAll(/href="(\/dev\/mailbox\/[0-9a-f-]{36})"/g)].map(([, path = '']) => path);
  };
  await expect.poll(async () => (await listed()).length, { timeout: 30_000 }).toBe(number);
  return Promise.all((await listed()).map(async (path) => (await get(`${path}/html`)).text));
}

/** As the page writes it. */
const says = ({ text }: TestResponse, words: string) => text.replaceAll('&#x27;', '’').includes(words);

it('a form and the newsletter are taken when their address has had its mails, and their pages say so', async () => {
  const email = 'asha@example.org';
  for (let times = 0; times < 3; times += 1) {
    const { headers } = await message(email);
    expect(says(await get(headers.location), EMAIL_WITHHELD)).toBe(false);
  }
  const fourth = await message('ASHA+again@Example.org');
  expect(fourth.status).toBe(303);
  const page = await get(fourth.headers.location);
  expect(says(page, EMAIL_WITHHELD)).toBe(true);
  expect(page.text).toContain('Forty years of cards.');

  const asked = await post('/newsletter', { email });
  expect([asked.status, asked.headers.location]).toEqual([303, '/newsletter?withheld']);
  expect(says(await get(asked.headers.location), EMAIL_WITHHELD)).toBe(true);

  const written = await emailsTo(email, 4);
  expect(written.filter((html) => html === '')).toHaveLength(1);
});

it('an order is in when its address has had its mails, and its page says so', async () => {
  for (let times = 0; times < 3; times += 1) await message('meera@example.com');
  const unitPrice = await fetchUnitPrice(site.url, 'mosaic-mug');
  const { status, headers } = await postCheckout(site.url, {
    productId: 'mosaic-mug',
    quantity: 1,
    unitPrice,
  });
  expect(status).toBe(303);
  const page = await get(headers.location);
  expect(says(page, EMAIL_WITHHELD)).toBe(true);
  expect(page.text).not.toContain('It is in the confirmation to');
});

it('a sign-up says the same for an address that is known here as for any other', async () => {
  const [known] = sampleUsers;
  const signUpWithoutScript = async (email: string) => {
    const { status, headers } = await post('/auth/sign-up', {
      ...{ name: 'Jaya Deshpande', email, password: 'kolam at first light', terms: 'on' },
    });
    return [status, headers.location];
  };
  for (const email of [known?.email ?? '', 'jaya@example.org']) {
    for (let times = 0; times < 3; times += 1)
      expect(await signUpWithoutScript(email)).toEqual([303, '/auth/verify-email']);
    expect(await signUpWithoutScript(email)).toEqual([303, '/auth/verify-email?mail=withheld']);
  }
  expect(says(await get('/auth/verify-email?mail=withheld'), EMAIL_WITHHELD)).toBe(true);
});

it('a message is quoted by mail after a yes that only its reader can say, and no look at the page says it', async () => {
  const email = 'ravi@example.org';
  const { headers } = await message(email);
  const [first = ''] = await emailsTo(email, 1);
  expect(first).not.toMatch(/Forty years|Asha Rao/);
  const [, path = ''] = /href="https?:\/\/[^/]+(\/messages\/[^"]+)"/.exec(first) ?? [];
  expect(path.split('?')[0]).toBe(headers.location);
  const page = await get(path);
  expect(page.text).toContain('Yes, it is mine');
  expect((await get(headers.location)).text).not.toContain('Yes, it is mine');
  expect((await post(`${headers.location}?confirm=${'A'.repeat(32)}`)).status).toBe(404);
  expect((await get(path)).text).toContain('Yes, it is mine');
  const said = await post(path);
  expect([said.status, said.headers.location]).toEqual([303, headers.location]);
  const [copy = ''] = await emailsTo(email, 2);
  expect(copy).toContain('Forty years of cards.');
  expect(copy).toContain('Asha Rao');
  expect((await get(path)).text).not.toContain('Yes, it is mine');
});

it('an order is confirmed in the same way, and stays what it was', async () => {
  const unitPrice = await fetchUnitPrice(site.url, 'mosaic-mug');
  const purchase = { productId: 'mosaic-mug', quantity: 1, unitPrice, email: 'leela@example.org' };
  const { headers } = await postCheckout(site.url, purchase);
  const [first = ''] = await emailsTo(purchase.email, 1);
  expect(first).not.toMatch(/Meera|Church Street/);
  const [, link = ''] = /href="https?:\/\/[^/]+(\/shop\/orders\/[^"]+)"/.exec(first) ?? [];
  const path = link.replaceAll('&amp;', '&');
  expect((await get(path)).text).toContain('Yes, it is mine');
  expect((await post(headers.location ?? '')).status).toBe(404);
  expect((await post(path)).headers.location).toBe(headers.location);
  const [whole = ''] = await emailsTo(purchase.email, 2);
  expect(whole).toContain('12 Church Street');
  expect((await get(headers.location)).text).toContain('12 Church Street');
});
