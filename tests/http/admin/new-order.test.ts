import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStaffSite, type StaffSite } from '../support/open-staff-site';

let site: StaffSite;

beforeAll(async () => {
  site = await openStaffSite();
});
afterAll(() => site.close());

const PATH = '/admin/orders/new';
const MUGS = `${PATH}?v=1&i=mosaic-mug*2`;

const createFields = (email: string): Record<string, string> => ({
  channel: 'phone',
  'contact.name': 'Leela Thomas',
  'contact.email': email,
  'contact.phone': '98765 43210',
  'delivery.line1': '12 Church Street',
  'delivery.city': 'Bengaluru',
  'delivery.state': 'Karnataka',
  'delivery.pin': '560001',
  paymentMethod: 'bank',
  acceptTerms: 'on',
});

/** The hidden fields of the form, as a browser sends them. */
function readHiddenFields(html: string): Record<string, string> {
  const read = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
  return { key: read('key'), prices: read('prices'), shownDiscount: read('shownDiscount') };
}

async function fillIn(path: string, changes: Record<string, string> = {}) {
  const { text } = await site.open(path);
  return { ...createFields(`${randomUUID()}@example.in`), ...readHiddenFields(text), ...changes };
}

const withoutComments = (html: string) => html.replaceAll('<!-- -->', '');

it('R-ORDER-18: a product is found, added and changed by links and forms that only change the URL', async () => {
  const list = await site.open('/admin/orders');
  expect(list.text).toContain(`href="${PATH}"`);
  const empty = await site.open(PATH);
  expect(empty.text).toContain('Nothing is in the order yet.');
  const found = await site.open(`${PATH}?q=mosaic+mug`);
  expect(found.text).toContain('name="add"');
  const added = await site.open(`${PATH}?v=1&i=desk-mat*1&q=mosaic+mug&add=mosaic-mug*1&units=2`);
  expect([added.status, added.headers.location]).toEqual([
    302,
    `${PATH}?v=1&i=desk-mat*1&i=mosaic-mug*2&q=mosaic+mug`,
  ]);
  const changed = await site.open(`${PATH}?v=1&i=desk-mat*1&quantity=0&i=mosaic-mug*2&quantity=3`);
  expect(changed.headers.location).toBe(`${PATH}?v=1&i=mosaic-mug*3`);
  const page = await site.open(`${PATH}?v=1&i=desk-mat*1&i=mosaic-mug*2`);
  expect(page.status).toBe(200);
  expect(page.text).toContain('aria-label="Remove Mosaic mug"');
  expect(page.text).toContain(`href="${PATH}?v=1&amp;i=desk-mat*1"`);
});

it('a quantity that is none changes nothing, and is shown again with its message', async () => {
  const { status, text } = await site.open(`${PATH}?v=1&i=mosaic-mug*2&quantity=two`);
  expect(status).toBe(400);
  expect(text).toContain('A quantity is a whole number, 999 at most.');
  expect(text).toContain('value="two"');
});

it('says at the line what cannot be bought, and places nothing of it', async () => {
  const path = `${PATH}?v=1&i=mosaic-mug*999&i=no-such-thing*1`;
  const { text } = await site.open(path);
  expect(text).toMatch(/Only \d+ of Mosaic mug are left; you wanted 999\./);
  expect(text).toContain('no-such-thing is no longer sold.');
  const refused = await site.submit(path, await fillIn(path));
  expect(refused.status).toBe(409);
  expect(refused.text).toContain('Something has changed, so the order was not placed');
  expect(refused.text).toContain('value="Leela Thomas"');
});

