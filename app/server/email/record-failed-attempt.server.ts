import { and, eq, sql } from 'drizzle-orm';
import type { QueryBuilder } from '../db/database.server';
import { emails } from '../db/schema/emails.server';

/** `failed`: no other attempt follows · `refused`: the address does not exist. */
export type EmailOutcome = 'sent' | 'failed' | 'refused';

/** Gets the key of an email with its outcome, in the transaction that stores it. */
export type RecordOutcome = (transaction: QueryBuilder, key: string, outcome: EmailOutcome) => Promise<void>;

interface FailedAttempt {
  /** In one line, without emails. */
  reason: string;
  /** No other attempt follows: staff see the email as failed, and can send it again. */
  isFinal: boolean;
  /** The mail server says that the address does not exist. */
  isAddressRefused?: boolean | undefined;
}

/** Stores why an email was not sent. One that was sent or withheld meanwhile stays as it is. */
export const recordFailedAttempt = (
  db: QueryBuilder,
  { id, key }: Pick<typeof emails.$inferSelect, 'id' | 'key'>,
  { reason, isFinal, isAddressRefused }: FailedAttempt,
  recordOutcome: RecordOutcome | undefined,
): Promise<void> =>
  db.transaction(async (transaction) => {
    if (isFinal) await recordOutcome?.(transaction, key, isAddressRefused ? 'refused' : 'failed');
    await transaction
      .update(emails)
      .set({
        state: isFinal ? 'failed' : 'queued',
        lastError: reason,
        attempts: sql`${emails.attempts} + 1`,
      })
      .where(and(eq(emails.id, id), eq(emails.state, 'queued')));
  });
