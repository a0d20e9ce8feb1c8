import { and, asc, count, eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import type { ReplyTemplate } from '~/domain/contact/reply-template';
import { isUuid } from '../../db/is-uuid.server';
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

/** R-INBOX-4: adds a template. Throws NotAllowedError. */
export async function createTemplate(
  { db, clock }: InboxDeps,
  actor: SignedIn,
  fields: TemplateFields,
): Promise<SaveTemplateResult> {
  requirePermission(actor.user, 'leads.manage');
  const [stored] = await db.select({ templates: count() }).from(replyTemplates);
  if ((stored?.templates ?? 0) >= MAX_TEMPLATES) return { kind: 'enough' };
  const newId = uuid();
  return settle(async () => {
    await db.insert(replyTemplates).values({ ...fields, id: newId, createdAt: clock() });
    return { kind: 'saved', id: newId };
  });
}

/** R-INBOX-4: changes a template that is as the page showed it. Throws NotAllowedError. */
export async function changeTemplate(
  deps: InboxDeps,
  actor: SignedIn,
  template: ReplyTemplate,
): Promise<SaveTemplateResult> {
  requirePermission(actor.user, 'leads.manage');
  if (!isUuid(template.id)) return { kind: 'conflict' };
  const fields = { name: template.name, text: template.text, version: template.version + 1 };
  const result = await settle(async () => {
    const changed = await deps.db
      .update(replyTemplates)
      .set(fields)
      .where(and(eq(id, template.id), eq(version, template.version)))
      .returning({ id });
    return changed.length > 0 ? { kind: 'saved', id: template.id } : { kind: 'conflict' };
  });
  if (result.kind !== 'conflict') return result;
  const current = await getTemplate(deps, actor, template.id);
  return { kind: 'conflict', ...(current && { current }) };
}

/** Deletes a template. Replies that were sent keep their text. Throws NotAllowedError. */
export async function deleteTemplate({ db }: InboxDeps, actor: SignedIn, templateId: string): Promise<void> {
  requirePermission(actor.user, 'leads.manage');
  if (isUuid(templateId)) await db.delete(replyTemplates).where(eq(id, templateId));
}
