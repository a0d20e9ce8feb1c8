import { describe, expect, test } from 'vitest';
import { addressSchema, buyerSchemas, checkoutSchema } from './checkout-schema';

const delivery = { line1: '12 MG Road', city: 'Bengaluru', state: 'Karnataka', pin: '560 001' };
const validForm = {
  contact: { name: ' Asha  Rao ', email: 'Asha@Example.in', phone: '098765 43210' },
  delivery,
  paymentMethod: 'upi',
  acceptTerms: 'on',
};
const mumbai = { line1: '1 Marine Drive', city: 'Mumbai', state: 'Maharashtra', pin: '400002' };
const gstin = '27AAPFU0939F1ZV';

function listIssues(value: unknown): Record<string, string> {
  const issues = checkoutSchema.safeParse(value).error?.issues ?? [];
  return Object.fromEntries(issues.map((issue) => [issue.path.join('.'), issue.message]));
}

describe('R-CHECKOUT-1', () => {
  test('typed values are normalised', () => {
    expect(checkoutSchema.parse(validForm)).toEqual({
      contact: { name: 'Asha Rao', email: 'asha@example.in', phone: '+919876543210' },
      delivery: { ...delivery, pin: '560001' },
      paymentMethod: 'upi',
      acceptTerms: true,
    });
  });

  test('blank fields are absent', () => {
    const blank = { line1: '', line2: '', city: '', state: '', pin: '' };
    const parsed = checkoutSchema.parse({ ...validForm, gstin: '', notes: ' ', billing: blank });
    expect([parsed.gstin, parsed.notes, parsed.billing]).toEqual([undefined, undefined, undefined]);
  });

  test('an empty form has an issue for every required group', () => {
    expect(listIssues({})).toEqual({
      contact: 'Your name, email address and phone number are needed.',
      delivery: 'An address is needed.',
      paymentMethod: 'Please choose how you want to pay.',
      acceptTerms: 'Please accept the terms to place the order.',
    });
  });

  test('every invalid field has its own message', () => {
    expect(
      listIssues({
        contact: { name: '', email: 'asha', phone: '12' },
        delivery: { line1: 'x', city: 'y', state: 'Atlantis', pin: '012345' },
        gstin: '27',
        billing: { line1: 'abc' },
        paymentMethod: 'cash',
        notes: 'n'.repeat(501),
        acceptTerms: 'off',
      }),
    ).toEqual({
      'contact.name': 'Your name is needed.',
      'contact.email': 'This does not look like an email address. It should be like name@example.com.',
      'contact.phone': 'An Indian phone number has ten digits, like 98765 43210.',
      'delivery.line1': 'Street and house number needs at least 3 characters.',
      'delivery.city': 'City needs at least 2 characters.',
      'delivery.state': 'Please choose a state or union territory from the list.',
      'delivery.pin': 'A PIN code has six digits and does not begin with 0.',
      'billing.city': 'City is needed.',
      'billing.state': 'State is needed.',
      'billing.pin': 'PIN code is needed.',
      gstin: 'A GSTIN has 15 characters.',
      paymentMethod: 'Please choose how you want to pay.',
      notes: 'Your note can have at most 500 characters.',
      acceptTerms: 'Please accept the terms to place the order.',
    });
  });

  test('a PIN must belong to its state', () => {
    expect(listIssues({ ...validForm, delivery: { ...delivery, state: 'Kerala' } })).toEqual({
      'delivery.pin': 'PIN 560001 does not lie in Kerala. Please check the PIN and the state.',
    });
  });

  test('a GSTIN must belong to the state of the billing address', () => {
    const message = 'This GSTIN is registered in Maharashtra, but the billing address is in Karnataka.';
    expect(listIssues({ ...validForm, gstin })).toEqual({ gstin: message });
    expect(listIssues({ ...validForm, gstin, billing: mumbai })).toEqual({});
    expect(listIssues({ ...validForm, gstin, delivery: mumbai, billing: delivery })).toEqual({
      gstin: message,
    });
    expect(checkoutSchema.parse({ ...validForm, gstin: ' 27aapfu0939f1zv', billing: mumbai }).gstin).toBe(
      gstin,
    );
  });

  test.each(['__proto__', 'constructor', 'toString', 'karnataka'])('%s is no state', (state) => {
    expect(addressSchema.safeParse({ ...delivery, state }).success).toBe(false);
  });

  test('unknown fields are dropped', () => {
    expect(checkoutSchema.parse({ ...validForm, total: 1, role: 'admin' })).not.toHaveProperty('total');
  });
});

describe('R-CHECKOUT-2', () => {
  const form = {
    contact: { name: 'Asha Rao', email: 'asha@example.in' },
    delivery: { state: 'Karnataka' },
    paymentMethod: 'upi',
    acceptTerms: 'on',
  };
  const issuesOf = (schema: 'email' | 'namedEmail', values: object = {}) =>
    buyerSchemas[schema]
      .safeParse({ ...form, ...values })
      .error?.issues.map(({ path, message }) => [path.join('.'), message]);

  test('name, email and state are enough, and neither a phone number nor a street is stored', () => {
    const typed = { contact: { ...form.contact, phone: '098765 43210' }, delivery: { ...delivery } };
    for (const values of [{}, typed])
      expect(buyerSchemas.email.parse({ ...form, ...values })).toMatchObject({
        contact: { name: 'Asha Rao', email: 'asha@example.in', phone: '' },
        delivery: { line1: '', city: '', state: 'Karnataka', pin: '' },
      });
  });

  test('an invoice to a company, and a large one, need an address', () => {
    const needsAddress = 'An invoice with a GSTIN needs the address of the company.';
    const isLarge = 'The invoice of an order of Rs. 50,000 and more needs your address.';
    expect(issuesOf('email', { gstin })).toEqual([['billing.line1', needsAddress]]);
    expect(issuesOf('namedEmail', { gstin })).toEqual([['billing.line1', needsAddress]]);
    expect(issuesOf('namedEmail')).toEqual([['billing.line1', isLarge]]);
    expect(issuesOf('namedEmail', { billing: mumbai })).toBeUndefined();
    expect(issuesOf('email', { gstin, billing: mumbai })).toBeUndefined();
  });

  test('the GSTIN is of the state of its address', () => {
    expect(issuesOf('email', { gstin, billing: delivery })?.map(([path]) => path)).toEqual(['gstin']);
  });
});
