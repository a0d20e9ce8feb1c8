import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { StoredFile } from '~/domain/files/attachment';
import type { QueryBuilder } from '../db/database.server';
import type { ContentColumns, FileContents } from '../db/file-contents.server';
import { attachments } from '../db/schema/attachments.server';
import type { CheckedFile } from './check-pdf.server';

/** A file whose content is stored. A row is to be written. */
export type PlacedFile = Omit<CheckedFile, 'content'> & ContentColumns & { size: number };

/** Runs before the transaction that writes the lead. */
export async function placeFiles(
  contents: FileContents,
  files: readonly CheckedFile[],
): Promise<PlacedFile[]> {
  const placed: PlacedFile[] = [];
  for (const { name, mediaType, content } of files) {
    const columns = await contents.put(content, mediaType);
    placed.push({ ...columns, name, mediaType, size: content.byteLength });
  }
  return placed;
}

/** Runs in the transaction that writes the lead: both are stored, or neither. */
export async function storeFiles(
  transaction: QueryBuilder,
  leadId: string,
  files: readonly PlacedFile[],
  { createdAt, emailId }: { createdAt: Date; emailId?: string },
): Promise<void> {
  if (files.length === 0) return;
  await transaction.insert(attachments).values(
    files.map(({ record, ...file }) => ({
      ...file,
      id: uuid(),
      leadId,
      emailId,
      createdAt,
      contentRecord: record,
    })),
  );
}

/** The files that came with the message itself. */
export function listLeadFiles(db: QueryBuilder, leadId: string): Promise<StoredFile[]> {
  const { id, name, size } = attachments;
  return db
    .select({ id, name, size })
    .from(attachments)
    .where(and(eq(attachments.leadId, leadId), isNull(attachments.emailId)))
    .orderBy(asc(id));
}

/** The files of the emails that answered, with their emails. */
export async function listAnswerFiles(
  db: QueryBuilder,
  leadId: string,
): Promise<{ emailId: string | null; file: StoredFile }[]> {
  const { id, name, size, emailId } = attachments;
  const rows = await db
    .select({ id, name, size, emailId })
    .from(attachments)
    .where(and(eq(attachments.leadId, leadId), isNotNull(emailId)))
    .orderBy(asc(id));
  return rows.map(({ emailId: email, ...file }) => ({ emailId: email, file }));
}

/** A file of a lead with its content. `null` when the lead has no such file. `fileId` is a UUID. */
export async function getLeadFile(
  { db, contents }: { db: QueryBuilder; contents: FileContents },
  leadId: string,
  fileId: string,
): Promise<CheckedFile | null> {
  const { id, name, mediaType, content, contentRecord: record } = attachments;
  const [file] = await db
    .select({ name, mediaType, columns: { content, record } })
    .from(attachments)
    .where(and(eq(attachments.leadId, leadId), eq(id, fileId)));
  return file
    ? { name: file.name, mediaType: file.mediaType, content: await contents.get(file.columns) }
    : null;
}

export async function deleteLeadFiles(transaction: QueryBuilder, leadId: string): Promise<void> {
  await transaction.delete(attachments).where(eq(attachments.leadId, leadId));
}
