import { createHash } from 'node:crypto';
import type { AuditValues } from '~/domain/audit/audit-event';
import type { SignedIn } from '~/domain/auth/session';
import type { DiscountCodeForm } from '~/domain/discounts/discount-code-schema';
import { addDays, toInstant } from '~/domain/time/wall-clock';
import { site } from '~site';
import type { AuditEntry } from '../audit/record-change.server';
import type { DiscountCodeRow } from './discount-row.server';

/** The part of a SHA-256 that a number of a form can have. */
const VERSION_DIGITS = 7;

/** Follows from what the form has, so that a form that shows other values is a conflict. */
export function getVersion(row: DiscountCodeRow): number {
  const { code, kind, value, minTotal, categoryId, isOncePerPerson, maxUses, startsAt, endsAt } = row;
  const shown = [code, kind, value, minTotal, categoryId, isOncePerPerson, maxUses, startsAt, endsAt];
  const hash = createHash('sha256').update(JSON.stringify(shown)).digest('hex');
  return Number.parseInt(hash.slice(0, VERSION_DIGITS), 16);
}

/** The columns of what staff enter. Days are those of India; the last one is included. */
export function toColumns({ startsOn, endsOn, categoryId, maxUses, ...form }: DiscountCodeForm) {
  const startOfDay = (day: string) => toInstant(day, 0, site.openingHours.timeZone);
  return {
    ...form,
    categoryId: categoryId ?? null,
    maxUses: maxUses ?? null,
    startsAt: startsOn === undefined ? null : startOfDay(startsOn),
    endsAt: endsOn === undefined ? null : startOfDay(addDays(endsOn)),
  };
}

/** The fields of a code for the audit log. */
export const toAuditValues = ({
  code,
  kind,
  value,
  minTotal,
  isOncePerPerson,
  categoryId,
  maxUses,
  startsAt,
  endsAt,
}: ReturnType<typeof toColumns>): AuditValues => ({
  code,
  kind,
  value,
  minTotal,
  isOncePerPerson,
  categoryId,
  maxUses,
  startsAt: startsAt?.toISOString() ?? null,
  endsAt: endsAt?.toISOString() ?? null,
});

export const toEntry = ({ user }: SignedIn, at: Date, { id, code }: Pick<DiscountCodeRow, 'id' | 'code'>) =>
  ({
    userId: user.id,
    area: 'discounts',
    at,
    subjectId: id,
    subjectLabel: code,
  }) satisfies Omit<AuditEntry, 'action'>;
