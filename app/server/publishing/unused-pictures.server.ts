import { type SQL, sql } from 'drizzle-orm';
import type { PictureTable, RevisionTable } from '../db/schema/publishing.server';

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
