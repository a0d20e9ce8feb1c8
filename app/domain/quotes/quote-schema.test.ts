import { describe, expect, test } from 'vitest';
import { MAX_UNIT_PRICE, toRupeesString } from '../money/money';
import { acceptQuoteSchema, askAboutQuoteSchema, quoteFormSchema } from './quote-schema';

const billing = { line1: '4 Temple Street', city: 'Mysuru', state: 'Karnataka', pin: '570001' };
const line = {
  description: 'Design',
  hsnCode: '998314',
  quantity: '2',
  unitPrice: '1,249.50',
  rateBasisPoints: '1800',
};
const form = {
  version: '1',
  client: { name: 'Asha Rao', email: 'asha@example.com', billing },
  lines: [line],
  validUntil: '2026-06-01',
  terms: 'Payment within 14 days.',
};

const issuesOf = (values: object): string[] =>
  quoteFormSchema.safeParse({ ...form, ...values }).error?.issues.map(({ path }) => path.join('.')) ?? [];
const withLine = (values: object) => ({ lines: [{ ...line, ...values }] });

describe('the form of a quote', () => {
  test('quantities, prices and rates become numbers, and rows that nobody filled in are left out', () => {
    const blank = { description: ' ', unitPrice: '', quantity: '1', rateBasisPoints: '1800' };
    const { lines } = quoteFormSchema.parse({ ...form, lines: [blank, line, undefined] });
    expect(lines).toEqual([
      { description: 'Design', hsnCode: '998314', quantity: 2, unitPrice: 1_249_50, rateBasisPoints: 1800 },
    ]);
  });

  test.each([
    ['a quantity of 0', withLine({ quantity: '0' }), ['lines.0.quantity']],
    ['a quantity of 9999', withLine({ quantity: '9999' }), []],
    ['a quantity of 10000', withLine({ quantity: '10000' }), ['lines.0.quantity']],
    ['half a unit', withLine({ quantity: '1.5' }), ['lines.0.quantity']],
    ['a price of 0', withLine({ unitPrice: '0' }), []],
    ['the highest price', withLine({ unitPrice: toRupeesString(MAX_UNIT_PRICE) }), []],
    ['a paisa more', withLine({ unitPrice: toRupeesString(MAX_UNIT_PRICE + 1) }), ['lines.0.unitPrice']],
    ['a price that is a word', withLine({ unitPrice: 'much' }), ['lines.0.unitPrice']],
    ['another rate', withLine({ rateBasisPoints: '1200' }), ['lines.0.rateBasisPoints']],
    ['a row with a price alone', withLine({ description: '' }), ['lines.0.description']],
    ['a row with a description alone', withLine({ unitPrice: '' }), ['lines.0.unitPrice']],
    ['30 lines', { lines: Array.from({ length: 30 }, () => line) }, []],
    ['31 lines', { lines: Array.from({ length: 31 }, () => line) }, ['lines']],
    ['a day that does not exist', { validUntil: '2026-02-30' }, ['validUntil']],
    ['a GSTIN of another state', { client: { ...form.client, gstin: '27AAPFU0939F1ZV' } }, ['client.gstin']],
  ])('%s', (_, values, paths) => {
    expect(issuesOf(values)).toEqual(paths);
  });
});

describe('R-QUOTE-5: the plan of a quote', () => {
  const milestone = (title: string, share: string) => ({ title, share, weeks: '4' });
  const parse = (milestones: object[], lines: object[] = [line]) =>
    quoteFormSchema.safeParse({ ...form, lines, milestones, paymentDays: '14' });

  test('without milestones there is none', () => {
    expect(parse([]).data).not.toHaveProperty('plan');
  });

  test('milestones that nobody filled in are left out', () => {
    const blank = { title: '', share: '', weeks: '' };
    expect(parse([blank, milestone('All', '100'), blank]).data?.plan).toEqual({
      milestones: [{ title: 'All', due: { weeks: 4 }, shareBasisPoints: 10_000 }],
      paymentDays: 14,
    });
  });

  test('the shares add up to 100 %, and all lines have one rate of GST', () => {
    const other = { ...line, rateBasisPoints: '500' };
    const messagesOf = (...values: Parameters<typeof parse>) =>
      parse(...values).error?.issues.map(({ message }) => message);
    expect(messagesOf([milestone('First', '40'), milestone('Second', '50')])).toEqual([
      'The shares of the milestones must add up to 100 %.',
    ]);
    expect(messagesOf([milestone('All', '100')], [line, other])).toEqual([
      'With milestones, all lines have the same rate of GST.',
    ]);
  });
});

test('R-QUOTE-4: who accepts a quote gives a name, and a question is a sentence', () => {
  expect(acceptQuoteSchema.safeParse({ revision: '1', name: 'A' }).success).toBe(false);
  expect(acceptQuoteSchema.parse({ revision: '1', name: ' Asha  Rao ' })).toEqual({
    revision: 1,
    name: 'Asha Rao',
  });
  expect(askAboutQuoteSchema.safeParse({ question: 'Why?' }).success).toBe(false);
});
