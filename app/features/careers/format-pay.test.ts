import fc from 'fast-check';
import { expect, it } from 'vitest';
import { convertLakhToPaise, type OpenRole } from '~/content/careers/open-role';
import { openRoles } from '~/content/careers/open-roles';
import { calculateProRataPay, formatMonthlyPay, formatPayRange } from './format-pay';

const role = (pay: OpenRole['pay'], hoursPerWeek: number) =>
  ({ ...openRoles[0], pay, hoursPerWeek }) as OpenRole;

it('formats pay in lakh, as a range or as one amount', () => {
  expect(formatPayRange({ from: convertLakhToPaise(18), to: convertLakhToPaise(26) })).toBe('Rs. 18–26 lakh');
  expect(formatPayRange({ from: convertLakhToPaise(4.2), to: convertLakhToPaise(4.2) })).toBe('Rs. 4.2 lakh');
});

it('reduces pay for fewer hours, and formats it by the month', () => {
  const part = role({ from: convertLakhToPaise(10), to: convertLakhToPaise(14) }, 20);
  expect(calculateProRataPay(part)).toEqual({ from: convertLakhToPaise(5), to: convertLakhToPaise(7) });
  expect(formatMonthlyPay(part)).toBe('Rs. 41,667 to 58,333');
  expect(formatMonthlyPay(role({ from: convertLakhToPaise(4.2), to: convertLakhToPaise(4.2) }, 40))).toBe(
    'Rs. 35,000',
  );
});

it('returns from <= to, and never more than full-time pay', () => {
  fc.assert(
    fc.property(
      fc.nat(convertLakhToPaise(90)),
      fc.nat(convertLakhToPaise(90)),
      fc.integer({ min: 1, max: 40 }),
      (a, b, hours) => {
        const pay = { from: Math.min(a, b), to: Math.max(a, b) };
        const { from, to } = calculateProRataPay(role(pay, hours));
        expect(from).toBeLessThanOrEqual(to);
        expect(to).toBeLessThanOrEqual(pay.to);
        if (hours === 40) expect({ from, to }).toEqual(pay);
      },
    ),
  );
});
