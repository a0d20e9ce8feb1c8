import { eq } from 'drizzle-orm';
import type { PublicationState } from '~/domain/publishing/publication-state';
import type { QueryBuilder } from '../db/database.server';
import type { PictureTable, RevisionTable, SlugTable } from '../db/schema/publishing.server';

/** What every text that staff publish has. */
export interface TextRow {
  id: string;
  title: string;
  slug: string;
  state: PublicationState;
  publishAt: Date | null;
  publishedOn: string | null;
  version: number;
  changedAt: Date;
}

/** One kind of text in the database: articles of the journal, or entries of the help centre. */
export interface TextStore<Row extends TextRow, Form> {
  /** In the audit log. */
  area: 'articles' | 'help';
  action: 'article' | 'help';
  revisions: RevisionTable;
  slugs: SlugTable;
  pictures: PictureTable;
  add(transaction: QueryBuilder, row: Row): Promise<unknown>;
  /** Reads a row until the end of the transaction. */
  lock(transaction: QueryBuilder, id: string): Promise<Row | undefined>;
  write(transaction: QueryBuilder, row: Row): Promise<unknown>;
  /** Removes the row. Nothing refers to it any more. */
  remove(transaction: QueryBuilder, id: string): Promise<unknown>;
  /** Takes the slug for the text. `false`: another one has or had it. */
  claimSlug(transaction: QueryBuilder, row: Row): Promise<boolean>;
  /** Adds the job that publishes at a time. */
  schedule(transaction: QueryBuilder, id: string, publishAt: Date): Promise<void>;
  /** Called in the transaction of a change that visitors can read. */
  onPublicChange?(transaction: QueryBuilder): Promise<void>;
  /** What staff edit. */
  toForm(row: Row): Form;
}

/** Takes the slug for a text, unless another one has or had it. A slug that was never public is given back. */
export async function claimSlug(
  transaction: QueryBuilder,
  slugs: SlugTable,
  { id, slug, publishedOn }: TextRow,
): Promise<boolean> {
  if (publishedOn === null) await transaction.delete(slugs).where(eq(slugs.textId, id));
  const [owner] = await transaction.select().from(slugs).where(eq(slugs.slug, slug));
  if (owner) return owner.textId === id;
  await transaction.insert(slugs).values({ slug, textId: id });
  return true;
}
