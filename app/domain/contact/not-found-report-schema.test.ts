import { expect, test } from 'vitest';
import { notFoundReportSchema } from './not-found-report-schema';

test('requires what the visitor looked for; accepts only a path as address', () => {
  expect(notFoundReportSchema.parse({ wanted: ' The price list ', address: '/preise' })).toEqual({
    wanted: 'The price list',
    address: '/preise',
  });
  for (const address of ['', 'https://evil.example', 'x'.repeat(400), `/${'x'.repeat(400)}`, '/a\0b']) {
    expect(notFoundReportSchema.parse({ wanted: 'The price list', address }).address).toBeUndefined();
  }
});

test.each(['', '  ', 'ab', 'x'.repeat(501), 'null\0byte'])('%j is refused', (wanted) => {
  expect(notFoundReportSchema.safeParse({ wanted }).success).toBe(false);
});
