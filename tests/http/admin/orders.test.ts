import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningSite } from '../../../scripts/site/production-site';
import { fetchUnitPrice, postCheckout, readOrderNumber } from '../support/checkout-requests';
import { postForm } from '../support/post-form';
import { startSeededSite } from '../support/seeded-site';
import { sendRequest } from '../support/send-request';
import { signInAs } from '../support/sign-in-as';

let site: RunningSite;
let dataFolder: string;
let staff: string;
let owner: string;

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'tessera-admin-'));
  site = await startSeededSite({ dataFolder, settings: { FORMS_PER_MINUTE: '100000' } });
  staff = await signInAs('staff', site.url);
  owner = await signInAs('admin', site.url);
});

afterAll(async () => {
  await site.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

const open = (path: string, cookie = staff) => sendRequest(site.url, { path, headers: { cookie } });

const submit = (path: string, fields: Record<string, string>, cookie = staff) =>
  postForm(site.url, { path, fields, cookie });

async function placeOrder(): Promise<string> {
  const unitPrice = await fetchUnitPrice(site.url, 'mosaic-mug');
  const number = readOrderNumber(
    await postCheckout(site.url, { productId: 'mosaic-mug', quantity: 1, unitPrice }),
  );
  if (!number) throw new Error('No order was placed.');
  return number;
}

const readVersion = (html: string) => /name="version" value="(\d+)"/.exec(html)?.[1] ?? '';

async function recordPayment(number: string, reference: string): Promise<void> {
  const path = `/admin/orders/${number}`;
  const { text } = await open(path);
  const amount = /name="amount"[^>]*value="([\d.]+)"/.exec(text)?.[1] ?? '';
  const receivedOn = /name="receivedOn"[^>]*value="([\d-]+)"/.exec(text)?.[1] ?? '';
  const { headers } = await submit(path, {
    ...{ intent: 'payment', version: readVersion(text), provider: 'upi', reference, amount, receivedOn },
  });
  expect(headers.location).toBe(`${path}?done=payment`);
}

it('of two colleagues with the same order, the second one sees what the first one did and keeps their text', async () => {
  const number = await placeOrder();
  const path = `/admin/orders/${number}`;
  const version = readVersion((await open(path)).text);
  await recordPayment(number, 'UTR000000000001');
  const late = await submit(
    path,
    { intent: 'cancel', version, to: 'cancelled', note: 'Out of clay until May.' },
    owner,
  );
  expect(late.status).toBe(409);
  expect(late.text).toContain('Meanwhile the order has changed');
  // React separates text nodes by comments.
  expect(late.text.replaceAll('<!-- -->', '')).toMatch(
    /Paid<\/span>[^<]*by Sunita Marak[^<]*UTR000000000001/,
  );
  expect(late.text).toContain('Out of clay until May.');
  // The form is shown again with the present version.
  const again = await submit(path, {
    ...{ intent: 'cancel', to: 'cancelled' },
    version: readVersion(late.text),
  });
  expect(again.headers.location).toBe(`${path}?done=cancel`);
  expect((await open('/admin/orders?view=excess')).text).toContain(number);
});

it('a wrong form is shown again with its values and says what is wrong', async () => {
  const number = await placeOrder();
  const path = `/admin/orders/${number}`;
  const version = readVersion((await open(path)).text);
  const { status, text } = await submit(path, {
    ...{ intent: 'payment', version, provider: 'bank', reference: 'UTR 77', amount: 'a lot', receivedOn: '' },
  });
  expect(status).toBe(400);
  expect(text).toContain('An amount is in rupees, like 1,249.50.');
  expect(text).toContain('value="UTR 77"');
  expect(text).toContain('value="a lot"');
});

it('selected orders are marked together; those that cannot be are named', async () => {
  const [paid, unpaid] = [await placeOrder(), await placeOrder()];
  await recordPayment(paid, 'UTR000000000002');
  const body = new URLSearchParams([
    ['numbers', paid],
    ['numbers', unpaid],
    ['to', 'packed'],
  ]);
  const { status, headers } = await sendRequest(site.url, {
    method: 'POST',
    path: '/admin/orders?view=to-pack',
    headers: {
      ...{ cookie: staff, 'Sec-Fetch-Site': 'same-origin' },
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: body.toString(),
  });
  expect(status).toBe(303);
  expect(headers.location).toBe(`/admin/orders?view=to-pack&marked=1&unmarked=${unpaid}`);
  expect((await open(headers.location ?? '')).text).toContain('1 order is marked.');
  expect((await open('/admin/orders?view=to-ship')).text).toContain(paid);
});

it('the search leads to the one order or the one page, and lists several', async () => {
  const number = await placeOrder();
  const search = (text: string) => open(`/admin/search?${new URLSearchParams({ q: text })}`);
  expect((await search(number.toLowerCase())).headers.location).toBe(`/admin/orders/${number}`);
  expect((await search('statement')).headers.location).toBe('/admin/payments');
  const several = await search('meera');
  expect(several.status).toBe(200);
  expect(several.text.match(/data-admin-entry/g)?.length).toBeGreaterThan(1);
  expect((await search('no such thing')).text).toContain('Nothing. Try a part');
});

it('the export has the orders of the query', async () => {
  const number = await placeOrder();
  const { headers, text } = await open('/admin/orders/export.csv?view=to-pay');
  expect(headers['content-type']).toContain('text/csv');
  expect(headers['content-disposition']).toMatch(/attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"/);
  expect(text).toContain(number);
  expect((await open('/admin/orders/export.csv?view=done')).text).not.toContain(number);
});

it('a bank statement is matched, and the chosen payments are recorded', async () => {
  const number = await placeOrder();
  const { text: page } = await open(`/admin/orders/${number}`);
  const amount = /name="amount"[^>]*value="([\d.]+)"/.exec(page)?.[1] ?? '';
  const statement = [
    'Date,Narration,Withdrawal,Deposit,Balance',
    `02/11/2026,UPI/412345678901/${number}/MEERA RAO,,${amount},90000.00`,
    '02/11/2026,RENT NOVEMBER,45000.00,,45000.00',
  ].join('\n');
  const matched = await submit('/admin/payments', { intent: 'match', statement });
  expect(matched.text).toContain('1 payment for orders');
  const match = /name="match"[^>]*value="([^"]+)"/.exec(matched.text)?.[1]?.replaceAll('&quot;', '"') ?? '';
  const applied = await submit('/admin/payments', { intent: 'apply', match });
  expect(applied.text).toContain('1 order is paid.');
  const repeated = await submit('/admin/payments', { intent: 'apply', match });
  expect(repeated.text).toContain('was recorded already');
  expect((await submit('/admin/payments', { intent: 'match', statement: 'no statement' })).status).toBe(400);
});

it('the owner checks the books, and nothing differs after a payment; labels are a PDF', async () => {
  const number = await placeOrder();
  await recordPayment(number, 'UTR000000000077');
  const { status, headers } = await submit('/admin/books', { intent: 'check' }, owner);
  expect([status, headers.location]).toEqual([303, '/admin/books?check=checked']);
  expect((await open('/admin/books?check=checked', owner)).text).toContain('Everything adds up.');
  const labels = await open(`/admin/orders/labels.pdf?numbers=${number}&size=a4`);
  expect(labels.headers['content-type']).toBe('application/pdf');
  expect(labels.headers['content-disposition']).toContain(`label-${number}.pdf`);
});
