import { expect, it, test } from 'vitest';
import { helpFeedbackSchema, MAX_HELP_REMARK_LENGTH, notFoundReportSchema } from './feedback-schemas';

it('accepts an answer with or without a remark', () => {
  expect(helpFeedbackSchema.parse({ helped: 'yes', remark: '  ' })).toEqual({ helped: 'yes' });
  expect(helpFeedbackSchema.parse({ helped: 'no', remark: ' Which QR code?\r\n' })).toEqual({
    helped: 'no',
    remark: 'Which QR code?',
  });
});

it.each([
  [{}],
  [{ helped: 'perhaps' }],
  [{ helped: 'no', remark: 'a'.repeat(MAX_HELP_REMARK_LENGTH + 1) }],
  [{ helped: 'no', remark: 'hidden\u202etext' }],
])('refuses %j', (form) => {
  expect(helpFeedbackSchema.safeParse(form).success).toBe(false);
});

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
