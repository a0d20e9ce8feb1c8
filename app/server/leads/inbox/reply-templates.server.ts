import { and, asc, count, eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import type { ReplyTemplate } from '~/domain/contact/reply-template';
import { isUuid } from '~/domain/text/uuid';
import { type AuditEntry, pickChanged, recordChange } from '../../audit/record-change.server';
import { replyTemplates } from '../../db/schema/leads.server';
import { isUniqueViolation } from '../../db/sql-state.server';
import type { InboxDeps } from './types.server';

const MAX_TEMPLATES = 100;

type TemplateFields = Pick<ReplyTemplate, 'name' | 'text'>;

export type SaveTemplateResult =
  | { kind: 'saved'; id: string }
  /** Another template has this name. */
  | { kind: 'taken' }
  /** There are as many as there can be. */
  | { kind: 'enough' }
  /** Others changed or deleted it since the page was shown: how it is now, if it is. */
  | { kind: 'conflict'; current?: ReplyTemplate };

const { id, name, text, version } = replyTemplates;

/** By name. Throws NotAllowedError. */
export async function listTemplates({ db }: InboxDeps, actor: SignedIn): Promise<ReplyTemplate[]> {
  requirePermission(actor.user, 'leads.manage');
  return db.select({ id, name, text, version }).from(replyTemplates).orderBy(asc(name), asc(id));
}

/** `null` when it is not there. Throws NotAllowedError. */
export async function getTemplate(
  { db }: InboxDeps,
  actor: SignedIn,
  templateId: string,
): Promise<ReplyTemplate | null> {
  requirePermission(actor.user, 'leads.manage');
  if (!isUuid(templateId)) return null;
  const [row] = await db.select({ id, name, text, version }).from(replyTemplates).where(eq(id, templateId));
  return row ?? null;
}

async function settle(write: () => Promise<SaveTemplateResult>): Promise<SaveTemplateResult> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error)) return { kind: 'taken' };
    throw error;
  }
}

/** The parts of an entry of the audit log that are the same for every change of a template. */
const toEntry = (
  { clock }: InboxDeps,
  { user }: SignedIn,
  template: { id: string; name: string },
): Pick<AuditEntry, 'userId' | 'area' | 'at' | 'subjectId' | 'subjectLabel'> => ({
  userId: user.id,
  area: 'templates',
  at: clock(),
  subjectId: template.id,
  subjectLabel: template.name,
});

/** R-INBOX-4: adds a template. Throws NotAllowedError. */
export async function createTemplate(
  deps: InboxDeps,
  actor: SignedIn,
  { name: newName, text: newText }: TemplateFields,
): Promise<SaveTemplateResult> {
  requirePermission(actor.user, 'leads.manage');
  const { db, clock } = deps;
  const [stored] = await db.select({ templates: count() }).from(replyTemplates);
  if ((stored?.templates ?? 0) >= MAX_TEMPLATES) return { kind: 'enough' };
  const after = { name: newName, text: newText };
  const newId = uuid();
  return settle(() =>
    db.transaction(async (transaction): Promise<SaveTemplateResult> => {
      await transaction.insert(replyTemplates).values({ ...after, id: newId, createdAt: clock() });
      const entry = toEntry(deps, actor, { id: newId, name: newName });
      await recordChange(transaction, { ...entry, action: 'template-created', after });
      return { kind: 'saved', id: newId };
    }),
  );
}

/** R-INBOX-4: changes a template that is as the page showed it. Throws NotAllowedError. */
export async function changeTemplate(
  deps: InboxDeps,
  actor: SignedIn,
  template: ReplyTemplate,
): Promise<SaveTemplateResult> {
  requirePermission(actor.user, 'leads.manage');
  if (!isUuid(template.id)) return { kind: 'conflict' };
  const fields = { name: template.name, text: template.text };
  const result = await settle(() =>
    deps.db.transaction(async (transaction): Promise<SaveTemplateResult> => {
      const [former] = await transaction
        .select({ name, text })
        .from(replyTemplates)
        .where(and(eq(id, template.id), eq(version, template.version)))
        .for('update');
      if (!former) return { kind: 'conflict' };
      await transaction
        .update(replyTemplates)
        .set({ ...fields, version: template.version + 1 })
        .where(eq(id, template.id));
      const changed = pickChanged(former, fields);
      if (Object.keys(changed.after).length > 0)
        await recordChange(transaction, {
          ...toEntry(deps, actor, template),
          action: 'template-changed',
          ...changed,
        });
      return { kind: 'saved', id: template.id };
    }),
  );
  if (result.kind !== 'conflict') return result;
  const current = await getTemplate(deps, actor, template.id);
  return { kind: 'conflict', ...(current && { current }) };
}

export type DeleteTemplateResult =
  | { kind: 'deleted' }
  /** Others changed it since the page was shown. */
  | { kind: 'conflict'; current: ReplyTemplate };

/**
 * R-INBOX-4: deletes a template that is as the page showed it, or was deleted already. Replies that were sent keep their text. Throws
 * NotAllowedError.
 */
export async function deleteTemplate(
  deps: InboxDeps,
  actor: SignedIn,
  shown: Pick<ReplyTemplate, 'id' | 'version'>,
): Promise<DeleteTemplateResult> {
  requirePermission(actor.user, 'leads.manage');
  const { id: templateId } = shown;
  if (!isUuid(templateId)) return { kind: 'deleted' };
  await deps.db.transaction(async (transaction) => {
    const [before] = await transaction
      .delete(replyTemplates)
      .where(and(eq(id, templateId), eq(version, shown.version)))
      .returning({ name, text });
    if (!before) return;
    const entry = toEntry(deps, actor, { id: templateId, name: before.name });
    await recordChange(transaction, { ...entry, action: 'template-deleted', before });
  });
  const current = await getTemplate(deps, actor, templateId);
  return current ? { kind: 'conflict', current } : { kind: 'deleted' };
}
