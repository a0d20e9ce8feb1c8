import { afterAll, beforeAll, expect, it } from 'vitest';
import { areWorkshopsOver } from '../../fixtures/seat-sale';
import { fetchUnitPrice, postCheckout, readOrderNumber } from '../support/checkout-requests';
import { openStaffSite, type StaffSite } from '../support/open-staff-site';

const UNKNOWN_ID = '01938f00-0000-7000-8000-00000000ffff';

const test = it.skipIf(areWorkshopsOver);

let site: StaffSite;
/** The guests of the order of the test. */
let path: string;

/** Buys two seats at the workshop. */
async function buySeats(): Promise<string> {
  const unitPrice = await fetchUnitPrice(site.url, 'workshop-ticket');
  const purchase = { productId: 'workshop-ticket', quantity: 2, unitPrice };
  const number = readOrderNumber(await postCheckout(site.url, purchase)) ?? '';
  const order = await site.open(`/admin/orders/${number}`);
  const find = (name: string) => new RegExp(`name="${name}"[^>]*value="([^"]+)"`).exec(order.text)?.[1] ?? '';
  const paid = await site.submit(`/admin/orders/${number}`, {
    intent: 'payment',
    version: find('version'),
    provider: 'upi',
    reference: 'UTR7700110099',
    amount: find('amount'),
    receivedOn: find('receivedOn'),
  });
  expect(paid.status).toBe(303);
  return number;
}

beforeAll(async () => {
  site = await openStaffSite();
  const number = await buySeats();
  // The link of the order is the way to its guests.
  const { text } = await site.open(`/admin/orders/${number}`);
  path = /href="(\/admin\/events\/workshop-ticket\/[^"]+)"/.exec(text)?.[1] ?? '';
  expect(path).toMatch(new RegExp(`\\?q=${number}$`));
});
afterAll(() => site.close());

const readIds = (html: string) => [...html.matchAll(/name="id" value="([^"]+)"/g)].map(([, id]) => id ?? '');

test('R-TICKET-8: a guest is checked in from the list, which stays as it was, and a second time says who did it', async () => {
  const [id = '', other] = readIds((await site.open(path)).text);
  expect(other).toBeDefined();
  const done = await site.submit(path, { intent: 'check-in', id });
  expect(done.headers.location).toBe(`${path}&ticket=${id}&done=checked-in`);
  const after = await site.open(done.headers.location ?? '');
  expect(after.text).toContain('Checked in. Welcome!');
  expect(readIds(after.text)).toEqual(expect.arrayContaining([id, other]));
  expect(after.text).toContain('Yes, undo the check-in');

  const late = await site.submit(path, { intent: 'check-in', id }, site.owner);
  expect(late.headers.location).toBe(`${path}&ticket=${id}&done=used`);
  const { text } = await site.open(late.headers.location ?? '', site.owner);
  expect(text).toContain('This ticket was used before');
  expect(text.replaceAll('<!-- -->', '')).toMatch(/by Sunita Marak\./);
});

test('R-TICKET-10: a check-in is undone by the row of the list, a second time it says that it was', async () => {
  const [id = ''] = readIds((await site.open(path)).text);
  await site.submit(path, { intent: 'check-in', id });
  const undone = await site.submit(path, { intent: 'undo-check-in', id });
  expect(undone.headers.location).toBe(`${path}&ticket=${id}&done=undone`);
  expect((await site.open(undone.headers.location ?? '')).text).toContain('The check-in was undone');
  const again = await site.submit(path, { intent: 'undo-check-in', id });
  expect((await site.open(again.headers.location ?? '')).text).toContain('This check-in was not undone');
});

test('forms and addresses that name nothing are refused', async () => {
  expect((await site.submit(path, { intent: 'none' })).status).toBe(400);
  for (const id of [UNKNOWN_ID, 'no id', ''])
    expect((await site.submit(path, { intent: 'check-in', id })).status).toBe(404);
  for (const unknown of ['workshop-ticket/2020-01-01', 'workshop-ticket/undated', 'mosaic-mug/undated'])
    expect((await site.open(`/admin/events/${unknown}`)).status).toBe(404);
  expect((await site.open(`${path}&ticket=no-id&done=checked-in`)).text).not.toContain(
    'Checked in. Welcome!',
  );
});

