import { eq } from 'drizzle-orm';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { recordChange } from '../audit/record-change.server';
import type { QueryBuilder, ServiceDeps } from '../db/database.server';
import { discountCodes, discountUses } from '../db/schema/discounts.server';
import { orders } from '../db/schema/orders.server';
import { getVersion, toAuditValues, toEntry } from './discount-columns.server';
import { type DiscountCodeRow, lockCode } from './discount-row.server';

export interface DeleteCodeResult {
  /** `used`: an order names the code. `conflict`: others changed it since the page was shown. */
  kind: 'deleted' | 'unknown' | 'used' | 'conflict';
}

/** An order that was cancelled has given its use back, and still names the code. */
export async function isCodeUsed(
  db: QueryBuilder,
  { id, code }: Pick<DiscountCodeRow, 'id' | 'code'>,
): Promise<boolean> {
  const { codeId } = discountUses;
  const [use] = await db.select({ codeId }).from(discountUses).where(eq(codeId, id)).limit(1);
  if (use) return true;
  const { discountCode } = orders;
  const [order] = await db.select({ discountCode }).from(orders).where(eq(discountCode, code)).limit(1);
  return order !== undefined;
}

/**
 * R-DISCOUNT-8: deletes a code that no order uses or names. It is locked as at the checkout: an order with it is written before, or finds
 * no code. Throws NotAllowedError.
 */
export async function deleteCode(
  { db, clock }: ServiceDeps,
  actor: SignedIn,
  { id, version }: { id: string; version: number },
): Promise<DeleteCodeResult> {
  requirePermission(actor.user, 'discounts.manage');
  return db.transaction(async (transaction): Promise<DeleteCodeResult> => {
    const row = await lockCode(transaction, id);
    if (!row) return { kind: 'unknown' };
    if (getVersion(row) !== version) return { kind: 'conflict' };
    // A statement of its own after the lock sees the order that held it.
    if (await isCodeUsed(transaction, row)) return { kind: 'used' };
    await transaction.delete(discountCodes).where(eq(discountCodes.id, id));
    await recordChange(transaction, {
      ...toEntry(actor, clock(), row),
      action: 'discount-deleted',
      before: toAuditValues(row),
    });
    return { kind: 'deleted' };
  });
}
