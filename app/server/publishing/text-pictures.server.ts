import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { UploadedPictureWithAlt } from '~/domain/publishing/uploaded-picture';
import { bindDeps } from '../bind-deps.server';
import type { Database, QueryBuilder } from '../db/database.server';
import type { ContentDeps } from '../db/file-contents.server';
import { articlePictureFiles } from '../db/schema/articles.server';
import { helpPictureFiles } from '../db/schema/help-entries.server';
import type { PictureFormat } from '../db/schema/product-history.server';
import type { PictureTable, RevisionTable } from '../db/schema/publishing.server';
import { getContents } from '../files/file-contents.server';

/** The pictures of texts by the id of their text, the oldest first, with their WebP files. */
export async function listPictures(
  db: QueryBuilder,
  table: PictureTable,
  condition?: SQL,
): Promise<Map<string, UploadedPictureWithAlt[]>> {
  const { textId, pictureId, width, height, alt } = table;
  const rows = await db
    .select({ textId, pictureId, width, height, alt })
    .from(table)
    .where(and(eq(table.format, 'webp'), condition))
    .orderBy(asc(pictureId), asc(width));
  const pictures = [...Map.groupBy(rows, (row) => row.pictureId)].map(([id, files]) => ({
    id,
    alt: files[0]?.alt ?? '',
    owner: files[0]?.textId ?? '',
    files: files.map((file) => ({ width: file.width, height: file.height })),
  }));
  const byText = Map.groupBy(pictures, ({ owner }) => owner);
  return new Map([...byText].map(([id, owned]) => [id, owned.map(({ owner, ...picture }) => picture)]));
}

/** The pictures of one text. `textId` is a UUID. */
export const readPictures = async (
  db: QueryBuilder,
  table: PictureTable,
  textId: string,
): Promise<UploadedPictureWithAlt[]> =>
  (await listPictures(db, table, eq(table.textId, textId))).get(textId) ?? [];

interface Deps extends ContentDeps {
  db: QueryBuilder;
}

interface PictureFile {
  /** A UUID. */
  pictureId: string;
  width: number;
  format: PictureFormat;
}

/** A file of an uploaded picture of an article or a help article. `null` for an unknown one. */
async function readPictureFile({ db, contents }: Deps, file: PictureFile): Promise<Uint8Array | null> {
  for (const table of [articlePictureFiles, helpPictureFiles]) {
    const { content, contentRecord: record } = table;
    const [row] = await db
      .select({ content, record })
      .from(table)
      .where(
        and(eq(table.pictureId, file.pictureId), eq(table.width, file.width), eq(table.format, file.format)),
      );
    if (row) return contents.get(row);
  }
  return null;
}

/** The pictures of texts, for every visitor. */
export const createTextPictures = (database: Database) =>
  bindDeps({ db: database.db, contents: getContents(database) }, { readPictureFile });

export type TextPictures = ReturnType<typeof createTextPictures>;

/** When a picture was added: an id of version 7 begins with the time, in milliseconds. */
const toAddedAt = ({ pictureId }: PictureTable) =>
  sql`to_timestamp(('x' || left(replace(${pictureId}::text, '-', ''), 12))::bit(48)::bigint / 1000.0)`;

/** R-ARTICLE-8: pictures that no version of their text shows, thirty days after they were added. */
export const isUnusedPicture = (pictures: PictureTable, revisions: RevisionTable): SQL =>
  sql`${toAddedAt(pictures)} < now() - interval '30 days' and not exists (
  select 1 from ${revisions}
  where ${revisions.textId} = ${pictures.textId}
    and strpos(${revisions.form} ->> 'source', ${pictures.pictureId}::text) > 0
)`;
