import { eq } from 'drizzle-orm';
import type { DiscountCode } from '~/domain/discounts/discount-code';
import { isUuid } from '~/domain/text/uuid';
import type { QueryBuilder } from '../db/database.server';
import { discountCodes } from '../db/schema/discounts.server';

export type DiscountCodeRow = typeof discountCodes.$inferSelect;

export function toDiscountCode(row: DiscountCodeRow): DiscountCode {
  const { code, kind, value, minTotal, isOncePerPerson, uses, isActive } = row;
  const { categoryId, maxUses, startsAt, endsAt } = row;
  return {
    code,
    kind,
    value,
    minTotal,
    isOncePerPerson,
    uses,
    isActive,
    ...(categoryId !== null && { categoryId }),
    ...(maxUses !== null && { maxUses }),
    ...(startsAt && { startsAt }),
    ...(endsAt && { endsAt }),
  };
}

export async function findCode(db: QueryBuilder, id: string): Promise<DiscountCodeRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await db.select().from(discountCodes).where(eq(discountCodes.id, id));
  return row;
}

/** Locks the code until the end of the transaction: orders with it wait. */
export async function lockCode(transaction: QueryBuilder, id: string): Promise<DiscountCodeRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await transaction.select().from(discountCodes).where(eq(discountCodes.id, id)).for('update');
  return row;
}
