import { afterAll, beforeAll, expect, it } from 'vitest';
import { fetchUnitPrice, postCheckout, readOrderNumber } from '../support/checkout-requests';
import { openStaffSite, type StaffSite } from '../support/open-staff-site';
import { sendRequest } from '../support/send-request';

let site: StaffSite;

beforeAll(async () => {
  site = await openStaffSite();
});
afterAll(() => site.close());

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
  const { text } = await site.open(path);
  const amount = /name="amount"[^>]*value="([\d.]+)"/.exec(text)?.[1] ?? '';
  const receivedOn = /name="receivedOn"[^>]*value="([\d-]+)"/.exec(text)?.[1] ?? '';
  const { headers } = await site.submit(path, {
    intent: 'payment',
    version: readVersion(text),
    provider: 'upi',
    reference,
    amount,
    receivedOn,
  });
  expect(headers.location).toBe(`${path}?done=payment`);
}

it('the second of two colleagues with the same order sees what the first one did, with the typed text', async () => {
  const number = await placeOrder();
  const path = `/admin/orders/${number}`;
  const version = readVersion((await site.open(path)).text);
  await recordPayment(number, 'UTR000000000001');
  const late = await site.submit(
    path,
    { intent: 'cancel', version, to: 'cancelled', note: 'Out of clay until May.' },
    site.owner,
  );
  expect(late.status).toBe(409);
  expect(late.text).toContain('The order was changed in the meantime');
  expect(late.text).toContain('Nothing was changed by your form.');
  // React separates text nodes by comments.
  expect(late.text.replaceAll('<!-- -->', '')).toMatch(
    /Paid<\/span>[^<]*by Sunita Marak[^<]*UTR000000000001/,
  );
  expect(late.text).toContain('Out of clay until May.');
  // The form is shown again with the present version.
  const again = await site.submit(path, {
    intent: 'cancel',
    to: 'cancelled',
    version: readVersion(late.text),
  });
  expect(again.headers.location).toBe(`${path}?done=cancel`);
  expect((await site.open('/admin/orders?view=excess')).text).toContain(number);
});

it('a wrong form is shown again with its values and says what is wrong', async () => {
  const number = await placeOrder();
  const path = `/admin/orders/${number}`;
  const version = readVersion((await site.open(path)).text);
  const { status, text } = await site.submit(path, {
    intent: 'payment',
    version,
    provider: 'bank',
    reference: 'UTR 77',
    amount: 'a lot',
    receivedOn: '',
  });
  expect(status).toBe(400);
  expect(text).toContain('An amount is in rupees, like 1,249.50.');
  expect(text).toContain('value="UTR 77"');
  expect(text).toContain('value="a lot"');
});

it('R-PAYMENT-11: cash is recorded without a reference, and too much of it is refused at its field', async () => {
  const number = await placeOrder();
  const path = `/admin/orders/${number}`;
  const payment = { intent: 'payment', provider: 'cash', reference: '', receivedOn: '2026-11-01' };
  const version = readVersion((await site.open(path)).text);
  const refused = await site.submit(path, { ...payment, version, amount: '2,00,000' });
  expect(refused.status).toBe(409);
  expect(refused.text).toContain('At most Rs. 1,99,999.99 of an order can be paid in cash.');
  expect(refused.text).toContain('value="2,00,000"');
  const recorded = await site.submit(path, { ...payment, version, amount: '5000' });
  expect(recorded.headers.location).toBe(`${path}?done=payment-excess`);
  expect((await site.open(path)).text).toMatch(/Paid [^<]*, Cash/);
});

it('marking orders without a selection changes nothing and says so', async () => {
  const { status, text } = await site.submit('/admin/orders?view=to-pack', { to: 'packed' });
  expect(status).toBe(400);
  expect(text).toContain('No order is selected.');
  expect(text).toContain('aria-current="page"');
});

it('selected orders are marked together; those that cannot be are named', async () => {
  const paid = await placeOrder();
  const unpaid = await placeOrder();
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
      cookie: site.staff,
      'Sec-Fetch-Site': 'same-origin',
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: body.toString(),
  });
  expect(status).toBe(303);
  expect(headers.location).toBe(`/admin/orders?view=to-pack&marked-as=packed&marked=1&unmarked=${unpaid}`);
  const { text } = await site.open(headers.location ?? '');
  expect(text).toContain('1 order is packed.');
  expect(text).toContain('href="/admin/orders?view=to-ship"');
  expect((await site.open('/admin/orders?view=to-ship')).text).toContain(paid);
});

