import { expect, test } from 'vitest';
import { formatIndianPhone, normaliseIndianPhone } from './phone';

test.each([
  '9876543210',
  '98765 43210',
  '098765 43210',
  '+91 98765 43210',
  '+91-98765-43210',
  '(+91) 98765.43210',
  '0091 9876543210',
  '919876543210',
  '+91 098765 43210',
])('%s is +919876543210', (typed) => {
  expect(normaliseIndianPhone(typed)).toBe('+919876543210');
});

test('a normalised number is formatted with spaces; other text stays unchanged', () => {
  expect(formatIndianPhone('+919876543210')).toBe('+91 98765 43210');
  expect(formatIndianPhone('98765 43210')).toBe('98765 43210');
});

test('a landline number keeps its area code', () => {
  expect(normaliseIndianPhone('080 4123 4567')).toBe('+918041234567');
  expect(normaliseIndianPhone('9198765432')).toBe('+919198765432');
});

test.each(['', '12345', '98765432101', '+1 202 555 0100', '98765x43210', '0000000000', '٩٨٧٦٥٤٣٢١٠'])(
  '%j is no Indian phone number',
  (typed) => {
    expect(normaliseIndianPhone(typed)).toBeUndefined();
  },
);
