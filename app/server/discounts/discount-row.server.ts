import type { DiscountCode } from '~/domain/discounts/discount-code';
import type { discountCodes } from '../db/schema/discounts.server';

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