it('all orders of a list go on after a page with their number', async () => {
  const number = await placeOrder();
  await recordPayment(number, 'UTR000000000013');
  const path = `/admin/orders/mark-matching?view=to-pack&q=${number}`;
  const page = await site.open(path);
  expect(page.text).toContain('Mark 1 order packed');
  const shownAt = /name="shownAt" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
  const invalid = await site.submit(path, { shownAt: 'now' });
  expect([invalid.status, invalid.text]).toEqual([400, expect.stringContaining('Nothing was changed.')]);
  const { headers } = await site.submit(path, { shownAt });
  expect(headers.location).toBe(`/admin/orders?view=to-pack&q=${number}&marked-as=packed&marked=1`);
  expect((await site.open(path)).text).toContain('No order is left');
  const withoutStep = await site.open('/admin/orders/mark-matching?view=to-pay');
  expect(withoutStep.text).toContain('No step for all orders');
});

it('selected orders are shipped with one courier, and a tracking link each', async () => {
  const numbers = [await placeOrder(), await placeOrder()];
  for (const to of ['paid', 'packed'])
    for (const number of numbers) await site.submit('/admin/orders', { numbers: number, to });
  const path = `/admin/orders/ship?${new URLSearchParams(numbers.map((number) => ['numbers', number]))}`;
  expect((await site.open(path)).text).toContain('Ship 2 orders');
  const send = (link: string) =>
    sendRequest(site.url, {
      method: 'POST',
      path,
      headers: {
        cookie: site.staff,
        'Sec-Fetch-Site': 'same-origin',
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams([
        ...numbers.map((number) => ['numbers', number]),
        ['carrier', 'Blue Dart'],
        [`tracking.${numbers[0]}`, link],
        [`tracking.${numbers[1]}`, ''],
      ]).toString(),
    });
  const rejected = await send('track/7');
  expect(rejected.status).toBe(400);
  expect(rejected.text).toContain('A tracking link begins with https://');
  expect(rejected.text).toContain('value="track/7"');
  expect(rejected.text).toContain('value="Blue Dart"');
  const { headers } = await send('https://courier.example/track/7');
  expect(headers.location).toBe('/admin/orders?view=to-ship&marked-as=shipped&marked=2');
  const first = await site.open(`/admin/orders/${numbers[0]}`);
  const second = await site.open(`/admin/orders/${numbers[1]}`);
  expect(first.text).toContain('https://courier.example/track/7');
  expect(second.text).toContain('Blue Dart');
});

it('an order that has left the list leads to the next one of it', async () => {
  const older = await placeOrder();
  const newer = await placeOrder();
  const { text: form } = await site.open(`/admin/orders/${newer}?view=to-pay`);
  const amount = /name="amount"[^>]*value="([\d.]+)"/.exec(form)?.[1] ?? '';
  const receivedOn = /name="receivedOn"[^>]*value="([\d-]+)"/.exec(form)?.[1] ?? '';
  const { headers } = await site.submit(`/admin/orders/${newer}?view=to-pay`, {
    intent: 'payment',
    version: readVersion(form),
    provider: 'upi',
    reference: 'UTR000000000009',
    amount,
    receivedOn,
  });
  const { text } = await site.open(headers.location ?? '');
  expect(text).toMatch(new RegExp(`href="/admin/orders/${older}\\?view=to-pay"[^>]*>Next: `));
  expect(text).toMatch(new RegExp(`data-admin-next=""[^>]*>${older}`));
});

it('the account leads staff to the back office, and nobody else', async () => {
  expect((await site.open('/account')).text).toContain('Back office');
  expect((await site.open('/account', site.user)).text).not.toContain('Back office');
});

it('the search leads to the one order or the one page, and lists several', async () => {
  const number = await placeOrder();
  const search = (text: string) => site.open(`/admin/search?${new URLSearchParams({ q: text })}`);
  expect((await search(number.toLowerCase())).headers.location).toBe(`/admin/orders/${number}`);
  expect((await search('statement')).headers.location).toBe('/admin/payments');
  const several = await search('meera');
  expect(several.status).toBe(200);
  expect(several.text.match(/data-admin-entry/g)?.length).toBeGreaterThan(1);
  expect((await search('no such thing')).text).toContain('Nothing. Try a part');
});

it('the export has the orders of the query', async () => {
  const number = await placeOrder();
  const { headers, text } = await site.open('/admin/orders/export.csv?view=to-pay');
  expect(headers['content-type']).toContain('text/csv');
  expect(headers['content-disposition']).toMatch(/attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"/);
  expect(text).toContain(number);
  expect((await site.open('/admin/orders/export.csv?view=done')).text).not.toContain(number);
});

it('a bank statement is matched, and the chosen payments are recorded', async () => {
  const number = await placeOrder();
  const { text: page } = await site.open(`/admin/orders/${number}`);
  const amount = /name="amount"[^>]*value="([\d.]+)"/.exec(page)?.[1] ?? '';
  const statement = [
    'Date,Narration,Withdrawal,Deposit,Balance',
    `02/11/2026,UPI/412345678901/${number}/MEERA RAO,,${amount},90000.00`,
    '02/11/2026,RENT NOVEMBER,45000.00,,45000.00',
  ].join('\n');
  const matched = await site.submit('/admin/payments', { intent: 'match', statement });
  // With script, the status gets the focus.
  expect(matched.text).toMatch(/role="?status"?><h2[^>]*>1 payment for orders/);
  const match = /name="match"[^>]*value='([^']+)'/.exec(matched.text)?.[1] ?? '';
  const none = await site.submit('/admin/payments', { intent: 'apply', statement });
  expect(none.status).toBe(400);
  for (const text of ['1 payment for orders', 'Please choose at least one payment.', number])
    expect(none.text).toContain(text);
  expect(none.text).toContain('name="statement" value="Date,Narration');
  expect(none.text).not.toMatch(/name="match"[^>]*checked/);
  const applied = await site.submit('/admin/payments', { intent: 'apply', match });
  expect(applied.text).toContain('1 order is paid.');
  const repeated = await site.submit('/admin/payments', { intent: 'apply', match });
  expect(repeated.text).toContain('was recorded already');
  expect((await site.submit('/admin/payments', { intent: 'match', statement: 'no statement' })).status).toBe(
    400,
  );
});

