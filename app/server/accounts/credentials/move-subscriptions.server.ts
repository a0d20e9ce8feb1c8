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

/** What the owner of the new email has confirmed or ended counts. That a mail server refused the former email says nothing about the new one. */
async function moveNewsletter(transaction: QueryBuilder, { from, to }: Move): Promise<void> {
  const rows = await transaction
    .select()
    .from(subscribers)
    .where(inArray(subscribers.email, [from, to]))
    .orderBy(asc(subscribers.id))
    .for('update');
  const formerRow = rows.find(({ email }) => email === from);
  if (!formerRow || formerRow.state === 'pending') return;
  const newRow = rows.find(({ email }) => email === to);
  if (newRow && newRow.state !== 'pending') {
    await withdrawEmails(transaction, formerRow.id);
    await transaction.delete(subscribers).where(eq(subscribers.id, formerRow.id));
    return;
  }
  if (newRow) await transaction.delete(subscribers).where(eq(subscribers.id, newRow.id));
  await transaction
    .update(subscribers)
    .set({ email: to, refusedAt: null })
    .where(eq(subscribers.id, formerRow.id));
}

/** Of two alerts for one variant, a confirmed one of the new email is left. */
async function moveStockAlerts(transaction: QueryBuilder, { from, to }: Move): Promise<void> {
  const [formerHash, newHash] = [hashRecipient(from), hashRecipient(to)];
  const isFormer = and(eq(stockAlerts.recipientHash, formerHash), isNotNull(stockAlerts.confirmedAt));
  // Spellings of one email have the same hash.
  if (formerHash !== newHash) {
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
    const isUnconfirmedNew = and(eq(stockAlerts.recipientHash, newHash), isNull(stockAlerts.confirmedAt));
    const isConfirmedFormer = and(eq(other.recipientHash, formerHash), isNotNull(other.confirmedAt));
    await transaction.delete(stockAlerts).where(and(isUnconfirmedNew, ofSameVariant(isConfirmedFormer)));
    await transaction
      .delete(stockAlerts)
      .where(and(isFormer, ofSameVariant(eq(other.recipientHash, newHash))));
  }
  await transaction.update(stockAlerts).set({ email: to, recipientHash: newHash }).where(isFormer);
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
