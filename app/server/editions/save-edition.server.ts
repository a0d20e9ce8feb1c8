import { max } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import type { EditionInput } from '~/domain/newsletter/edition-form-schema';
import { recordChange } from '../audit/record-change.server';
import type { QueryBuilder } from '../db/database.server';
import { newsletterEditions } from '../db/schema/newsletter-editions.server';
import { isUniqueViolation } from '../db/sql-state.server';
import {
  changeEdition,
  type EditionChangeResult,
  type EditionVersion,
  toAuditValues,
} from './change-edition.server';
import type { EditionRow } from './edition-content.server';
import type { EditionDeps } from './read-edition.server';

const MAX_TRIES = 5;

async function insertDraft(
  transaction: QueryBuilder,
  { user }: SignedIn,
  form: EditionInput,
  at: Date,
): Promise<string> {
  const [last] = await transaction
    .select({ number: max(newsletterEditions.number) })
    .from(newsletterEditions);
  const edition: EditionRow = {
    ...form,
    id: uuid(),
    number: (last?.number ?? 0) + 1,
    state: 'draft',
    version: 1,
    sendAt: null,
    content: null,
    startedAt: null,
    finishedAt: null,
    lastSubscriberId: null,
    batches: 0,
    recipients: 0,
    createdAt: at,
    changedAt: at,
  };
  await transaction.insert(newsletterEditions).values(edition);
  await recordChange(transaction, {
    userId: user.id,
    area: 'newsletter',
    action: 'edition-created',
    subjectId: edition.id,
    subjectLabel: edition.subject,
    after: toAuditValues(edition),
    at,
  });
  return edition.id;
}

/** Adds a draft with the next number. The form has passed its schema. Resolves to its id. Throws NotAllowedError. */
export async function createEdition(
  { db, clock }: EditionDeps,
  actor: SignedIn,
  form: EditionInput,
): Promise<string> {
  requirePermission(actor.user, 'newsletter.manage');
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction((transaction) => insertDraft(transaction, actor, form, clock()));
    } catch (error) {
      // Another draft took the number at the same time.
      if (attempt === MAX_TRIES || !isUniqueViolation(error)) throw error;
    }
  }
}

export type SaveEditionResult = EditionChangeResult | { kind: 'unchanged' } | { kind: 'empty' };

const isSame = (one: EditionInput, other: Pick<EditionRow, keyof EditionInput>) =>
  one.subject === other.subject &&
  one.introduction === other.introduction &&
  one.articles.join('\n') === other.articles.join('\n');

/** A draft and a scheduled edition can be changed. The form has passed its schema. Throws NotAllowedError. */
export async function saveEdition(
  deps: EditionDeps,
  actor: SignedIn,
  { form, ...edition }: EditionVersion & { form: EditionInput },
): Promise<SaveEditionResult> {
  requirePermission(actor.user, 'newsletter.manage');
  return changeEdition<SaveEditionResult>(deps, actor, edition, async (_, row) => {
    if (row.state !== 'draft' && row.state !== 'scheduled') return { kind: 'locked' };
    if (row.state === 'scheduled' && form.articles.length === 0) return { kind: 'empty' };
    return isSame(form, row) ? { kind: 'unchanged' } : { action: 'edition-changed', edit: form };
  });
}
