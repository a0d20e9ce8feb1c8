import { eq } from 'drizzle-orm';
import type { SignedIn } from '~/domain/auth/session';
import { isUuid } from '~/domain/text/uuid';
import { type AuditEntry, recordChange } from '../audit/record-change.server';
import type { QueryBuilder } from '../db/database.server';
import { projects } from '../db/schema/projects.server';
import type { ProjectDeps } from './types.server';

export type ProjectRow = typeof projects.$inferSelect;

/** What is recorded of a change, with the columns of the project that it sets. */
interface RecordedChange extends Pick<AuditEntry, 'action' | 'before' | 'after'> {
  columns?: Partial<ProjectRow>;
}

export interface Change<Result> {
  result: Result;
  /** Absent when nothing was changed. */
  recorded?: RecordedChange;
}

/** The entry of the audit log without its action. */
export const toEntry = ({ user }: SignedIn, { id, name }: Pick<ProjectRow, 'id' | 'name'>, at: Date) =>
  ({
    userId: user.id,
    area: 'projects',
    at,
    subjectId: id,
    subjectLabel: name,
  }) satisfies Omit<AuditEntry, 'action'>;

/**
 * Runs a change of a project and records it, in one transaction. The project is locked: changes of one project wait for each
 * other. `null` for an unknown project.
 */
export async function changeProject<Result>(
  { db, clock }: ProjectDeps,
  actor: SignedIn,
  id: string,
  change: (transaction: QueryBuilder, project: ProjectRow, at: Date) => Promise<Change<Result>>,
): Promise<Result | null> {
  if (!isUuid(id)) return null;
  return db.transaction(async (transaction) => {
    const [row] = await transaction.select().from(projects).where(eq(projects.id, id)).for('update');
    if (!row) return null;
    const at = clock();
    const { result, recorded } = await change(transaction, row, at);
    if (recorded) {
      const { columns, ...entry } = recorded;
      await transaction
        .update(projects)
        .set({ ...columns, changedAt: at })
        .where(eq(projects.id, id));
      await recordChange(transaction, { ...toEntry(actor, { ...row, ...columns }, at), ...entry });
    }
    return result;
  });
}