it('the owner checks the books, and nothing differs after a payment; labels are a PDF', async () => {
  const number = await placeOrder();
  await recordPayment(number, 'UTR000000000077');
  const { status, headers } = await site.submit('/admin/books', { intent: 'check' }, site.owner);
  expect([status, headers.location]).toEqual([303, '/admin/books?check=checked']);
  expect((await site.open('/admin/books?check=checked', site.owner)).text).toContain('Everything adds up.');
  const labels = await site.open(`/admin/orders/labels.pdf?numbers=${number}&size=a4`);
  expect(labels.headers['content-type']).toBe('application/pdf');
  expect(labels.headers['content-disposition']).toContain(`label-${number}.pdf`);
});

it('R-ORDER-16: staff correct the address of an order; a wrong one is shown again', async () => {
  const number = await placeOrder();
  const path = `/admin/orders/${number}`;
  const opened = await site.open(path);
  expect(opened.text).toContain('Change the delivery address');
  const address = {
    intent: 'address',
    version: readVersion(opened.text),
    line1: '4 Temple Street',
    line2: '',
    city: 'Mysuru',
    pin: '400050',
    state: 'Karnataka',
    phone: '98111 22233',
  };
  const wrong = await site.submit(path, address);
  expect(wrong.status).toBe(400);
  expect(wrong.text).toContain('PIN 400050 does not lie in Karnataka.');
  expect(wrong.text).toContain('value="4 Temple Street"');
  const right = await site.submit(path, { ...address, pin: '570001' });
  expect(right.headers.location).toBe(`${path}?done=address`);
  const { text } = await site.open(`${path}?done=address`);
  expect(text).toContain('The parcel goes to the new address.');
  expect(text).toContain('New delivery address');
  expect(text).toContain('Mysuru');
});
