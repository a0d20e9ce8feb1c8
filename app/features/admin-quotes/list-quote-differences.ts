import { parseRupees } from '~/domain/money/money';
import { PLAN_LIMITS } from '~/domain/quotes/quote-plan-schema';
import { QUOTE_LIMITS } from '~/domain/quotes/quote-schema';
import { isIsoDay } from '~/domain/time/wall-clock';
import type { ComparedField } from '~/sections/admin/conflict-alert';
import { formatAmount } from '~/sections/format/format-amount';
import { formatDate } from '~/sections/format/format-date';
import type { QuoteValues } from './quote-form-state';

const CLIENT_LABELS: QuoteValues = {
  'client.name': 'Name',
  'client.email': 'Email',
  'client.company': 'Company',
  'client.gstin': 'GSTIN',
  'client.billing.line1': 'Street and house number',
  'client.billing.line2': 'Second address line',
  'client.billing.city': 'City',
  'client.billing.state': 'State',
  'client.billing.pin': 'PIN',
};

const CONDITION_LABELS: QuoteValues = {
  paymentDays: 'Days to pay an invoice',
  validUntil: 'Valid until',
  notes: 'Notes',
  terms: 'Terms',
};

const read = (values: QuoteValues, name: string): string => values[name] ?? '';

const format = (value: string): string => (isIsoDay(value) ? formatDate(value) : value);

/** A row as one text. Empty for a row that is not there. */
function describeLine(values: QuoteValues, row: number): string {
  const get = (name: string) => read(values, `lines[${row}].${name}`);
  if (get('description') === '') return '';
  const price = parseRupees(get('unitPrice')) ?? 0;
  const rate = Number(get('rateBasisPoints')) / 100;
  return `${get('description')}, ${get('quantity')} × ${formatAmount(price)}, code ${get('hsnCode')}, GST ${rate} %`;
}

function describeMilestone(values: QuoteValues, row: number): string {
  const get = (name: string) => read(values, `milestones[${row}].${name}`);
  const weeks = get('weeks') && `${get('weeks')} ${get('weeks') === '1' ? 'week' : 'weeks'}`;
  const due = format(get('dueOn')) || weeks;
  const share = get('share') && `${get('share')} %`;
  return [get('title'), due, share].filter((part) => part !== '').join(', ');
}

function compareRows(
  [theirs, yours]: readonly [QuoteValues, QuoteValues],
  { label, count, describe }: { label: string; count: number; describe: typeof describeLine },
): ComparedField[] {
  const list = (values: QuoteValues) =>
    Array.from({ length: count }, (_, row) => describe(values, row)).filter((text) => text !== '');
  const [their, own] = [list(theirs), list(yours)];
  return Array.from({ length: Math.max(their.length, own.length) }, (_, row) => ({
    label: `${label} ${row + 1}`,
    theirs: their[row] ?? '',
    yours: own[row] ?? '',
  }));
}

const compareFields = (
  [theirs, yours]: readonly [QuoteValues, QuoteValues],
  labels: QuoteValues,
): ComparedField[] =>
  Object.entries(labels).map(([name, label]) => ({
    label,
    theirs: format(read(theirs, name)),
    yours: format(read(yours, name)),
  }));

/**
 * How the sent form differs from the quote as it is now, in the order of the form. Both are values of a quote, not what was typed: a
 * price that is written in another way is the same.
 */
export function listQuoteDifferences(theirs: QuoteValues, yours: QuoteValues): ComparedField[] {
  const both = [theirs, yours] as const;
  return [
    ...compareFields(both, CLIENT_LABELS),
    ...compareRows(both, { label: 'Line', count: QUOTE_LIMITS.lines, describe: describeLine }),
    ...compareRows(both, { label: 'Milestone', count: PLAN_LIMITS.milestones, describe: describeMilestone }),
    ...compareFields(both, CONDITION_LABELS),
  ]
    .filter((difference) => difference.theirs !== difference.yours)
    .map(({ label, ...texts }) => ({
      label,
      theirs: texts.theirs || 'nothing',
      yours: texts.yours || 'nothing',
    }));
}
