import { type SQL, sql } from 'drizzle-orm';
import { articlePictureFiles, articleRevisions } from '../db/schema/articles.server';

/** When the picture was added: an id of version 7 begins with the time, in milliseconds. */
const addedAt = sql`to_timestamp(('x' || left(replace(${articlePictureFiles.pictureId}::text, '-', ''), 12))::bit(48)::bigint / 1000.0)`;

/** R-ARTICLE-8: pictures that no version of their article shows, thirty days after they were added. */
export const isUnusedPicture: SQL = sql`${addedAt} < now() - interval '30 days' and not exists (
  select 1 from ${articleRevisions}
  where ${articleRevisions.textId} = ${articlePictureFiles.articleId}
    and strpos(${articleRevisions.form} ->> 'source', ${articlePictureFiles.pictureId}::text) > 0
)`;
