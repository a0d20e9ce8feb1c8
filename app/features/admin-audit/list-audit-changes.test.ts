import { expect, test } from 'vitest';
import { getAuditedRecord, listAuditChanges, splitAuditChanges } from './list-audit-changes';

const NOW = new Date('2026-11-27T10:00:00Z');

const split = (
  before: Record<string, string | number> | undefined,
  after: Record<string, string | number>,
) => {
  const entry = { area: 'quotes', ...(before && { before }), after } as const;
  const { shown, rest } = splitAuditChanges(listAuditChanges(entry, NOW));
  return [shown.map(({ label }) => label), rest.map(({ label }) => label)];
};

test('R-AUDIT-1: an entry shows the changed fields, and those that stayed on demand', () => {
  expect(split({ state: 'draft', lines: 2, revision: 1 }, { state: 'sent', lines: 2, revision: 1 })).toEqual([
    ['State'],
    ['Lines', 'Revision'],
  ]);
});

test('the reason of a change is shown, and so is the only value that stayed: the variant of a product', () => {
  const after = { color: 'Basalt', stock: 55, reason: 'count' };
  expect(split({ color: 'Basalt', stock: 57 }, after)).toEqual([['Color', 'Stock', 'Reason'], []]);
});

test('a day is written out, a typed text that only looks like one is not', () => {
  const after = { dueOn: '2026-12-01', text: '2026-99-99' };
  expect(
    listAuditChanges({ area: 'projects', after }, NOW)
      .map(({ after: value }) => value)
      .sort(),
  ).toEqual(['1 December 2026', '2026-99-99']);
});

const QUOTE = { lines: 2, state: 'draft', total: 118_000, revision: 1, validUntil: '2026-12-14' };

test('a new record shows the values that name it, and the others on demand', () => {
  expect(split(undefined, QUOTE)).toEqual([
    ['Total', 'Valid until'],
    ['Lines', 'State', 'Revision'],
  ]);
  expect(split(undefined, { state: 'draft', lines: 2, revision: 1 })).toEqual([
    ['State', 'Lines', 'Revision'],
    [],
  ]);
});

test('R-AUDIT-1: a deletion shows the values of what was deleted, without an arrow', () => {
  const before = { note: '', from: '/preise', status: 301, target: '/pricing' };
  const entry = { area: 'redirects', subject: '/preise', before } as const;
  // The entry names the path at which the redirect began.
  expect(listAuditChanges(entry, NOW)).toEqual([
    { label: 'Target', after: '/pricing', isUnchanged: false },
    { label: 'Status', after: '301', isUnchanged: false },
    { label: 'From', after: '/preise', isUnchanged: false },
  ]);
  expect(listAuditChanges({ area: 'redirects' }, NOW)).toEqual([]);
});

test('R-JOBS-4: the order of a job is named beside it, not among the changes', () => {
  const after = { order: 'TS-2627-000042', state: 'discarded' };
  const entry = { area: 'jobs', subject: 'send-refund', before: { state: 'failed' }, after } as const;
  expect(getAuditedRecord(entry)).toEqual({ name: 'TS-2627-000042', order: 'TS-2627-000042' });
  expect(listAuditChanges(entry, NOW).map(({ label }) => label)).toEqual(['State']);
  expect(getAuditedRecord({ area: 'quotes', after })).toBeUndefined();
});

test('the duration of work is in hours and minutes, as on the page of the project', () => {
  const after = { day: '2026-11-24', minutes: 410, title: 'Search in Tamil' };
  expect(listAuditChanges({ area: 'projects', after }, NOW).map((change) => change.after)).toEqual([
    'Search in Tamil',
    '6 h 50 min',
    '24 November 2026',
  ]);
});
