import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculateGstinCheckDigit } from '../india/gstin';
import { INDIAN_STATES } from '../india/indian-states';
import { addressSchema } from '../orders/checkout-schema';
import { ADDRESS_KINDS, addressEntrySchemas } from './address-book';

const address = {
  line1: '14 Brick Kiln Lane',
  line2: '',
  city: 'Bengaluru',
  state: 'Karnataka',
  pin: '560038',
};
const delivery = { label: 'Home', name: 'Meera', phone: '098765 43210', address, isDefault: 'on' };
const { phone: _, ...common } = delivery;
const billing = { ...common, gstin: '29AAGCB7383J1Z4' };
const validEntries = { delivery, billing };

const issuePaths = (kind: 'delivery' | 'billing', entry: unknown): string[] =>
  addressEntrySchemas[kind].safeParse(entry).error?.issues.map(({ path }) => path.join('.')) ?? [];

test('an entry is normalised', () => {
  expect(addressEntrySchemas.delivery.parse(delivery)).toMatchObject({
    phone: '+919876543210',
    isDefault: true,
  });
  expect(
    addressEntrySchemas.billing.parse({ ...billing, gstin: ' 29aagcb7383j1z4', isDefault: undefined }),
  ).toMatchObject({
    gstin: '29AAGCB7383J1Z4',
    isDefault: false,
  });
});

test('accepts exactly the addresses that the checkout accepts', () => {
  const anyAddress = fc.record({
    line1: fc.string({ maxLength: 8 }),
    line2: fc.string({ maxLength: 8 }),
    city: fc.constantFrom('Pune', '', 'X'),
    state: fc.constantFrom(...INDIAN_STATES.map(({ name }) => name), 'Nowhere', ''),
    pin: fc.oneof(fc.constantFrom('560038', '411001', '11000', ''), fc.stringMatching(/^\d{6}$/)),
  });
  fc.assert(
    fc.property(anyAddress, fc.constantFrom(...ADDRESS_KINDS), (typed, kind) => {
      const { gstin: _gstin, ...withoutGstin } = { gstin: '', ...validEntries[kind] };
      const isAccepted = addressEntrySchemas[kind].safeParse({ ...withoutGstin, address: typed }).success;
      expect(isAccepted).toBe(addressSchema.safeParse(typed).success);
    }),
  );
});

describe('a billing address', () => {
  test('needs no GSTIN', () => {
    expect(issuePaths('billing', { ...billing, gstin: '' })).toEqual([]);
  });

  test('accepts only a GSTIN of its own state with the right check digit', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...INDIAN_STATES),
        fc.constantFrom(...'0123456789ABCDEF'),
        (state, last) => {
          const stem = `${state.gstCode}AAGCB7383J1Z`;
          const issues = issuePaths('billing', { ...billing, gstin: `${stem}${last}` });
          const isValid = last === calculateGstinCheckDigit(stem) && state.name === 'Karnataka';
          expect([...new Set(issues)]).toEqual(isValid ? [] : ['gstin']);
        },
      ),
    );
  });
});

test.each([
  ['label', { label: '' }],
  ['label', { label: 'x'.repeat(41) }],
  ['name', { name: 'Meera \u202E' }],
  ['phone', { phone: '12345' }],
  ['address.pin', { address: { ...address, pin: '110001' } }],
  ['address', { address: undefined }],
])('refuses an invalid %s', (field, invalid) => {
  expect(issuePaths('delivery', { ...delivery, ...invalid })).toEqual([field]);
});
