import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** A point in time with its time zone. Drizzle returns a `Date`. */
export const timestamptz = (name: string) => timestamp(name, { withTimezone: true });

/** An amount in paise. */
export const paise = (name: string) => bigint(name, { mode: 'number' }).notNull();
