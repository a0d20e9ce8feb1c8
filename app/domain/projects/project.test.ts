import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays } from '../time/wall-clock';
import {
  calculateProjectProgress,
  commentSchema,
  findNextMilestone,
  getMilestoneStage,
  getProjectWeek,
  isProjectOverdue,
  type Milestone,
  OVERDUE_STATES,
  PROJECT_STATUSES,
  splitComments,
} from './project';

const day = fc.integer({ min: 0, max: 2000 }).map((days) => addDays('2026-01-01', days));
const milestones: fc.Arbitrary<Milestone[]> = fc
  .array(fc.record({ title: fc.string(), dueOn: day, doneAt: fc.option(fc.date(), { nil: undefined }) }))
  .map((steps) => steps.map((step, position) => ({ ...step, id: `${position}` })));

describe('The progress of a project', () => {
  test('is in whole per cent, and is 100 only when every milestone is done', () => {
    fc.assert(
      fc.property(milestones, (plan) => {
        const { done, total, percent } = calculateProjectProgress(plan);
        expect(Number.isInteger(percent)).toBe(true);
        expect(percent === 100).toBe(total > 0 && done === total);
        expect(percent === 0).toBe(done === 0 || done * 100 < total);
        // It is rounded down.
        expect(percent * total).toBeLessThanOrEqual(done * 100);
        expect((percent + 1) * total).toBeGreaterThan(total === 0 ? -1 : done * 100);
      }),
    );
  });

  test('never decreases when another milestone is done', () => {
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

test('at most one milestone is next: the first open one, unless it is overdue; a done milestone is never overdue', () => {
  fc.assert(
    fc.property(milestones, day, (plan, today) => {
      const stages = plan.map((step) => getMilestoneStage(step, plan, today));
      expect(stages.filter((stage) => stage === 'next').length).toBeLessThanOrEqual(1);
      expect(stages.filter((stage) => stage === 'done')).toHaveLength(calculateProjectProgress(plan).done);
      const next = findNextMilestone(plan);
      if (next) expect(getMilestoneStage(next, plan, today)).toBe(next.dueOn < today ? 'overdue' : 'next');
      else expect(stages.every((stage) => stage === 'done')).toBe(true);
    }),
  );
});

test('R-PROJECT-1: a project is overdue when one of its milestones is overdue and the project is planned or running', () => {
  fc.assert(
    fc.property(milestones, day, fc.constantFrom(...PROJECT_STATUSES), (plan, today, state) => {
      const hasOverdue = plan.some((step) => getMilestoneStage(step, plan, today) === 'overdue');
      expect(isProjectOverdue({ state, milestones: plan }, today)).toBe(
        hasOverdue && OVERDUE_STATES.includes(state),
      );
    }),
  );
});

describe('The week of a project', () => {
  test('starts at 1 and increases by one every seven days until the last week', () => {
    fc.assert(
      fc.property(day, fc.nat(400), fc.nat(400), (startsOn, length, into) => {
        const plan = { startsOn, endsOn: addDays(startsOn, length) };
        const found = getProjectWeek(plan, addDays(startsOn, into));
        const expected = { week: Math.floor(into / 7) + 1, weeks: Math.floor(length / 7) + 1 };
        expect(found).toEqual(into > length ? undefined : expected);
      }),
    );
  });

  test('is the twelfth at the end of a plan of twelve weeks', () => {
    const plan = { startsOn: '2026-10-12', endsOn: '2027-01-01' };
    expect(getProjectWeek(plan, '2026-11-20')).toEqual({ week: 6, weeks: 12 });
    expect(getProjectWeek(plan, '2026-10-11')).toBeUndefined();
  });
});

test('a comment has 1 to 2000 characters', () => {
  const updateId = '01990000-0000-7000-8000-000000000000';
  const parse = (text: string) => commentSchema.safeParse({ updateId, text });
  expect(parse('  \r\n ').success).toBe(false);
  expect(parse('x'.repeat(2001)).success).toBe(false);
  expect(parse('One.\r\n\r\nTwo.').data?.text).toBe('One.\n\nTwo.');
});

const lists = fc
  .array(fc.boolean(), { maxLength: 40 })
  .map((answers) => answers.map((isAnswered, place) => ({ place, isAnswered })));

it('every comment is in one of both parts, in its order', () => {
  fc.assert(
    fc.property(lists, (comments) => {
      const { earlier, shown } = splitComments(comments);
      expect([...earlier, ...shown]).toEqual(comments);
      expect(shown.length).toBe(Math.min(comments.length, 5));
    }),
  );
});

it('a comment that must be seen is never among the earlier ones', () => {
  fc.assert(
    fc.property(lists, (comments) => {
      const { earlier, shown } = splitComments(comments, ({ isAnswered }) => isAnswered);
      expect(earlier.every(({ isAnswered }) => isAnswered)).toBe(true);
      expect([...earlier, ...shown].toSorted((one, other) => one.place - other.place)).toEqual(comments);
      expect(shown).toEqual(shown.toSorted((one, other) => one.place - other.place));
    }),
  );
});
