import { HOUR_MS } from '~/domain/time/durations';

/** Something that happens in the sample company at a time before now. */
export interface Step {
  at: Date;
  run: () => Promise<unknown>;
}

export const addHours = (moment: Date, hours: number): Date => new Date(moment.getTime() + hours * HOUR_MS);

/** The steps that have happened by now, the first one first: numbers and lists are then in the order of time. */
export const listPastSteps = (steps: readonly Step[], now: Date): Step[] =>
  steps.filter(({ at }) => at <= now).toSorted((a, b) => a.at.getTime() - b.at.getTime());
