import { z } from 'zod';
import { textAreaField } from '../forms/form-fields';

export const PROJECT_STATUSES = ['planned', 'running', 'paused', 'finished'] as const;
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];

/** A step of a project. Dates are ISO days at the company's place. */
export interface Milestone {
  id: string;
  title: string;
  dueOn: string;
  /** Absent while it is open. */
  doneAt?: Date | undefined;
}

export interface ProjectProgress {
  done: number;
  total: number;
  /** From 0 to 100, rounded down: 100 is said when everything is done, and not before. */
  percent: number;
}

/** The one rule of how far a project is: its milestones, each counting the same. */
export function calculateProjectProgress(milestones: readonly Pick<Milestone, 'doneAt'>[]): ProjectProgress {
  const total = milestones.length;
  const done = milestones.filter(({ doneAt }) => doneAt !== undefined).length;
  return { done, total, percent: total === 0 ? 0 : Math.floor((done / total) * 100) };
}

/** The first that is open, in the order of the plan, whatever was done out of turn. */
export const findNextMilestone = <Step extends Pick<Milestone, 'doneAt'>>(
  milestones: readonly Step[],
): Step | undefined => milestones.find(({ doneAt }) => doneAt === undefined);

export type MilestoneStage = 'done' | 'late' | 'next' | 'ahead';

/** Where one stands on `today`; `late` counts from the day after it was due. */
export function getMilestoneStage(
  milestone: Milestone,
  milestones: readonly Milestone[],
  today: string,
): MilestoneStage {
  if (milestone.doneAt) return 'done';
  if (milestone.dueOn < today) return 'late';
  return findNextMilestone(milestones)?.id === milestone.id ? 'next' : 'ahead';
}

const DAY_MS = 24 * 60 * 60 * 1000;
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** The week of the plan that `today` is in, from 1 to `weeks`; `undefined` before it and after it. */
export function getProjectWeek(
  { startsOn, endsOn }: { startsOn: string; endsOn: string },
  today: string,
): { week: number; weeks: number } | undefined {
  if (today < startsOn || today > endsOn) return undefined;
  const weekAt = (day: string) => Math.floor(daysBetween(startsOn, day) / 7) + 1;
  return { week: weekAt(today), weeks: weekAt(endsOn) };
}

export const MAX_COMMENT_LENGTH = 2000;

export const commentSchema = z.object({
  updateId: z.uuid({ error: 'This update is not there any more.' }),
  text: textAreaField({ label: 'Your comment', max: MAX_COMMENT_LENGTH }),
});
