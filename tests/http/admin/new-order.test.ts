import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { areWorkshopsOver } from '../../fixtures/seat-sale';
import { openStaffSite, type StaffSite } from '../support/open-staff-site';

let site: StaffSite;

beforeAll(async () => {
  site = await openStaffSite();
});
afterAll(() => site.close());

const PATH = '/admin/orders/new';
const MUGS = `${PATH}?v=1&i=mosaic-mug*2`;

const createFields = (email: string): Record<string, string> => ({
  intent: 'place',
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

/** The path to which the form is sent: it holds the lines and the search. */
const readAction = (html: string): string =>
  (/<form id="new-order"[^>]* action="([^"]*)"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&');

async function fillIn(path: string, changes: Record<string, string> = {}) {
  const { text } = await site.open(path);
  return { ...createFields(`${randomUUID()}@example.in`), ...readHiddenFields(text), ...changes };
}

const withoutComments = (html: string) => html.replaceAll('<!-- -->', '');

it('R-ORDER-18: a product is found, added and changed, and nothing that was typed is lost', async () => {
  const list = await site.open('/admin/orders');
  expect(list.text).toContain(`href="${PATH}"`);
  const empty = await site.open(PATH);
  expect(empty.text).toContain('Nothing is in the order yet.');
  const { key = '' } = readHiddenFields(empty.text);
  const found = await site.submit(PATH, { key, intent: 'update', q: 'mosaic mug' });
  expect([found.status, readAction(found.text)]).toEqual([200, `${PATH}?q=mosaic+mug`]);
  const [, add = '', choice = ''] =
    /name="(add-\d)" value="(mosaic-mug\*1)"/.exec(found.text.replaceAll(' form="new-order"', '')) ?? [];
  const position = add.replace('add-', '');
  const typed: Record<string, string> = {
    ...(await fillIn(PATH)),
    notes: 'Ring twice.',
    q: 'mosaic mug',
    quantity: '1',
  };
  const path = `${PATH}?v=1&i=desk-mat*1&q=mosaic+mug`;
  const added = await site.submit(path, {
    ...typed,
    intent: `add ${position} mosaic-mug`,
    [add]: choice,
    [`units-${position}`]: '2',
  });
  expect([added.status, readAction(added.text)]).toEqual([
    200,
    `${PATH}?v=1&i=desk-mat*1&i=mosaic-mug*2&q=mosaic+mug`,
  ]);
  for (const text of ['Leela Thomas', '12 Church Street', typed['contact.email']])
    expect(added.text).toContain(`value="${text}"`);
  expect(added.text).toContain('Ring twice.</textarea>');
  expect(readHiddenFields(added.text).key).toBe(typed.key);
  // The buyer does not know this total yet.
  expect(added.text).not.toMatch(/name="acceptTerms"[^>]* checked/);
  expect(added.text).toContain('data-admin-unsaved="at-once"');

  const both = `${PATH}?v=1&i=desk-mat*1&i=mosaic-mug*2`;
  const changed = await site.submit(both, [
    ...Object.entries({ ...typed, intent: 'update', q: '', quantity: '0' }),
    ['quantity', '3'],
  ]);
  expect(readAction(changed.text)).toBe(`${PATH}?v=1&i=mosaic-mug*3`);
  const removed = await site.submit(MUGS, { ...typed, intent: 'remove 0', q: '', quantity: '2' });
  expect([removed.status, readAction(removed.text)]).toEqual([200, PATH]);
  expect(removed.text).toContain('name="unshown.delivery.line1" value="12 Church Street"');
  const back = await site.submit(PATH, {
    key,
    'unshown.delivery.line1': '12 Church Street',
    intent: `add ${position} mosaic-mug`,
    [add]: choice,
    [`units-${position}`]: '1',
  });
  expect(back.text).toMatch(/name="delivery.line1"[^>]*value="12 Church Street"/);
});

it('R-ORDER-18: Enter in a field, and quantities whose total was not shown, place nothing', async () => {
  const { text } = await site.open(MUGS);
  expect(/<button[^>]*form="new-order"[^>]*>|<button[^>]*name="intent"[^>]*>/.exec(text)?.[0]).toContain(
    'value="update"',
  );
  const fields = await fillIn(MUGS);
  const { intent: _, ...entered } = fields;
  expect((await site.submit(MUGS, entered)).status).toBe(200);
  const refused = await site.submit(MUGS, { ...fields, quantity: '5' });
  expect([refused.status, readAction(refused.text)]).toEqual([409, `${PATH}?v=1&i=mosaic-mug*5`]);
  expect(refused.text).toContain('The quantities have changed, so the order was not placed');
  const placed = await site.submit(readAction(refused.text), {
    ...fields,
    ...readHiddenFields(refused.text),
    quantity: '5',
  });
  expect(placed.status).toBe(303);
});

it('a quantity that is none changes nothing, and is shown again with its message', async () => {
  const fields = await fillIn(MUGS);
  for (const intent of ['update', 'place', 'close-search']) {
    const { status, text } = await site.submit(MUGS, { ...fields, intent, quantity: 'two' });
    expect(status).toBe(400);
    expect(text).toContain('A quantity is a whole number, 999 at most.');
    for (const value of ['two', 'Leela Thomas']) expect(text).toContain(`value="${value}"`);
  }
});

it('R-DISCOUNT-4: a code that the page has applied stays applied when the lines change', async () => {
  const code = { code: 'LINES', kind: 'amount', value: '50', minTotal: '', categoryId: '' };
  expect((await site.submit('/admin/discounts/new', code, site.owner)).status).toBe(303);
  const fields = await fillIn(MUGS, {
    discountCode: 'LINES',
    shownDiscount: '5000',
    intent: 'update',
    quantity: '3',
  });
  const changed = await site.submit(MUGS, fields);
  expect(changed.status).toBe(200);
  expect(readHiddenFields(changed.text).shownDiscount).toBe('5000');
});

it('R-ORDER-18: the buyer agrees to one total: another code, no code or another price takes the tick away', async () => {
  const code = { code: 'TICKED', kind: 'amount', value: '50', minTotal: '', categoryId: '' };
  expect((await site.submit('/admin/discounts/new', code, site.owner)).status).toBe(303);
  const applied = { discountCode: 'TICKED', shownDiscount: '5000', intent: 'update', quantity: '2' };
  const isTicked = async (changes: Record<string, string>) => {
    const { status, text } = await site.submit(MUGS, await fillIn(MUGS, { ...applied, ...changes }));
    expect(status).toBe(200);
    return /name="acceptTerms"[^>]* checked/.test(text);
  };
  expect(await isTicked({ q: 'mat' })).toBe(true);
  expect(await isTicked({ discountCode: '' })).toBe(false);
  expect(await isTicked({ shownDiscount: '7000' })).toBe(false);
  expect(await isTicked({ prices: '100' })).toBe(false);
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

  const repeat = `${MUGS}&customer=${number}`;
  expect(text).toContain(`href="${repeat.replaceAll('&', '&amp;')}"`);
  const customer = await site.open(`/admin/customers/${number}`);
  expect(customer.text).toContain(`href="${PATH}?customer=${number}"`);
  const filled = await site.open(repeat);
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

it.skipIf(areWorkshopsOver)('R-CHECKOUT-2: tickets alone ask for the state, and for no address', async () => {
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
