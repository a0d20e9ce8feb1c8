import { createHash } from 'node:crypto';
import { canonicaliseEmail } from '~/domain/forms/canonical-email';
import type { SqlClient } from '../db/database.server';

/** Emails to an unconfirmed recipient, of all forms, sign-ups and guest orders together. */
export const UNCONFIRMED_LIMIT = { perHour: 3, perDay: 10 } as const;

/** Equal for all spellings of an email. */
export const hashRecipient = (email: string): string =>
  createHash('sha256').update(canonicaliseEmail(email)).digest('base64url');

const countWithin = (table: string, span: string) =>
  `(select count(*) from unnest(${table}.sent_at) as sent where sent > $2::timestamptz - interval '${span}')`;

const hasPlace = (table: string) =>
  `(${countWithin(table, '1 hour')} < ${UNCONFIRMED_LIMIT.perHour} and ${countWithin(table, '1 day')} < ${UNCONFIRMED_LIMIT.perDay})`;

const RESERVE = `
  insert into unconfirmed_emails as known (recipient_hash, sent_at, expires_at)
  select $1::text, array[$2::timestamptz], $2::timestamptz + interval '1 day'
  where not exists (select from unconfirmed_emails as earlier where recipient_hash = $1::text and not ${hasPlace('earlier')})
  on conflict (recipient_hash) do update set
    sent_at = array(select sent from unnest(known.sent_at) as sent where sent > $2::timestamptz - interval '1 day') || $2::timestamptz,
    expires_at = greatest(known.expires_at, excluded.expires_at)
  where ${hasPlace('known')}
  returning recipient_hash`;

/**
 * Reserves one email of the limit, in the transaction of its event. False when the limit is reached. It is one statement:
 * two requests at the same time never take the same place. A reached limit is seen before the row is locked, so such a
 * request does not wait.
 */
export async function reserveUnconfirmedEmail(db: SqlClient, email: string, now: Date): Promise<boolean> {
  const reserved = await db.rows({
    name: 'reserve-email',
    text: RESERVE,
    values: [hashRecipient(email), now],
  });
  return reserved.length > 0;
}
