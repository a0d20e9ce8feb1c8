import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../time/wall-clock';
import {
  calculateProjectProgress,
  commentSchema,
  findNextMilestone,
  getMilestoneStage,
  getProjectWeek,
  type Milestone,
} from './project';

const day = fc.integer({ min: 0, max: 2000 }).map((days) => addDays('2026-01-01', days));
const milestones: fc.Arbitrary<Milestone[]> = fc
  .array(fc.record({ title: fc.string(), dueOn: day, doneAt: fc.option(fc.date(), { nil: undefined }) }))
  .map((steps) => steps.map((step, position) => ({ ...step, id: `${position}` })));

describe('progress', () => {
  test('is said in whole per cent, and is 100 when everything is done and not before', () => {
    fc.assert(
      fc.property(milestones, (plan) => {
        const { done, total, percent } = calculateProjectProgress(plan);
        expect(Number.isInteger(percent)).toBe(true);
        expect(percent === 100).toBe(total > 0 && done === total);
        expect(percent === 0).toBe(done === 0 || done * 100 < total);
        // Never more than there is: it is cut, not rounded.
        expect(percent * total).toBeLessThanOrEqual(done * 100);
        expect((percent + 1) * total).toBeGreaterThan(total === 0 ? -1 : done * 100);
      }),
    );
  });

  test('never falls when one more is done', () => {
    fc.assert(
      fc.property(milestones, fc.nat(), (plan, pick) => {
        const after = plan.map((step, at) =>
          at === pick % plan.length ? { ...step, doneAt: new Date() } : step,
        );
        expect(calculateProjectProgress(after).percent).toBeGreaterThanOrEqual(
          calculateProjectProgress(plan).percent,
        );
      }),
    );
  });
});

test('one milestone at most is next, it is the first open one unless that is late, and what is done is never late', () => {
  fc.assert(
    fc.property(milestones, day, (plan, today) => {
      const stages = plan.map((step) => getMilestoneStage(step, plan, today));
      expect(stages.filter((stage) => stage === 'next').length).toBeLessThanOrEqual(1);
      expect(stages.filter((stage) => stage === 'done')).toHaveLength(calculateProjectProgress(plan).done);
      const next = findNextMilestone(plan);
      if (next) expect(getMilestoneStage(next, plan, today)).toBe(next.dueOn < today ? 'late' : 'next');
      else expect(stages.every((stage) => stage === 'done')).toBe(true);
    }),
  );
});

describe('the week of a plan', () => {
  test('begins at 1, ends at the last, and grows by one in seven days', () => {
    fc.assert(
      fc.property(day, fc.nat(400), fc.nat(400), (startsOn, length, into) => {
        const plan = { startsOn, endsOn: addDays(startsOn, length) };
        const found = getProjectWeek(plan, addDays(startsOn, into));
        const expected = { week: Math.floor(into / 7) + 1, weeks: Math.floor(length / 7) + 1 };
        expect(found).toEqual(into > length ? undefined : expected);
      }),
    );
  });

  test('twelve weeks from a Monday to a Friday are twelve', () => {
    const plan = { startsOn: '2026-10-12', endsOn: '2027-01-01' };
    expect(getProjectWeek(plan, '2026-11-20')).toEqual({ week: 6, weeks: 12 });
    expect(getProjectWeek(plan, '2026-10-11')).toBeUndefined();
  });
});

test('a comment has words, and not too many', () => {
  const updateId = '01990000-0000-7000-8000-000000000000';
  const check = (text: string) => commentSchema.safeParse({ updateId, text });
  expect(check('  \r\n ').success).toBe(false);
  expect(check('x'.repeat(2001)).success).toBe(false);
  expect(check('One.\r\n\r\nTwo.').data?.text).toBe('One.\n\nTwo.');
});
