import { desc, eq } from 'drizzle-orm';
import type { AuditAction, AuditValues } from '~/domain/audit/audit-event';
import type { SignedIn } from '~/domain/auth/session';
import type { EditionState } from '~/domain/newsletter/edition';
import type { EditionInput } from '~/domain/newsletter/edition-form-schema';
import { isUuid } from '~/domain/text/uuid';
import { recordChange } from '../audit/record-change.server';
import type { QueryBuilder } from '../db/database.server';
import { users } from '../db/schema/accounts.server';
import { auditEvents } from '../db/schema/audit.server';
import { newsletterEditions } from '../db/schema/newsletter-editions.server';
import { type EditionRow, withCurrentSlugs } from './edition-content.server';
import { type EditionDeps, toForm } from './read-edition.server';

/** The form shows an older version: others changed the edition since. Nothing was written. */
export interface EditionConflict {
  kind: 'conflict';
  version: number;
  state: EditionState;
  /** Who changed it last. Absent for the start of the sending. */
  by?: string;
  /** The edition as it is now. */
  current: EditionInput;
}

/** `locked`: the edition is not in a state for it. */
export type EditionChangeResult = EditionConflict | { kind: 'saved' } | { kind: 'unknown' | 'locked' };

export interface EditionVersion {
  id: string;
  version: number;
}

export const toAuditValues = ({ number, subject, state, articles, sendAt }: EditionRow): AuditValues => ({
  number,
  subject,
  state,
  articles: articles.join(', '),
  sendAt: sendAt?.toISOString() ?? null,
});

async function findLastEditor(db: QueryBuilder, id: string): Promise<string | undefined> {
  const [last] = await db
    .select({ name: users.name })
    .from(auditEvents)
    .innerJoin(users, eq(users.id, auditEvents.userId))
    .where(eq(auditEvents.subjectId, id))
    .orderBy(desc(auditEvents.id))
    .limit(1);
  return last?.name;
}

interface Change {
  action: AuditAction;
  edit: Partial<EditionRow>;
}

/**
 * R-NEWSLETTER-2: locks an edition and changes it in one transaction, with an entry of the audit log, unless others changed it
 * since `version`. `decide` returns what to write, or a result that writes nothing.
 */
export async function changeEdition<Result extends { kind: string }>(
  { db, clock }: EditionDeps,
  { user }: SignedIn,
  { id, version }: EditionVersion,
  decide: (transaction: QueryBuilder, row: EditionRow) => Promise<Change | Result>,
): Promise<Result | EditionChangeResult> {
  if (!isUuid(id)) return { kind: 'unknown' };
  return db.transaction(async (transaction): Promise<Result | EditionChangeResult> => {
    const isThis = eq(newsletterEditions.id, id);
    const [locked] = await transaction.select().from(newsletterEditions).where(isThis).for('update');
    if (!locked) return { kind: 'unknown' };
    const before = await withCurrentSlugs(transaction, locked);
    if (before.version !== version) {
      const by = await findLastEditor(transaction, id);
      const { state } = before;
      return {
        kind: 'conflict',
        version: before.version,
        state,
        current: toForm(before),
        ...(by !== undefined && { by }),
      };
    }
    const decided = await decide(transaction, before);
    if (!('edit' in decided)) return decided;
    const at = clock();
    const after = { ...before, ...decided.edit, version: version + 1, changedAt: at };
    await transaction.update(newsletterEditions).set(after).where(isThis);
    await recordChange(transaction, {
      userId: user.id,
      area: 'newsletter',
      action: decided.action,
      subjectId: id,
      subjectLabel: after.subject,
      before: toAuditValues(before),
      after: toAuditValues(after),
      at,
    });
    return { kind: 'saved' };
  });
}
