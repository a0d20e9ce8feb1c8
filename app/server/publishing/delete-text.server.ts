import { eq } from 'drizzle-orm';
import { isDeletable } from '~/domain/publishing/publication-state';
import { isUuid } from '~/domain/text/uuid';
import { recordChange } from '../audit/record-change.server';
import type { QueryBuilder } from '../db/database.server';
import { findConflict, type TextConflict } from './change-text.server';
import type { TextRow, TextStore } from './text-store.server';

export type DeleteTextResult<Form> =
  | TextConflict<Form>
  /** `refused`: it is or was on the site. */
  | { kind: 'deleted' | 'unknown' | 'refused' };

interface TextToDelete {
  id: string;
  /** The version that the form showed. */
  version: number;
  userId: string;
  now: Date;
}

/**
 * R-ARTICLE-9: deletes a text that was never published, with its versions, slug and pictures. The database releases the contents of
 * the pictures in the file store. Visitors never saw the text, so no page changes. The job of a scheduled text finds no row.
 */
export async function deleteText<Row extends TextRow, Form>(
  transaction: QueryBuilder,
  store: TextStore<Row, Form>,
  { id, version, userId, now }: TextToDelete,
): Promise<DeleteTextResult<Form>> {
  const row = isUuid(id) ? await store.lock(transaction, id) : undefined;
  if (!row) return { kind: 'unknown' };
  const conflict = await findConflict(transaction, store, { row, version });
  if (conflict) return conflict;
  if (!isDeletable(row)) return { kind: 'refused' };
  const { area, action, pictures, slugs, revisions } = store;
  await transaction.delete(pictures).where(eq(pictures.textId, id));
  await transaction.delete(slugs).where(eq(slugs.textId, id));
  await transaction.delete(revisions).where(eq(revisions.textId, id));
  await store.remove(transaction, id);
  const { title, slug, state } = row;
  await recordChange(transaction, {
    userId,
    area,
    action: `${action}-deleted`,
    subjectId: id,
    subjectLabel: title,
    before: { title, slug, state },
    at: now,
  });
  return { kind: 'deleted' };
}
