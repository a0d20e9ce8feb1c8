import { sql } from 'drizzle-orm';
import type { QueryBuilder } from '../db/database.server';
import { FILE_COLUMNS, type FilePlace, isIn } from './file-columns.server';

export type FileCounts = Record<FilePlace, { files: number; bytes: number }>;

/** Files and bytes in both places. */
export async function countFiles(db: QueryBuilder): Promise<FileCounts> {
  const counts: FileCounts = { database: { files: 0, bytes: 0 }, s3: { files: 0, bytes: 0 } };
  for (const column of FILE_COLUMNS)
    for (const place of ['database', 's3'] as const) {
      const size =
        place === 'database'
          ? sql`octet_length(${column.content})`
          : sql`(${column.record}->>'size')::bigint`;
      const [row] = await db
        .select({
          files: sql<number>`count(*)::int`,
          bytes: sql<number>`coalesce(sum(${size}), 0)::float8`,
        })
        .from(column.table)
        .where(isIn(column, place));
      counts[place].files += row?.files ?? 0;
      counts[place].bytes += row?.bytes ?? 0;
    }
  return counts;
}
