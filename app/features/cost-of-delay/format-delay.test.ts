import { expect, test } from 'vitest';
import { buildDelayBreakdown, formatDelayHeadline } from './format-delay';
import { calculateDelayCost, type DelayedProject } from './rules/delay-cost';

const project: DelayedProject = {
  months: 6,
  benefit: 10_00_000_00,
  waiting: 3_00_000_00,
  missed: 'lost',
  ratePercent: 12,
  lifetime: 36,
};

const listCalculations = (change: Partial<DelayedProject> = {}) => {
  const changed = { ...project, ...change };
  return buildDelayBreakdown(changed, calculateDelayCost(changed)).map(({ id, calculation }) => [
    id,
    calculation,
  ]);
};

test('each row of the breakdown has its formula', () => {
  expect(listCalculations()).toEqual([
    ['missed', '6 × Rs. 10 lakh'],
    ['waiting', '6 × Rs. 3 lakh'],
  ]);
  expect(listCalculations({ missed: 'later' })).toEqual([
    ['missed', '36 months, each 6 later, at 12 % a year'],
    ['waiting', '6 × Rs. 3 lakh'],
  ]);
  expect(listCalculations({ months: 12, lifetime: 9 })[0]).toEqual([
    'missed',
    '9 × Rs. 10 lakh: more than its lifetime cannot be missed',
  ]);
});

test('the headline says what the delay costs', () => {
  expect(formatDelayHeadline(project, calculateDelayCost(project))).toBe(
    'Six months late costs Rs.\u00a078 lakh.',
  );
});
