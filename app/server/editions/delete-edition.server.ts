import { eq } from 'drizzle-orm';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { isUuid } from '~/domain/text/uuid';
import { recordChange } from '../audit/record-change.server';
import { newsletterEditions } from '../db/schema/newsletter-editions.server';
import { type EditionVersion, toAuditValues } from './change-edition.server';
import type { EditionDeps } from './read-edition.server';

/** Deletes a draft that was never sent. Throws NotAllowedError. */
export async function deleteEdition(
  { db, clock }: EditionDeps,
  { user }: SignedIn,
  { id, version }: EditionVersion,
): Promise<'deleted' | 'conflict' | 'unknown'> {
  requirePermission(user, 'newsletter.manage');
  if (!isUuid(id)) return 'unknown';
  return db.transaction(async (transaction) => {
    const isThis = eq(newsletterEditions.id, id);
    const [row] = await transaction.select().from(newsletterEditions).where(isThis).for('update');
    if (!row) return 'unknown';
    if (row.version !== version || row.state !== 'draft') return 'conflict';
    await transaction.delete(newsletterEditions).where(isThis);
    await recordChange(transaction, {
      userId: user.id,
      area: 'newsletter',
      action: 'edition-deleted',
      subjectId: id,
      subjectLabel: row.subject,
      before: toAuditValues(row),
      at: clock(),
    });
    return 'deleted';
  });
}
