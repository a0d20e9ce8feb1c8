import { toInstant, toWallClock } from '../time/wall-clock';

/** How long an application stays after its role is filled or closed. The privacy notice names the same number. */
export const APPLICATION_RETENTION_MONTHS = 6;

/** The ISO day so many months later; the last day of the month where there is no such day. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, dayOfMonth = 1] = day.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, lastDay)))
    .toISOString()
    .slice(0, 10);
}

export interface RoleEnd {
  /** When staff marked it filled, or the last person was hired for it. */
  filledAt: Date | undefined;
  /** When the role stopped accepting applications. */
  closedAt: Date | undefined;
}

interface RoleEvents {
  /** When the last person was hired for it. */
  hiredAt?: Date;
  /** When staff marked it filled. */
  filledAt?: Date;
  closedAt?: Date;
  /** When staff last opened it again. A person who was hired before that did not fill it. */
  openedAt?: Date;
}

/** R-CAREERS-4: the end of a role. What staff say about it counts before what follows from its applications. */
export function findRoleEnd({ hiredAt, filledAt, closedAt, openedAt }: RoleEvents): RoleEnd {
  const isFilledByHire = hiredAt !== undefined && (openedAt === undefined || hiredAt >= openedAt);
  return { filledAt: filledAt ?? (isFilledByHire ? hiredAt : undefined), closedAt };
}

/**
 * R-CAREERS-4: the moment from which on an application that led to no hire is anonymised: months after its role was filled,
 * or closed without a hire. One that arrived later counts from its arrival. `undefined` while the role is open.
 */
export function getAnonymisationTime(
  receivedAt: Date,
  { filledAt, closedAt }: RoleEnd,
  timeZone: string,
): Date | undefined {
  const endedAt = filledAt ?? closedAt;
  if (endedAt === undefined) return undefined;
  const start = toWallClock(endedAt > receivedAt ? endedAt : receivedAt, timeZone);
  return toInstant(addMonths(start.day, APPLICATION_RETENTION_MONTHS), start.minutes, timeZone);
}
