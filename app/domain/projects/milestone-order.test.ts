import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type MilestoneStep, moveMilestone, readMilestonePress } from './milestone-order';

const ids = fc.uniqueArray(fc.uuid(), { minLength: 1, maxLength: 12 });
const steps: fc.Arbitrary<MilestoneStep> = fc.oneof(
  fc.record({ kind: fc.constantFrom('earlier' as const, 'later' as const) }),
  fc.record({ kind: fc.constant('place' as const), position: fc.nat(20) }),
);

test('R-PROJECT-2: a step moves one milestone and keeps the order of the others', () => {
  fc.assert(
    fc.property(ids, fc.nat(), steps, (plan, pick, step) => {
      const id = plan[pick % plan.length] ?? '';
      const moved = moveMilestone(plan, { id, step });
      const others = (list: readonly string[]) => list.filter((each) => each !== id);
      expect(others(moved)).toEqual(others(plan));
      expect(moved).toHaveLength(plan.length);
      if (step.kind === 'place') expect(moved.indexOf(id)).toBe(Math.min(step.position, plan.length - 1));
      else expect(Math.abs(moved.indexOf(id) - plan.indexOf(id))).toBeLessThanOrEqual(1);
    }),
  );
});

test('R-PROJECT-2: earlier and later undo each other inside the list', () => {
  fc.assert(
    fc.property(ids, fc.nat(), (plan, pick) => {
      const position = pick % plan.length;
      fc.pre(position < plan.length - 1);
      const id = plan[position] ?? '';
      const later = moveMilestone(plan, { id, step: { kind: 'later' } });
      expect(moveMilestone(later, { id, step: { kind: 'earlier' } })).toEqual(plan);
    }),
  );
});

test('the value of a button names a milestone and a step', () => {
  expect(readMilestonePress('earlier:a-1')).toEqual({ id: 'a-1', step: { kind: 'earlier' } });
  expect(readMilestonePress('place-3:a-1')).toEqual({ id: 'a-1', step: { kind: 'place', position: 3 } });
  for (const press of ['', 'earlier', 'earlier:', 'place-:a', 'place--1:a', 'remove:a', 'later:a b'])
    expect(readMilestonePress(press)).toBeUndefined();
});
