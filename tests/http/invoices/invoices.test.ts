import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleUsers } from '~/content/samples/sample-users';
import type { RunningSite } from '../../../scripts/site/production-site';
import { markPaid, type PlacedOrder, placeOrder } from '../support/paid-orders';
import { startSeededSite } from '../support/seeded-site';
import { sendRequest } from '../support/send-request';
import { signInAs } from '../support/sign-in-as';

let site: RunningSite;
let dataFolder: string;
let own: PlacedOrder;
let other: PlacedOrder;
let file: string;
const cookies: Record<'user' | 'staff' | 'admin', string> = { user: '', staff: '', admin: '' };

const open = (path: string, cookie?: string) =>
  sendRequest(site.url, { path, headers: cookie ? { cookie } : {} });

/** The downloads of an order that a page lists. */
const listFiles = (html: string) =>
  [...html.matchAll(/href="([^"]*\/invoices\/[A-Z]+-[^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'tessera-invoices-'));
  site = await startSeededSite({ dataFolder, settings: { FORMS_PER_MINUTE: '100000' } });
  for (const role of ['user', 'staff', 'admin'] as const) cookies[role] = await signInAs(role, site.url);
  own = await placeOrder(site.url, sampleUsers.find(({ role }) => role === 'user')?.email);
  other = await placeOrder(site.url);
  await markPaid(site.url, cookies.staff, [own.number, other.number]);
  const [href = ''] = listFiles((await open(own.path)).text);
  file = /[^/?]+\.pdf/.exec(href)?.[0] ?? '';
});

afterAll(async () => {
  await site.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

it('the page of the order leads to the PDF, by secret link, by account and in the back office', async () => {
  const pages = [
    [own.path, undefined],
    [`/account/order-history/${own.number}`, cookies.user],
    [`/admin/orders/${own.number}`, cookies.staff],
  ] as const;
  for (const [path, cookie] of pages) {
    const [href = ''] = listFiles((await open(path, cookie)).text);
    expect(href).toContain(file);
    const { status, headers, body } = await open(href, cookie);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining(`attachment; filename="${file}"`),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(body.subarray(0, 5).toString()).toBe('%PDF-');
    expect(body.toString('latin1')).toContain('/Lang (en-IN)');
  }
});

it('an unknown visitor, another buyer and a member get no document, and cannot see whether it exists', async () => {
  const key = /key=.*/.exec(own.path)?.[0] ?? '';
  const otherKey = /key=.*/.exec(other.path)?.[0] ?? '';
  const byAccount = `/account/order-history/${own.number}/invoices/${file}`;
  expect((await open(byAccount)).headers.location).toMatch(/^\/auth\/sign-in\?redirectTo=/);
  const refused: [string, string?][] = [
    [`/shop/orders/${own.number}/invoices/${file}`],
    [`/shop/orders/${own.number}/invoices/${file}?${otherKey}`],
    [`/shop/orders/${other.number}/invoices/${file}?${otherKey}`],
    [`/shop/orders/${own.number}/invoices/INV-2627-999999.pdf?${key}`],
    [byAccount, cookies.staff],
    [`/account/order-history/${other.number}/invoices/${file}`, cookies.user],
    [`/admin/orders/${own.number}/invoices/${file}`, cookies.user],
    [`/admin/orders/${other.number}/invoices/${file}`, cookies.staff],
    ['/admin/invoices', cookies.user],
  ];
  for (const [path, cookie] of refused) {
    const { status, text } = await open(path, cookie);
    expect([path, status]).toEqual([path, 404]);
    expect(text).not.toContain('%PDF');
  }
});

it('staff without the permission open neither the list of invoices nor a month', async () => {
  for (const path of ['', '/gst.csv', '/pdfs.zip'])
    expect((await open(`/admin/invoices${path}`, cookies.staff)).status, path).toBe(403);
});

it('an order that is not paid has no document', async () => {
  const { path } = await placeOrder(site.url);
  expect(listFiles((await open(path)).text)).toEqual([]);
});

it('R-INVOICE-5: the code of a document says its number, date and total, and nothing about the buyer', async () => {
  const { text: page } = await open('/admin/invoices', cookies.admin);
  const number = file.replace('.pdf', '').replaceAll('-', '/');
  expect(page).toContain(number);
  const code = await readCode(own);
  const genuine = await open(`/invoices/verify/${code}`);
  expect(genuine.status).toBe(200);
  expect(genuine.text).toContain('This tax invoice is genuine');
  expect(genuine.text).toContain(number);
  expect(genuine.text).not.toMatch(/Meera|Church Street|TS-\d{4}-\d{6}|mosaic mug,/i);
  expect(genuine.text).toMatch(/<meta name="robots" content="noindex, nofollow/);
  expect(genuine.headers).toMatchObject({ 'referrer-policy': 'no-referrer' });
  expect(genuine.headers['cache-control']).toContain('no-store');
});

/** The code that the PDF's link has. */
async function readCode({ path }: PlacedOrder): Promise<string> {
  const [href = ''] = listFiles((await open(path)).text);
  const { body } = await open(href);
  return /\/invoices\/verify\/([a-z0-9]{20})/.exec(body.toString('latin1'))?.[1] ?? '';
}

it('an unknown code is 404 with a form; a typed code leads to its page in any spelling', async () => {
  for (const code of ['2'.repeat(20), 'nonsense', 'a%20b']) {
    const { status, text } = await open(`/invoices/verify/${code}`);
    expect([code, status]).toEqual([code, 404]);
    expect(text).toContain('We did not issue this document');
    expect(text).toMatch(/<meta name="robots" content="noindex/);
  }
  const code = await readCode(own);
  const typed = `${code.slice(0, 7).toUpperCase()}-${code.slice(7)} `;
  const { status, headers } = await open(`/invoices/verify?${new URLSearchParams({ code: typed })}`);
  expect([status, headers.location]).toEqual([302, `/invoices/verify/${code}`]);
  const wrong = await open('/invoices/verify?code=%3Cb%3E7k3m9');
  expect(wrong.status).toBe(400);
  expect(wrong.text).toContain('A code has 20 letters and digits.');
  expect(wrong.text).toMatch(/<input(?=[^>]* value="&lt;b&gt;7k3m9")[^>]* autofocus/i);
});

it('the month has a CSV and a ZIP with every document', async () => {
  const csv = await open('/admin/invoices/gst.csv', cookies.admin);
  expect(csv.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(/filename="gst-\d{4}-\d\d\.csv"/),
  });
  const rows = parse(csv.text, { columns: true, bom: true }) as Record<string, string>[];
  const zip = await open('/admin/invoices/pdfs.zip', cookies.admin);
  expect(zip.headers['content-type']).toBe('application/zip');
  const files = unzipSync(new Uint8Array(zip.body));
  expect(Object.keys(files)).toContain(file);
  expect(Object.keys(files)).toHaveLength(new Set(rows.map((row) => row.Number)).size);
  for (const content of Object.values(files))
    expect(Buffer.from(content).subarray(0, 5).toString()).toBe('%PDF-');
});