test('R-TICKET-9: staff download and print the guests, users without a role do not', async () => {
  const [event = '', search = ''] = path.split('?');
  const exported = await site.open(`${event}/guests.csv?${search}`);
  expect([exported.status, exported.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(exported.headers['content-disposition']).toMatch(
    /^attachment; filename="guests-workshop-ticket-\d{4}-\d\d-\d\d\.csv"$/,
  );
  const rows = exported.text.trim().split('\r\n');
  expect(exported.text.startsWith('\uFEFFGuest,Buyer,Email,')).toBe(true);
  expect(rows.slice(1).map((row) => row.split(',')[1])).toEqual(['Meera Rao', 'Meera Rao']);
  expect((await site.open(`${event}/guests.csv`, site.user)).status).toBe(404);

  const printed = await site.open(`${event}/print`);
  expect(printed.text).toContain('Meera Rao');
  expect((await site.open(`${event}/print`, site.user)).status).toBe(404);
});

test('R-TICKET-14: staff write to the guests, see what they typed after an error, and send it once', async () => {
  const [event = ''] = path.split('?');
  const compose = `${event}/email`;
  const read = (html: string, name: string) =>
    new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1];
  const typed = {
    intent: 'save',
    key: read((await site.open(compose)).text, 'key') ?? '',
    text: 'We <b>moved</b>.',
  };
  const rejected = await site.submit(compose, { ...typed, subject: ' ' });
  expect([rejected.status, rejected.text]).toEqual([400, expect.stringContaining('The subject is needed.')]);
  expect(rejected.text).toContain('We &lt;b&gt;moved&lt;/b&gt;.');

  const form = { ...typed, subject: 'Another hall' };
  const created = await site.submit(compose, form);
  const draft = created.headers.location?.split('?')[0] ?? '';
  expect(created.headers.location).toBe(`${draft}?done=created`);
  expect((await site.submit(compose, form)).headers.location).toBe(created.headers.location);
  const body = await site.open(`${draft}/preview.html`);
  expect(body.headers['content-security-policy']).toContain("default-src 'none'");
  expect(body.text).toContain('We &lt;b&gt;moved&lt;/b&gt;.');

  const { text } = await site.open(draft);
  expect(text.replaceAll('<!-- -->', '')).toMatch(/Yes, send to \d+ buyers?/);
  const send = { intent: 'send', version: read(text, 'version') ?? '' };
  expect((await site.submit(draft, { ...send, version: '7' })).status).toBe(409);
  expect((await site.submit(draft, send)).headers.location).toBe(`${draft}?done=sent`);
  expect((await site.submit(draft, send)).headers.location).toBe(`${draft}?done=already`);
  expect((await site.submit(draft, { ...form, version: '1' })).status).toBe(409);
  expect((await site.open(event)).text).toContain(`href="${draft}"`);
});

test('R-TICKET-12: without a role, and of an event that has none, there is no email to guests', async () => {
  const [event = ''] = path.split('?');
  const form = { intent: 'save', subject: 'Another hall', text: 'We moved.' };
  expect((await site.open(`${event}/email`, site.user)).status).toBe(404);
  expect((await site.submit(`${event}/email`, form, site.user)).status).toBe(403);
  expect((await site.submit('/admin/events/mosaic-mug/undated/email', form)).status).toBe(404);
  for (const id of [UNKNOWN_ID, 'no-id']) {
    expect((await site.open(`${event}/email/${id}`)).status).toBe(404);
    expect((await site.open(`${event}/email/${id}/preview.html`)).status).toBe(404);
    const submit = (intent: string) => site.submit(`${event}/email/${id}`, { ...form, intent, version: '1' });
    for (const intent of ['send', 'delete']) expect((await submit(intent)).status).toBe(404);
    // What was typed is shown (R-ADMIN-15).
    expect((await submit('save')).text).toContain('>We moved.</textarea>');
  }
  expect((await site.submit(`${event}/email/${UNKNOWN_ID}`, { intent: 'none' })).status).toBe(400);
});
