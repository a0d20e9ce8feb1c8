import { z } from 'zod';
import type { AuditAction, AuditValues } from '../audit/audit-event';
import { textAreaField } from '../forms/form-fields';
import { DAY_MS } from '../time/durations';

export const PROJECT_STATUSES = ['planned', 'running', 'paused', 'finished'] as const;
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];

/** Nobody works on a paused or finished project, so nothing of it is overdue. */
export const OVERDUE_STATES: readonly ProjectStatus[] = ['planned', 'running'];

/** A step of a project. `dueOn` is an ISO day in the company's time zone. */
export interface Milestone {
  id: string;
  title: string;
  dueOn: string;
  /** Absent while the milestone is open. */
  doneAt?: Date | undefined;
}

export interface ProjectProgress {
  done: number;
  total: number;
  /** From 0 to 100, rounded down: 100 only when every milestone is done. */
  percent: number;
}

/** The progress of a project. Every milestone has the same weight. */
export function calculateProjectProgress(milestones: readonly Pick<Milestone, 'doneAt'>[]): ProjectProgress {
  const total = milestones.length;
  const done = milestones.filter(({ doneAt }) => doneAt !== undefined).length;
  return { done, total, percent: total === 0 ? 0 : Math.floor((done / total) * 100) };
}

/** The first open milestone in the order of the plan; `undefined` when every milestone is done. */
export const findNextMilestone = <Step extends Pick<Milestone, 'doneAt'>>(
  milestones: readonly Step[],
): Step | undefined => milestones.find(({ doneAt }) => doneAt === undefined);

export type MilestoneStage = 'done' | 'overdue' | 'next' | 'ahead';

/** The stage of a milestone on `today`, an ISO day. It is `overdue` from the day after `dueOn`. */
export function getMilestoneStage(
  milestone: Milestone,
  milestones: readonly Milestone[],
  today: string,
): MilestoneStage {
  if (milestone.doneAt) return 'done';
  if (milestone.dueOn < today) return 'overdue';
  return findNextMilestone(milestones)?.id === milestone.id ? 'next' : 'ahead';
}

/** R-PROJECT-1: a project is overdue while it is planned or under way and an open milestone is past its day. */
export const isProjectOverdue = (
  { state, milestones }: { state: ProjectStatus; milestones: readonly Pick<Milestone, 'dueOn' | 'doneAt'>[] },
  today: string,
): boolean =>
  OVERDUE_STATES.includes(state) &&
  milestones.some(({ dueOn, doneAt }) => doneAt === undefined && dueOn < today);

const countDaysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** The week of the project that contains `today`, from 1 to `weeks`; `undefined` before and after it. All ISO days. */
export function getProjectWeek(
  { startsOn, endsOn }: { startsOn: string; endsOn: string },
  today: string,
): { week: number; weeks: number } | undefined {
  if (today < startsOn || today > endsOn) return undefined;
  const getWeek = (day: string) => Math.floor(countDaysBetween(startsOn, day) / 7) + 1;
  return { week: getWeek(today), weeks: getWeek(endsOn) };
}

/** In characters. */
export const MAX_COMMENT_LENGTH = 2000;

export const commentSchema = z.object({
  updateId: z.uuid({ error: 'This update is not there any more.' }),
  text: textAreaField({ label: 'Your comment', max: MAX_COMMENT_LENGTH }),
});

/** The number of comments of an update that are shown at first. */
const LATEST = 5;

/** The earlier comments of an update, which a page opens by a button, and the others. Both keep their order. */
export function splitComments<Comment>(
  comments: readonly Comment[],
  canHide: (comment: Comment) => boolean = () => true,
): { earlier: Comment[]; shown: Comment[] } {
  const latest = new Set(comments.slice(-LATEST));
  const earlier = new Set(comments.filter((comment) => !latest.has(comment) && canHide(comment)));
  return { earlier: [...earlier], shown: comments.filter((comment) => !earlier.has(comment)) };
}

/** A change of a project by staff. */
export interface ProjectEvent {
  id: string;
  at: Date;
  /** Absent when the account was deleted. */
  by?: string;
  action: AuditAction;
  /** A member stands with the name. */
  before?: AuditValues;
  after?: AuditValues;
}
