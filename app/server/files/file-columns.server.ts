import { isNotNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { articlePictureFiles } from '../db/schema/articles.server';
import { attachments } from '../db/schema/attachments.server';
import { helpPictureFiles } from '../db/schema/help-entries.server';
import { productPictureFiles } from '../db/schema/product-history.server';
import { profilePictures } from '../db/schema/profiles.server';
import { projectFiles } from '../db/schema/projects.server';
import { orderReturns } from '../db/schema/returns.server';
import { reviewPhotos } from '../db/schema/reviews.server';

export interface FileColumn {
  table: PgTable;
  /** The primary key. */
  key: readonly PgColumn[];
  content: PgColumn;
  record: PgColumn;
  /** A column with the media type or with the format of a picture, or the media type of all. */
  mediaType: PgColumn | string;
}

/** Every column with the content of a file. A test compares it with the database. */
export const FILE_COLUMNS: readonly FileColumn[] = [
  {
    table: attachments,
    key: [attachments.id],
    mediaType: attachments.mediaType,
    content: attachments.content,
    record: attachments.contentRecord,
  },
  {
    table: projectFiles,
    key: [projectFiles.id],
    mediaType: projectFiles.mediaType,
    content: projectFiles.content,
    record: projectFiles.contentRecord,
  },
  ...[productPictureFiles, articlePictureFiles, helpPictureFiles].map((table) => ({
    table,
    key: [table.pictureId, table.width, table.format],
    mediaType: table.format,
    content: table.content,
    record: table.contentRecord,
  })),
  ...(['large', 'small'] as const).flatMap((size) => [
    {
      table: reviewPhotos,
      key: [reviewPhotos.id],
      mediaType: 'image/webp',
      content: reviewPhotos[size],
      record: reviewPhotos[`${size}Record`],
    },
    {
      table: profilePictures,
      key: [profilePictures.userId],
      mediaType: 'image/webp',
      content: profilePictures[size],
      record: profilePictures[`${size}Record`],
    },
  ]),
  {
    table: orderReturns,
    key: [orderReturns.id],
    mediaType: 'image/webp',
    content: orderReturns.photo,
    record: orderReturns.photoRecord,
  },
];

export type FilePlace = 'database' | 's3';

export const isIn = ({ content, record }: FileColumn, place: FilePlace): SQL =>
  place === 'database' ? isNotNull(content) : sql`${record} ? 'key'`;
