import type { DiscountCodeForm } from '~/domain/discounts/discount-code-schema';
import { admin, type TestShop } from './test-shop';

/** 10 % off, for everyone. */
export const codeForm: DiscountCodeForm = {
  code: 'MONSOON',
  kind: 'percent',
  value: 1_000,
  minTotal: 0,
  isOncePerPerson: false,
};

/** The id of a new discount code. */
export async function createCode(shop: TestShop, values: Partial<DiscountCodeForm> = {}): Promise<string> {
  const result = await shop.discountManagement.createCode(admin, { ...codeForm, ...values });
  if (result.kind !== 'saved') throw new Error(result.kind);
  return result.id;
}
