import { and, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { type DiscountIssue, findUseIssue, parseDiscountCode } from '~/domain/discounts/discount-code';
import { canonicaliseEmail } from '~/domain/forms/canonical-email';
import { createSignature } from '../crypto/signatures.server';
import type { QueryBuilder } from '../db/database.server';
import { discountCodes, discountUses } from '../db/schema/discounts.server';
import { orders } from '../db/schema/orders.server';
import { type DiscountCodeRow, toDiscountCode } from './discount-row.server';

/** Who uses a code. Both parts may be unknown while the cart is shown. */
export interface DiscountUser {
  email?: string | undefined;
  /** The signed-in user. */
  userId?: string | undefined;
}

const hashPerson = (secret: string, email: string): string =>
  createSignature(secret, 'discount-person', canonicaliseEmail(email));

/** One person is one canonical email, or one account with any email. */
async function isUsedByPerson(
  db: QueryBuilder,
  secret: string,
  codeId: string,
  { email, userId }: DiscountUser,
): Promise<boolean> {
  const isSamePerson: SQL[] = [
    ...(email ? [eq(discountUses.personHash, hashPerson(secret, email))] : []),
    ...(userId ? [eq(orders.userId, userId)] : []),
  ];
  if (isSamePerson.length === 0) return false;
  const [use] = await db
    .select({ id: discountUses.id })
    .from(discountUses)
    .innerJoin(orders, eq(orders.id, discountUses.orderId))
    .where(and(eq(discountUses.codeId, codeId), or(...isSamePerson)))
    .limit(1);
  return use !== undefined;
}

interface UseRequest extends DiscountUser {
  /** As typed. */
  code: string;
  now: Date;
}

export type FoundCode = { kind: 'usable'; row: DiscountCodeRow } | { kind: 'refused'; issue: DiscountIssue };

async function checkRow(
  db: QueryBuilder,
  secret: string,
  row: DiscountCodeRow | undefined,
  { now, ...person }: UseRequest,
): Promise<FoundCode> {
  if (!row) return { kind: 'refused', issue: { kind: 'unknown' } };
  const used = row.isOncePerPerson && (await isUsedByPerson(db, secret, row.id, person));
  const issue = findUseIssue(toDiscountCode(row), { now, isUsedByPerson: used });
  return issue ? { kind: 'refused', issue } : { kind: 'usable', row };
}

const selectByCode = (db: QueryBuilder, typed: string) =>
  db
    .select()
    .from(discountCodes)
    .where(eq(discountCodes.code, parseDiscountCode(typed) ?? ''));

/** A code that may be used now (R-DISCOUNT-3). Another buyer may get its last use before the order is placed. */
export async function findUsableCode(
  db: QueryBuilder,
  secret: string,
  request: UseRequest,
): Promise<FoundCode> {
  const [row] = await selectByCode(db, request.code);
  return checkRow(db, secret, row, request);
}

/**
 * The same, and locks the code until the end of the transaction: orders with one code wait for each other. Lock the
 * products first, so that two orders cannot deadlock.
 */
export async function lockUsableCode(
  transaction: QueryBuilder,
  secret: string,
  request: UseRequest,
): Promise<FoundCode> {
  const [row] = await selectByCode(transaction, request.code).for('update');
  return checkRow(transaction, secret, row, request);
}

/**
 * Counts one use of a code for an order that was written in this transaction (R-DISCOUNT-4). Throws when the last use is gone,
 * so that the order is not written: `lockUsableCode` excludes this.
 */
export async function writeCodeUse(
  transaction: QueryBuilder,
  secret: string,
  { row, orderId, email, now }: { row: DiscountCodeRow; orderId: string; email: string; now: Date },
): Promise<void> {
  const { id: codeId, code, isOncePerPerson } = row;
  const [counted] = await transaction
    .update(discountCodes)
    .set({ uses: sql`${discountCodes.uses} + 1` })
    .where(
      and(
        eq(discountCodes.id, codeId),
        or(isNull(discountCodes.maxUses), lt(discountCodes.uses, discountCodes.maxUses)),
      ),
    )
    .returning({ id: discountCodes.id });
  if (!counted) throw new Error(`The last use of the code ${code} is gone.`);
  const personHash = hashPerson(secret, email);
  await transaction.insert(discountUses).values({
    id: uuid(),
    codeId,
    orderId,
    personHash,
    createdAt: now,
    ...(isOncePerPerson && { onceKey: personHash }),
  });
}

/** The order was cancelled: its use can be won again. The transaction must have locked the order. */
export async function releaseCodeUse(transaction: QueryBuilder, orderId: string): Promise<void> {
  const [released] = await transaction
    .delete(discountUses)
    .where(eq(discountUses.orderId, orderId))
    .returning({ codeId: discountUses.codeId });
  if (!released) return;
  await transaction
    .update(discountCodes)
    .set({ uses: sql`${discountCodes.uses} - 1` })
    .where(eq(discountCodes.id, released.codeId));
}
