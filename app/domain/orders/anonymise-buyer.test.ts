import { expect, test } from 'vitest';
import { anonymiseBuyer } from './anonymise-buyer';
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
