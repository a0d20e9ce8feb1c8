import { parseWithZod } from '@conform-to/zod/v4';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { QUOTE_LIMITS, quoteFormSchema } from '~/domain/quotes/quote-schema';
import { countRows, toFormValues } from './quote-form-state';

const lineArbitrary = fc.record({
  description: fc.constantFrom('Design', 'Workshop of a day', 'Mug'),
  hsnCode: fc.constantFrom('998314', '6912'),
  quantity: fc.integer({ min: 1, max: 9999 }),
  unitPrice: fc.integer({ min: 0, max: 1_000_000_000 }),
  rateBasisPoints: fc.constantFrom(0, 500, 1800, 4000),
});

const client = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  billing: { line1: '1 Museum Road', city: 'Bengaluru', state: 'Karnataka', pin: '560001' },
};

test('the form of a stored quote gives the same quote again, blank rows included', () => {
  fc.assert(
    fc.property(fc.array(lineArbitrary, { maxLength: QUOTE_LIMITS.lines }), (lines) => {
      const content = { client, lines, validUntil: '2026-12-31', terms: 'Payable in 15 days.' };
      const values = toFormValues(content);
      const form = new FormData();
      form.set('version', '0');
      for (const [name, value] of Object.entries(values)) form.set(name, value);
      for (let row = lines.length; row < countRows(values); row++) {
        form.set(`lines[${row}].quantity`, '1');
        form.set(`lines[${row}].rateBasisPoints`, '1800');
        form.set(`lines[${row}].description`, ' ');
      }
      const submission = parseWithZod(form, { schema: quoteFormSchema });
      expect(submission.status).toBe('success');
      if (submission.status === 'success') expect(submission.value.lines).toEqual(lines);
    }),
  );
});

test('there is always a blank row, up to the most lines', () => {
  expect(countRows({})).toBe(5);
  expect(countRows({ 'lines[6].description': 'Design' })).toBe(10);
  expect(countRows({ 'lines[29].unitPrice': '1' })).toBe(QUOTE_LIMITS.lines);
});
