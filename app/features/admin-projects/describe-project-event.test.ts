import { expect, test } from 'vitest';
import { describeProjectEvent } from './describe-project-event';

test('days and moments are written out', () => {
  const before = { dueOn: '2026-12-01' };
  const after = { title: 'Handover', dueOn: '2026-12-08', doneAt: '2026-12-08T09:30:00.000Z' };
  expect(describeProjectEvent({ action: 'milestone-changed', before, after }).text).toBe(
    'Handover\nDue: 1 December 2026 → 8 December 2026\nDone on: 8 December 2026',
  );
});

test.each(['2026-12-01 Kick-off', '2026-99-99', '2026-02-30'])(
  'the title %s is shown as it was typed',
  (title) => {
    expect(describeProjectEvent({ action: 'milestone-done', after: { title } }).text).toBe(title);
  },
);
