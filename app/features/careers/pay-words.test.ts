import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openRoles } from '~/content/roles';
import { lakh, type OpenRole } from '~/content/roles/types';
import { monthlyPay, paidPay, payRange } from './pay-words';

const role = (pay: OpenRole['pay'], hoursPerWeek: number) =>
  ({ ...openRoles[0], pay, hoursPerWeek }) as OpenRole;

it('is written in lakh, as a range or as one amount', () => {
  expect(payRange({ from: lakh(18), to: lakh(26) })).toBe('Rs. 18–26 lakh');
  expect(payRange({ from: lakh(8.4), to: lakh(10.8) }, '')).toBe('8.4–10.8 lakh');
  expect(payRange({ from: lakh(4.2), to: lakh(4.2) })).toBe('Rs. 4.2 lakh');
});

it('is less for fewer hours, and said by the month', () => {
  const part = role({ from: lakh(10), to: lakh(14) }, 20);
  expect(paidPay(part)).toEqual({ from: lakh(5), to: lakh(7) });
  expect(monthlyPay(part)).toBe('Rs. 41,667 to 58,333');
  expect(monthlyPay(role({ from: lakh(4.2), to: lakh(4.2) }, 40))).toBe('Rs. 35,000');
});

it('keeps its order and never exceeds a full-time year', () => {
  fc.assert(
    fc.property(fc.nat(lakh(90)), fc.nat(lakh(90)), fc.integer({ min: 1, max: 40 }), (a, b, hours) => {
      const pay = { from: Math.min(a, b), to: Math.max(a, b) };
      const { from, to } = paidPay(role(pay, hours));
      expect(from).toBeLessThanOrEqual(to);
      expect(to).toBeLessThanOrEqual(pay.to);
      if (hours === 40) expect({ from, to }).toEqual(pay);
    }),
  );
});
