import { and, asc, eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { StoredFile } from '~/domain/files/attachment';
import type { QueryBuilder } from '../db/database.server';
import { attachments } from '../db/schema/attachments.server';
import type { CheckedFile } from './types.server';

/** Runs in the transaction that writes the lead: both are stored, or neither. */
export async function storeFiles(
  transaction: QueryBuilder,
  leadId: string,
  files: readonly CheckedFile[],
  createdAt: Date,
): Promise<void> {
  if (files.length === 0) return;
  await transaction
    .insert(attachments)
    .values(files.map((file) => ({ id: uuid(), leadId, size: file.content.byteLength, createdAt, ...file })));
}

export function listLeadFiles(db: QueryBuilder, leadId: string): Promise<StoredFile[]> {
  const { id, name, size } = attachments;
  return db
    .select({ id, name, size })
    .from(attachments)
    .where(eq(attachments.leadId, leadId))
    .orderBy(asc(id));
}

/** A file of a lead with its content. `null` when the lead has no such file. `fileId` is a UUID. */
export async function getLeadFile(
  db: QueryBuilder,
  leadId: string,
  fileId: string,
): Promise<CheckedFile | null> {
  const { id, name, mediaType, content } = attachments;
  const [file] = await db
    .select({ name, mediaType, content })
    .from(attachments)
    .where(and(eq(attachments.leadId, leadId), eq(id, fileId)));
  return file ?? null;
}

export async function deleteLeadFiles(transaction: QueryBuilder, leadId: string): Promise<void> {
  await transaction.delete(attachments).where(eq(attachments.leadId, leadId));
}
