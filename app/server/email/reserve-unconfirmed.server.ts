import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { canonicaliseEmail } from '~/domain/forms/canonical-email';
import type { QueryBuilder } from '../db/database.server';
import { unconfirmedEmails } from '../db/schema/unconfirmed-emails.server';

/** Emails to an unconfirmed recipient, of all forms, sign-ups and guest orders together. */
export const UNCONFIRMED_LIMIT = { perHour: 3, perDay: 10 } as const;

/** Equal for all spellings of an email. */
export const hashRecipient = (email: string): string =>
  createHash('sha256').update(canonicaliseEmail(email)).digest('base64url');

/**
 * Reserves one email of the limit, in the transaction of its event. False when the limit is reached. It is one statement:
 * two requests at the same time never take the same place. A reached limit is seen before the row is locked, so such a
 * request does not wait.
 */
export async function reserveUnconfirmedEmail(db: QueryBuilder, email: string, now: Date): Promise<boolean> {
  const { recipientHash, sentAt, expiresAt } = unconfirmedEmails;
  const ownHash = hashRecipient(email);
  const at = sql`${now.toISOString()}::timestamptz`;
  const isWithin = (span: string) => sql`sent > ${at} - ${span}::interval`;
  const countWithin = (span: string) =>
    sql`(select count(*) from unnest(${sentAt}) as sent where ${isWithin(span)})`;
  const hasPlace = sql`(${countWithin('1 hour')} < ${UNCONFIRMED_LIMIT.perHour} and ${countWithin('1 day')} < ${UNCONFIRMED_LIMIT.perDay})`;
  const isFull = sql`exists (select from ${unconfirmedEmails} where ${recipientHash} = ${ownHash} and not ${hasPlace})`;
  const rows = await db
    .insert(unconfirmedEmails)
    .select(sql`select ${ownHash}::text, array[${at}], ${at} + '1 day'::interval where not ${isFull}`)
    .onConflictDoUpdate({
      target: recipientHash,
      set: {
        sentAt: sql`array(select sent from unnest(${sentAt}) as sent where ${isWithin('1 day')}) || ${at}`,
        expiresAt: sql`greatest(${expiresAt}, ${at} + '1 day'::interval)`,
      },
      setWhere: hasPlace,
    })
    .returning({ hash: recipientHash });
  return rows.length > 0;
}
