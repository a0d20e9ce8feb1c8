import { randomUUID } from 'node:crypto';
import { beforeAll, expect, inject, it } from 'vitest';
import { fetchUnitPrice, postCheckout, readOrderNumber } from '../support/checkout-requests';
import { postForm } from '../support/post-form';
import { sendRequest } from '../support/send-request';
import { getSharedSession } from '../support/sign-in-as';

let siteUrl: string;
let cookie: string;

beforeAll(async () => {
  siteUrl = inject('siteUrl');
  cookie = await getSharedSession('admin');
});

const open = (path: string) => sendRequest(siteUrl, { path, headers: { cookie } });
const submit = (path: string, fields: Record<string, string>) => postForm(siteUrl, { path, fields, cookie });
const readVersion = (html: string) => /name="version" value="(\d+)"/.exec(html)?.[1] ?? '';

async function createCode(code: string) {
  const terms = { kind: 'amount', value: '10', categoryId: '', version: '0', intent: 'save' };
  const { headers } = await submit('/admin/discounts/new', { ...terms, code });
  const page = headers.location?.split('?')[0] ?? '';
  const { text } = await open(page);
  const version = readVersion(text);
  const change = { ...terms, code, version, value: '20' };
  return { page, text, version, remove: { intent: 'delete', version }, change };
}

it('R-DISCOUNT-8: a code is deleted from its page, as long as the page shows it as it is', async () => {
  const code = `TYPO-${randomUUID().slice(0, 8).toUpperCase()}`;
  const { page, text, remove, change } = await createCode(code);
  expect(text).toContain('Delete the code');
  expect((await submit(page, change)).headers.location).toBe(`${page}?done=saved`);
  const late = await submit(page, remove);
  expect(late.status).toBe(409);
  expect(late.text).toContain('The code was changed in the meantime. It was not deleted.');
  expect(late.text).toContain('value="20.00"');

  const deleted = await submit(page, { intent: 'delete', version: readVersion(late.text) });
  expect([deleted.status, deleted.headers.location]).toEqual([303, '/admin/discounts?done=deleted']);
  const list = (await open('/admin/discounts?done=deleted')).text;
  expect(list).toContain('The code is deleted.');
  expect(list).not.toContain(code);
  expect((await open(page)).status).toBe(404);
  expect((await submit(page, remove)).status).toBe(404);
});

it('R-ADMIN-15: a form of something that a colleague has deleted is refused, and shows what was typed', async () => {
  const { page, remove, change } = await createCode(`GONE-${randomUUID().slice(0, 8).toUpperCase()}`);
  expect((await submit(page, remove)).status).toBe(303);
  const late = await submit(page, { ...change, value: '33.50' });
  expect(late.status).toBe(409);
  expect(late.text).toContain('It was deleted meanwhile');
  expect(late.text).toContain('>33.50</textarea>');
  expect(late.text).not.toContain('>save</textarea>');
  // A field that is not accepted changes nothing about it.
  const invalid = await submit(page, { ...change, value: 'much' });
  expect([invalid.status, invalid.text.includes('>much</textarea>')]).toEqual([409, true]);
});

it('R-DISCOUNT-8: the page of a code that an order uses says why it cannot be deleted', async () => {
  const code = `USED-${randomUUID().slice(0, 8).toUpperCase()}`;
  const { page, remove } = await createCode(code);
  const productId = 'mosaic-mug';
  const purchase = { productId, quantity: 1, unitPrice: await fetchUnitPrice(siteUrl, productId) };
  const fields = { discountCode: code, shownDiscount: '1000' };
  const order = await postCheckout(siteUrl, { ...purchase, fields }, { 'X-Forwarded-For': '203.0.113.78' });
  expect(readOrderNumber(order)).toBeDefined();
  const { text } = await open(page);
  expect(text).toContain('An order names this code, so it cannot be deleted, only switched off.');
  expect(text).not.toContain('Delete the code');
  const refused = await submit(page, remove);
  expect(refused.status).toBe(409);
  expect(refused.text).toContain('The code was not deleted: an order names it.');
});

it('R-QUOTE-6: the draft of a quote is deleted from its page; one that was sent is not', async () => {
  const name = `Meera ${randomUUID()}`;
  const billing = { line1: '1 Lake Road', city: 'Kochi', state: 'Kerala', pin: '682001' };
  const line = { description: 'Portal', hsnCode: '998314', quantity: '1', unitPrice: '1000' };
  const withPrefix = (prefix: string, values: Record<string, string>) =>
    Object.entries(values).map(([field, value]) => [`${prefix}.${field}`, value] as const);
  const form = {
    version: '0',
    validUntil: '2099-12-31',
    terms: 'Payable in 15 days.',
    ...Object.fromEntries([
      ...withPrefix('client', { name, email: 'meera@quotes.example.in' }),
      ...withPrefix('client.billing', billing),
      ...withPrefix('lines[0]', { ...line, rateBasisPoints: '1800' }),
    ]),
  };
  const created = await submit('/admin/quotes/new', { ...form, submissionKey: randomUUID() });
  const page = created.headers.location?.split('?')[0] ?? '';
  const { text } = await open(page);
  expect(text).toContain('Delete the draft');
  const copied = await submit(page, { intent: 'duplicate' });
  const copy = copied.headers.location?.split('?')[0] ?? '';

  const late = await submit(page, { intent: 'delete', version: '7' });
  expect(late.status).toBe(409);
  expect(late.text).toContain('A colleague changed the quote in the meantime.');
  const deleted = await submit(page, { intent: 'delete', version: readVersion(text) });
  expect([deleted.status, deleted.headers.location]).toEqual([303, '/admin/quotes?done=deleted']);
  expect((await open('/admin/quotes?done=deleted')).text).toContain('The draft is deleted.');
  expect((await open(page)).status).toBe(404);
  const lost = await submit(`${page}/edit`, { ...form, 'lines[0].description': 'Portal with a search' });
  expect([lost.status, lost.text.includes('>Portal with a search</textarea>')]).toEqual([409, true]);

  await submit(copy, { intent: 'send', version: '0' });
  const sent = (await open(copy)).text;
  expect(sent).not.toContain('Delete the draft');
  const refused = await submit(copy, { intent: 'delete', version: readVersion(sent) });
  expect([refused.status, refused.text.includes('Nothing changed: the quote is sent.')]).toEqual([409, true]);
});

it('R-PROJECT-9: a project is deleted from the page that edits it', async () => {
  const name = `Mistake ${randomUUID().slice(0, 8)}`;
  const form = { name, summary: 'A portal.', startsOn: '2026-12-01', endsOn: '2027-02-01', state: 'planned' };
  const created = await submit('/admin/projects/new', { ...form, contactId: 'gurleen-sandhu' });
  const page = `${created.headers.location?.split('?')[0]}/edit`;
  const { text } = await open(page);
  expect(text).toContain('Delete the project');
  const version = readVersion(text);
  await submit(page, { ...form, contactId: 'gurleen-sandhu', version, summary: 'Another portal.' });
  const late = await submit(page, { intent: 'delete', version });
  expect(late.status).toBe(409);
  expect(late.text).toContain('A colleague changed the project meanwhile. It was not deleted.');
  const deleted = await submit(page, { intent: 'delete', version: readVersion(late.text) });
  expect([deleted.status, deleted.headers.location]).toEqual([303, '/admin/projects?done=deleted']);
  const list = (await open('/admin/projects?done=deleted')).text;
  expect(list).toContain('The project is deleted.');
  expect(list).not.toContain(name);
  expect((await submit(page, { intent: 'delete', version })).status).toBe(404);
});
