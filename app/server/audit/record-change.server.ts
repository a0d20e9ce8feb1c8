import { v7 as uuid } from 'uuid';
import type { AuditAction, AuditArea, AuditValues } from '~/domain/audit/audit-event';
import type { QueryBuilder } from '../db/database.server';
import { auditEvents } from '../db/schema/audit.server';

export interface AuditEntry {
  userId: string;
  area: AuditArea;
  action: AuditAction;
  subjectId: string;
  /** The name of a thing, never of a person. */
  subjectLabel?: string;
  /** Without secrets and personal data. */
  before?: AuditValues;
  after?: AuditValues;
  at: Date;
}

/** The fields of both sides that differ. */
export function pickChanged(
  before: AuditValues,
  after: AuditValues,
): { before: AuditValues; after: AuditValues } {
  const changed = Object.keys(after).filter((name) => before[name] !== after[name]);
  const pick = (values: AuditValues) =>
    Object.fromEntries(changed.map((name) => [name, values[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}

/** R-AUDIT-1: writes changes to the audit log, in the transaction of the changes. */
export async function recordChanges(
  transaction: QueryBuilder,
  entries: readonly AuditEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  await transaction
    .insert(auditEvents)
    .values(entries.map(({ at, ...entry }) => ({ ...entry, id: uuid(), createdAt: at })));
}

export const recordChange = (transaction: QueryBuilder, entry: AuditEntry): Promise<void> =>
  recordChanges(transaction, [entry]);
