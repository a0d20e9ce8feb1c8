/** What a button of the plan does with a milestone: `earlier:<id>`, `later:<id>` or `place-3:<id>`. */
export type MilestoneStep = { kind: 'earlier' | 'later' } | { kind: 'place'; position: number };

const PRESS = /^(?:(earlier|later)|place-(\d{1,3})):([\w-]{1,64})$/;

/** Reads the value of a pressed button. `undefined` for another value. */
export function readMilestonePress(press: string): { id: string; step: MilestoneStep } | undefined {
  const [, direction, place, id] = PRESS.exec(press) ?? [];
  if (id === undefined) return undefined;
  return {
    id,
    step:
      place === undefined
        ? { kind: direction as 'earlier' | 'later' }
        : { kind: 'place', position: Number(place) },
  };
}

function getTarget(position: number, step: MilestoneStep): number {
  if (step.kind === 'place') return step.position;
  return step.kind === 'earlier' ? position - 1 : position + 1;
}

/** The ids after the step. Unchanged when the id is not there; a position outside the list is its end. */
export function moveMilestone(
  ids: readonly string[],
  { id, step }: { id: string; step: MilestoneStep },
): string[] {
  const position = ids.indexOf(id);
  if (position === -1) return [...ids];
  const target = Math.min(Math.max(getTarget(position, step), 0), ids.length - 1);
  return ids.toSpliced(position, 1).toSpliced(target, 0, id);
}
