import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { canonicalEmail } from '~/domain/contact/canonical-email';
import type { QueryBuilder } from '../db/database.server';
import { unconfirmedEmails } from '../db/schema/unconfirmed-emails.server';

/** What an address gets that nobody has confirmed, of all forms, sign-ups and guest orders together. */
export const UNCONFIRMED_LIMIT = { anHour: 3, aDay: 10 } as const;

/** Of every spelling of an address the same. */
export const recipientHash = (email: string): string =>
  createHash('sha256').update(canonicalEmail(email)).digest('base64url');

/**
 * Takes one of the places that an unconfirmed address has, in the transaction of what the mail tells. Gives no row when
 * there is none left. One statement, so that two at the same time never take the same place; a full address is seen
 * before its row is locked, so that nobody waits for a refusal.
 */
export function reservation(db: QueryBuilder, email: string, now: Date) {
  const { recipientHash: hash, sentAt, expiresAt } = unconfirmedEmails;
  const own = recipientHash(email);
  const at = sql`${now.toISOString()}::timestamptz`;
  const within = (span: string) => sql`sent > ${at} - ${span}::interval`;
  const countOf = (span: string) =>
    sql`(select count(*) from unnest(${sentAt}) as sent where ${within(span)})`;
  const hasPlace = sql`(${countOf('1 hour')} < ${UNCONFIRMED_LIMIT.anHour} and ${countOf('1 day')} < ${UNCONFIRMED_LIMIT.aDay})`;
  const isFull = sql`exists (select from ${unconfirmedEmails} where ${hash} = ${own} and not ${hasPlace})`;
  return db
    .insert(unconfirmedEmails)
    .select(sql`select ${own}::text, array[${at}], ${at} + '1 day'::interval where not ${isFull}`)
    .onConflictDoUpdate({
      target: hash,
      set: {
        sentAt: sql`array(select sent from unnest(${sentAt}) as sent where ${within('1 day')}) || ${at}`,
        expiresAt: sql`greatest(${expiresAt}, ${at} + '1 day'::interval)`,
      },
      setWhere: hasPlace,
    })
    .returning({ hash });
}

/** Whether a mail may go to an address that somebody typed. The place is taken by asking. */
export async function reserveUnconfirmedEmail(db: QueryBuilder, email: string, now: Date): Promise<boolean> {
  const rows = await reservation(db, email, now);
  return rows.length > 0;
}
