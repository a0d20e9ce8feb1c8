import { and, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { jobs } from '../db/schema/jobs.server';

/** Neither done nor failed. */
export const isOpen = and(isNull(jobs.doneAt), isNull(jobs.failedAt));

const isClaimed = sql`coalesce(${jobs.claimedUntil} > now(), false)`;

export const isRunning = and(isOpen, isClaimed);

/** Due, and no worker has it. */
export const isWaiting = and(isOpen, sql`not ${isClaimed}`, sql`${jobs.runAfter} <= now()`);

/** Due later: planned, or after a failed attempt. */
export const isLater = and(isOpen, sql`not ${isClaimed}`, sql`${jobs.runAfter} > now()`);

/** Failed, and nobody has decided about it. */
export const isUndecided = and(isNotNull(jobs.failedAt), isNull(jobs.discardedAt));

export const isDiscarded = isNotNull(jobs.discardedAt);

/** Probably no worker is running, or it cannot keep up. */
export const isLate = (minutes: number): SQL | undefined =>
  and(isWaiting, sql`${jobs.runAfter} < now() - ${minutes} * interval '1 minute'`);
