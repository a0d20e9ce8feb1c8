import { expect, test } from 'vitest';
import { anonymiseBuyer, isOrderClosed } from './anonymise-buyer';
import { NAMED_INVOICE_THRESHOLD } from './issued-kind';

const address = { line1: '4 Temple Street', city: 'Mysuru', state: 'Karnataka', pin: '570001' };

const order = {
  contact: { name: 'Asha Rao', email: 'asha@example.com', phone: '+919876543210', company: 'Kiln Works LLP' },
  delivery: address,
  billing: null,
  gstin: null,
  notes: 'Please ring twice.',
  taxable: NAMED_INVOICE_THRESHOLD - 1,
};

test('of a buyer whom no invoice has to name, the state alone stays', () => {
  expect(anonymiseBuyer(order)).toEqual({
    contact: { name: '', email: '', phone: '' },
    delivery: { line1: '', city: '', state: 'Karnataka', pin: '' },
    billing: null,
    gstin: null,
    notes: null,
  });
});

test.each([{ gstin: '29ABCDE1234F1Z5' }, { taxable: NAMED_INVOICE_THRESHOLD }])(
  'name, company and address of an invoice that names its recipient stay: %o',
  (named) => {
    const { contact, delivery } = anonymiseBuyer({ ...order, ...named });
    expect(contact).toEqual({ name: 'Asha Rao', company: 'Kiln Works LLP', email: '', phone: '' });
    expect(delivery).toEqual(address);
  },
);

test('with a GSTIN and another address for the invoice, that one stays instead of the address of the parcel', () => {
  const billing = { ...address, line1: '9 Mill Road' };
  const gstin = '29ABCDE1234F1Z5';
  expect(anonymiseBuyer({ ...order, billing, gstin })).toMatchObject({
    billing,
    delivery: { line1: '', city: '' },
  });
  expect(anonymiseBuyer({ ...order, billing }).billing).toBeNull();
  expect(anonymiseBuyer({ ...order, billing, taxable: NAMED_INVOICE_THRESHOLD })).toMatchObject({
    billing,
    delivery: address,
  });
});

test('an order is closed when nothing remains to be delivered, paid, returned, refunded or decided', () => {
  const closed = {
    status: 'delivered',
    hasOpenReturn: false,
    hasWaitingGift: false,
    hasPendingRefund: false,
    hasOpenDispute: false,
    excess: 0,
  } as const;
  for (const status of ['delivered', 'refunded', 'cancelled'] as const)
    expect(isOrderClosed({ ...closed, status }), status).toBe(true);
  for (const status of ['placed', 'paid', 'packed', 'shipped'] as const)
    expect(isOrderClosed({ ...closed, status }), status).toBe(false);
  for (const open of [
    { hasOpenReturn: true },
    { hasWaitingGift: true },
    { hasPendingRefund: true },
    { hasOpenDispute: true },
    { excess: 1 },
  ])
    expect(isOrderClosed({ ...closed, ...open }), JSON.stringify(open)).toBe(false);
});