it('R-ORDER-17: the order is placed once, with its author and how it came, and can be paid', async () => {
  const fields = await fillIn(MUGS);
  const first = await site.submit(MUGS, fields);
  const second = await site.submit(MUGS, fields);
  expect(first.status).toBe(303);
  expect(first.headers.location).toMatch(/^\/admin\/orders\/TS-\d{4}-\d{6}\?done=entered$/);
  expect(second.headers.location).toBe(first.headers.location);
  const { text } = await site.open(first.headers.location ?? '');
  expect(text).toContain('The order is entered.');
  expect(withoutComments(text)).toMatch(/Placed<\/span> by Sunita Marak, came by telephone/);
  const [number = ''] = /TS-\d{4}-\d{6}/.exec(first.headers.location ?? '') ?? [];
  const paid = await site.submit('/admin/orders', { numbers: number, to: 'paid' });
  expect(paid.headers.location).toContain('marked=1');

  const changed = await site.submit(MUGS, { ...fields, notes: 'Ring twice.' });
  expect(changed.status).toBe(409);
  expect(changed.text).toContain('This form has placed an order');
  expect(withoutComments(changed.text)).toContain(`Open the order ${number}`);
  expect(readHiddenFields(changed.text).key).not.toBe(fields.key);

  const customer = await site.open(`/admin/customers/${number}`);
  expect(customer.text).toContain(`href="${PATH}?customer=${number}"`);
  const filled = await site.open(`${MUGS}&customer=${number}`);
  expect(filled.text).toContain('For Leela Thomas.');
  for (const value of [fields['contact.email'], '+91 98765 43210', '12 Church Street', '560001'])
    expect(filled.text).toContain(`value="${value}"`);
});

it('R-ADMIN-2: a wrong form is shown again with its values', async () => {
  const fields = await fillIn(MUGS, { channel: '', 'contact.name': '', 'delivery.pin': '110001' });
  const { acceptTerms: _, ...untold } = fields;
  const { status, text } = await site.submit(MUGS, untold);
  expect(status).toBe(400);
  for (const message of [
    'Please choose how the order came.',
    'The name is needed.',
    'PIN 110001 does not lie in Karnataka.',
    'Please name the price and the terms to the buyer first',
  ])
    expect(text).toContain(message);
  expect(text).toContain('value="12 Church Street"');
  expect(readHiddenFields(text).key).toBe(fields.key);
  const other = await site.submit(MUGS, { ...fields, channel: 'fax', paymentMethod: 'card' });
  expect(other.status).toBe(400);
});

it('R-ORDER-1: a price that has changed since is shown before the order is placed', async () => {
  const fields = await fillIn(MUGS);
  const refused = await site.submit(MUGS, { ...fields, prices: '100' });
  expect(refused.status).toBe(409);
  expect(refused.text).toMatch(/Mosaic mug: the price of one changed from Rs\. 1\.00 to Rs\. /);
  const again = await site.submit(MUGS, { ...fields, ...readHiddenFields(refused.text) });
  expect(again.status).toBe(303);
  const unreadable = await site.submit(MUGS, { ...fields, prices: '1,2' });
  expect([unreadable.status, unreadable.text]).toEqual([
    400,
    expect.stringContaining('Please send the form again.'),
  ]);
});

it('R-DISCOUNT-4: what a code takes off is shown before the order is placed', async () => {
  const code = { code: 'MONSOON', kind: 'amount', value: '50', minTotal: '', categoryId: '' };
  const created = await site.submit('/admin/discounts/new', code, site.owner);
  expect(created.status).toBe(303);
  const fields = await fillIn(MUGS, { discountCode: 'monsoon' });
  const shown = await site.submit(MUGS, fields);
  expect(shown.status).toBe(409);
  expect(shown.text).toContain('The code MONSOON takes Rs. 50.00 off before GST.');
  const hidden = readHiddenFields(shown.text);
  expect(hidden.shownDiscount).toBe('5000');
  const removed = await site.submit(MUGS, { ...fields, ...hidden, discountCode: '' });
  expect([removed.status, removed.text]).toEqual([400, expect.stringContaining('You removed the code')]);
  expect((await site.submit(MUGS, { ...fields, ...hidden })).status).toBe(303);
  const unknown = await site.submit(MUGS, await fillIn(MUGS, { discountCode: 'NOTHING' }));
  expect(unknown.status).toBe(409);
  expect(unknown.text).toContain('This code is unknown.');
});

it('R-CHECKOUT-2: tickets alone ask for the state, and for no address', async () => {
  const path = `${PATH}?v=1&i=workshop-ticket*1`;
  const { text } = await site.open(path);
  expect(text).toContain('name="delivery.state"');
  expect(text).not.toMatch(/name="(delivery\.line1|contact\.phone)"/);
  const placed = await site.submit(path, await fillIn(path, { channel: 'email' }));
  expect(placed.status).toBe(303);
});

it('is not for a user without the permission', async () => {
  expect((await site.open(PATH, site.user)).status).toBe(404);
  const refused = await site.submit(MUGS, await fillIn(MUGS), site.user);
  expect(refused.status).toBe(403);
});
