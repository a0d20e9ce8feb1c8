import { and, asc, eq, exists, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { User } from '~/domain/auth/user';
import type { QueryBuilder } from '../../db/database.server';
import { subscribers } from '../../db/schema/newsletter.server';
import { stockAlerts } from '../../db/schema/stock-alerts.server';
import { hashRecipient } from '../../email/reserve-unconfirmed.server';
import { withdrawEmails } from '../../newsletter/withdraw-emails.server';

interface Move {
  from: string;
  to: string;
}

/** What the owner of the new email has confirmed or ended for it counts. A mail server that refused the former email says nothing about it. */
async function moveNewsletter(transaction: QueryBuilder, { from, to }: Move): Promise<void> {
  const rows = await transaction
    .select()
    .from(subscribers)
    .where(inArray(subscribers.email, [from, to]))
    .orderBy(asc(subscribers.id))
    .for('update');
  const former = rows.find(({ email }) => email === from);
  if (!former || former.state === 'pending') return;
  const next = rows.find(({ email }) => email === to);
  if (next && next.state !== 'pending') {
    await withdrawEmails(transaction, former.id);
    await transaction.delete(subscribers).where(eq(subscribers.id, former.id));
    return;
  }
  if (next) await transaction.delete(subscribers).where(eq(subscribers.id, next.id));
  await transaction
    .update(subscribers)
    .set({ email: to, refusedAt: null })
    .where(eq(subscribers.id, former.id));
}

/** Of two alerts for one variant, a confirmed one of the new email is left. */
async function moveStockAlerts(transaction: QueryBuilder, { from, to }: Move): Promise<void> {
  const [former, next] = [hashRecipient(from), hashRecipient(to)];
  const isFormer = and(eq(stockAlerts.recipientHash, former), isNotNull(stockAlerts.confirmedAt));
  // Spellings of one email have the same hash.
  if (former !== next) {
    const other = alias(stockAlerts, 'other');
    const ofSameVariant = (condition: SQL | undefined) =>
      exists(
        transaction
          .select({ id: other.id })
          .from(other)
          .where(
            and(
              eq(other.productId, stockAlerts.productId),
              eq(other.color, stockAlerts.color),
              eq(other.size, stockAlerts.size),
              condition,
            ),
          ),
      );
    const isUnconfirmedNext = and(eq(stockAlerts.recipientHash, next), isNull(stockAlerts.confirmedAt));
    const isConfirmedFormer = and(eq(other.recipientHash, former), isNotNull(other.confirmedAt));
    await transaction.delete(stockAlerts).where(and(isUnconfirmedNext, ofSameVariant(isConfirmedFormer)));
    await transaction.delete(stockAlerts).where(and(isFormer, ofSameVariant(eq(other.recipientHash, next))));
  }
  await transaction.update(stockAlerts).set({ email: to, recipientHash: next }).where(isFormer);
}

/**
 * R-NEWSLETTER-12: what the confirmed email of an account is subscribed to follows the account to another email: its settings, its export
 * and its erasure would lose it.
 */
export async function moveSubscriptions(
  transaction: QueryBuilder,
  { email, emailVerified }: Pick<User, 'email' | 'emailVerified'>,
  to: string,
): Promise<void> {
  if (!emailVerified) return;
  const move = { from: email.toLowerCase(), to };
  await moveNewsletter(transaction, move);
  await moveStockAlerts(transaction, move);
}
