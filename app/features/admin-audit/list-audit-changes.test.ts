import { expect, test } from 'vitest';
import { listAuditChanges, splitAuditChanges } from './list-audit-changes';

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

test('a new record shows its first values, and the others on demand', () => {
  expect(split(undefined, { state: 'draft', lines: 2, revision: 1, validUntil: '2026-12-14' })).toEqual([
    ['State', 'Lines'],
    ['Revision', 'Valid until'],
  ]);
  expect(split(undefined, { state: 'draft', lines: 2, revision: 1 })).toEqual([
    ['State', 'Lines', 'Revision'],
    [],
  ]);
});
