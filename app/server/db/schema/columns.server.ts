import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, check, customType, jsonb, timestamp } from 'drizzle-orm/pg-core';
import type { ContentRecord } from '../file-contents.server';

/** The content of a file. Null when the object store has it. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/**
 * What is known about the content in the column beside it. Null: nothing, because a version without this column wrote the
 * content. app/server/files/file-columns.server.ts lists all of them.
 */
export const contentRecord = (name: string) => jsonb(name).$type<ContentRecord>();

/** No row is without its content. */
export const requireContent = (name: string, content: AnyPgColumn, record: AnyPgColumn) =>
  check(name, sql`${content} is not null or coalesce(${record} ? 'key', false)`);

/** A point in time with its time zone. Drizzle returns a `Date`. */
export const timestamptz = (name: string) => timestamp(name, { withTimezone: true });

/** An amount in paise. */
export const paise = (name: string) => bigint(name, { mode: 'number' }).notNull();
