import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CHECKOUT_FIELDS, readCheckoutValues } from './checkout-fields';
import { parseCheckout } from './parse-checkout';

const PARCEL = { isDeliveredByEmail: false, hasGiftCard: false, isInvoiceNamed: false };
const NOW = new Date('2026-11-23T06:30:00Z');

const validValues = {
  'contact.name': 'Asha Menon',
  'contact.email': 'Asha@Example.com',
  'contact.phone': '098765 43210',
  'delivery.line1': '14 Brick Kiln Lane',
  'delivery.line2': '',
  'delivery.city': 'Bengaluru',
  'delivery.state': 'Karnataka',
  'delivery.pin': '560 038',
  'contact.company': '',
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
  const parsed = parseCheckout({ ...validValues, ...changes }, PARCEL);
  return 'issues' in parsed ? parsed.issues : {};
};

test('returns the checkout; empty optional fields are absent', () => {
  const parsed = parseCheckout(validValues, PARCEL);
  expect(parsed).toEqual({
    checkout: {
      contact: { name: 'Asha Menon', email: 'asha@example.com', phone: '+919876543210' },
      delivery: { line1: '14 Brick Kiln Lane', city: 'Bengaluru', state: 'Karnataka', pin: '560038' },
      paymentMethod: 'upi',
      acceptTerms: true,
    },
  });
});

test('the company of an invoice is optional, with and without a parcel', () => {
  for (const needs of [PARCEL, { ...PARCEL, isDeliveredByEmail: true }]) {
    const parsed = parseCheckout({ ...validValues, 'contact.company': ' Kiln Works LLP ' }, needs);
    expect('checkout' in parsed && parsed.checkout.contact.company).toBe('Kiln Works LLP');
  }
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
    ['contact.company', 'x'.repeat(101)],
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
    const parsed = parseCheckout(long, { ...PARCEL, hasGiftCard: true });
    const fieldsWithIssues = 'issues' in parsed ? Object.keys(parsed.issues) : [];
    // A tick is on or off.
    for (const name of CHECKOUT_FIELDS.filter((field) => !['acceptTerms', 'saveAddress'].includes(field)))
      expect(fieldsWithIssues).toContain(name);
  });
});

describe('R-CHECKOUT-2, R-GIFT-7: tickets and gift cards alone', () => {
  const EMAIL = { ...PARCEL, isDeliveredByEmail: true };
  const values = {
    'contact.name': 'Asha Menon',
    'contact.email': 'asha@example.com',
    'delivery.state': 'Kerala',
    paymentMethod: 'upi',
    acceptTerms: 'on',
  };
  const gift = {
    'gift.name': 'Meera',
    'gift.email': 'meera@example.com',
    'gift.message': '',
    'gift.sendOn': '',
  };
  const issuesOf = (changes: Record<string, string>, needs = EMAIL) => {
    const parsed = parseCheckout({ ...values, ...changes }, needs, NOW);
    return 'issues' in parsed ? Object.keys(parsed.issues) : [];
  };

  test('name, email and state are enough, and no address or phone number is taken', () => {
    const typed = { ...values, 'delivery.line1': '4 Lime Walk', 'contact.phone': '9876543210' };
    expect(parseCheckout(typed, EMAIL, NOW)).toEqual({
      checkout: {
        contact: { name: 'Asha Menon', email: 'asha@example.com', phone: '' },
        delivery: { line1: '', city: '', state: 'Kerala', pin: '' },
        paymentMethod: 'upi',
        acceptTerms: true,
      },
    });
    expect(issuesOf({ 'delivery.state': '' })).toEqual(['delivery.state']);
    expect(issuesOf({}, PARCEL)).toContain('delivery.line1');
  });

  test('an invoice with a GSTIN, and a large one, need an address', () => {
    const billing = { 'billing.line1': '1 Marine Drive', 'billing.city': 'Mumbai', 'billing.pin': '400002' };
    const company = { ...billing, 'billing.state': 'Maharashtra', gstin: '27AAPFU0939F1ZV' };
    expect(issuesOf({ gstin: '27AAPFU0939F1ZV' })).toEqual(['billing.line1']);
    expect(issuesOf({}, { ...EMAIL, isInvoiceNamed: true })).toEqual(['billing.line1']);
    expect(issuesOf(company, { ...EMAIL, isInvoiceNamed: true })).toEqual([]);
  });

  test('a gift card can have a recipient, and nothing else can', () => {
    const withCard = { ...EMAIL, hasGiftCard: true };
    const parsed = parseCheckout({ ...values, ...gift }, withCard, NOW);
    expect(parsed).toMatchObject({ checkout: { gift: { name: 'Meera', email: 'meera@example.com' } } });
    expect(parseCheckout({ ...values, ...gift }, EMAIL, NOW)).not.toHaveProperty('checkout.gift');
    expect(issuesOf({ ...gift, 'gift.sendOn': '2026-11-22' }, withCard)).toEqual(['gift.sendOn']);
    expect(issuesOf({ ...gift, 'gift.message': 'see evil.example' }, withCard)).toEqual(['gift.message']);
    expect(issuesOf({ ...gift, 'contact.name': 'evil.example' }, withCard)).toEqual(['contact.name']);
    expect(issuesOf({ 'gift.message': 'Only a message' }, withCard)).toEqual(['gift.name', 'gift.email']);
    expect(issuesOf({ 'contact.name': 'evil.example' }, withCard)).toEqual([]);
  });
});

test('returns issues for any field names and values, and never throws', () => {
  const name = fc.oneof(
    fc.constantFrom('__intent__', '__state__', '__proto__.x', 'contact', 'contact.name.first', 'delivery[0]'),
    fc.constantFrom(...CHECKOUT_FIELDS),
    fc.string(),
  );
  const anyNeeds = fc.record({
    isDeliveredByEmail: fc.boolean(),
    hasGiftCard: fc.boolean(),
    isInvoiceNamed: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(fc.tuple(name, fc.string())), anyNeeds, (entries, needs) => {
      const data = new FormData();
      for (const [field, value] of entries) data.append(field, value);
      expect(parseCheckout(readCheckoutValues(data), needs)).toHaveProperty('issues');
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
