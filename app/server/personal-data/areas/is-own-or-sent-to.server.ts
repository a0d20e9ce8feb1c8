import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { DataOwner } from '../types.server';

/** R-DELETION-3: a row of the account, or one that was sent to its confirmed email and is of no account. */
export const isOwnOrSentTo = (
  { id, confirmedEmail }: DataOwner,
  userId: PgColumn,
  email: PgColumn,
): SQL | undefined =>
  or(
    eq(userId, id),
    confirmedEmail === undefined ? undefined : and(isNull(userId), eq(sql`lower(${email})`, confirmedEmail)),
  );
