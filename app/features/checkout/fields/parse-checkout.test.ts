import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CHECKOUT_FIELDS, readCheckoutValues } from './checkout-fields';
import { parseCheckout } from './parse-checkout';

const validValues = {
  'contact.name': 'Asha Menon',
  'contact.email': 'Asha@Example.com',
  'contact.phone': '098765 43210',
  'delivery.line1': '14 Brick Kiln Lane',
  'delivery.line2': '',
  'delivery.city': 'Bengaluru',
  'delivery.state': 'Karnataka',
  'delivery.pin': '560 038',
  gstin: '',
  'billing.line1': '',
  'billing.line2': '',
  'billing.city': '',
  'billing.state': '',
  'billing.pin': '',
  paymentMethod: 'upi',
  notes: '',
  acceptTerms: 'on',
};

const getIssues = (changes: Record<string, string>) => {
  const parsed = parseCheckout({ ...validValues, ...changes });
  return 'issues' in parsed ? parsed.issues : {};
};

test('returns the checkout; empty optional fields are absent', () => {
  const parsed = parseCheckout(validValues);
  expect(parsed).toEqual({
    checkout: {
      contact: { name: 'Asha Menon', email: 'asha@example.com', phone: '+919876543210' },
      delivery: { line1: '14 Brick Kiln Lane', city: 'Bengaluru', state: 'Karnataka', pin: '560038' },
      paymentMethod: 'upi',
      acceptTerms: true,
    },
  });
});

describe('issues are assigned to their field', () => {
  test.each([
    ['contact.name', ''],
    ['contact.email', 'asha@'],
    ['contact.phone', '12345'],
    ['delivery.pin', '00000'],
    ['delivery.pin', 'ABCDEF'],
    ['delivery.pin', '५६००३८'],
    ['delivery.pin', '📮📮📮📮📮📮'],
    ['delivery.pin', '110001'],
    ['delivery.state', 'Atlantis'],
    ['gstin', '29ABCDE1234F1Z6'],
    ['billing.city', 'Mumbai'],
    ['paymentMethod', 'cash'],
    ['notes', 'x'.repeat(10_000)],
    ['acceptTerms', ''],
  ])('%s: %j', (name, value) => {
    const fields = Object.keys(getIssues({ [name]: value }));
    expect(fields.some((field) => field.split('.')[0] === name.split('.')[0])).toBe(true);
  });

  test('ten thousand characters in every field are refused, not truncated', () => {
    const long = Object.fromEntries(CHECKOUT_FIELDS.map((name) => [name, 'क'.repeat(10_000)]));
    const fieldsWithIssues = Object.keys(getIssues(long));
    for (const name of CHECKOUT_FIELDS.filter((field) => field !== 'acceptTerms'))
      expect(fieldsWithIssues).toContain(name);
  });
});

test('returns issues for any field names and values, and never throws', () => {
  const name = fc.oneof(
    fc.constantFrom('__intent__', '__state__', '__proto__.x', 'contact', 'contact.name.first', 'delivery[0]'),
    fc.constantFrom(...CHECKOUT_FIELDS),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(name, fc.string())), (entries) => {
      const data = new FormData();
      for (const [field, value] of entries) data.append(field, value);
      expect(parseCheckout(readCheckoutValues(data))).toHaveProperty('issues');
    }),
  );
});

test('reads text as typed, and ignores files and unknown fields', () => {
  const data = new FormData();
  data.append('contact.name', '<script>alert("1")</script> ');
  data.append('contact.email', new File(['x'], 'name.txt'));
  data.append('lines', '[]');
  expect(readCheckoutValues(data)).toEqual({ 'contact.name': '<script>alert("1")</script> ' });
});
