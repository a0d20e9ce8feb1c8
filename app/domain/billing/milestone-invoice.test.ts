import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../time/wall-clock';
import { getInvoiceState, isReminderDue, OVERDUE_REMINDER_DAYS } from './milestone-invoice';

const dueOn = '2026-12-10';

test('R-BILLING-2: an invoice is overdue from the day after its last day, unless it is paid or ended', () => {
  const open = { status: 'placed', isPaid: false, dueOn } as const;
  expect(getInvoiceState(open, dueOn)).toBe('open');
  expect(getInvoiceState(open, '2026-12-11')).toBe('overdue');
  expect(getInvoiceState({ ...open, status: 'delivered', isPaid: true }, '2027-01-01')).toBe('paid');
  expect(getInvoiceState({ ...open, status: 'cancelled' }, '2027-01-01')).toBe('cancelled');
  expect(getInvoiceState({ ...open, status: 'refunded', isPaid: true }, dueOn)).toBe('refunded');
});

test('R-BILLING-5: however often the job runs, there are two reminders at most, and none before the last day is over', () => {
  const runs = fc.array(fc.integer({ min: -5, max: 40 }), { maxLength: 30 });
  fc.assert(
    fc.property(runs, (offsets) => {
      let remindedOn: string | undefined;
      const sent: string[] = [];
      for (const offset of offsets.toSorted((a, b) => a - b)) {
        const today = addDays(dueOn, offset);
        if (!isReminderDue({ dueOn, remindedOn }, today)) continue;
        expect(today > dueOn).toBe(true);
        remindedOn = today;
        sent.push(today);
      }
      expect(sent.length).toBeLessThanOrEqual(OVERDUE_REMINDER_DAYS.length);
      expect(sent.length > 0).toBe(offsets.some((offset) => offset >= OVERDUE_REMINDER_DAYS[0]));
    }),
  );
});
