import { bindDeps } from '../bind-deps.server';
import type { Database } from '../db/database.server';
import { checkCode, countTriedCode, type DiscountDeps } from './check-code.server';

/** Discount codes for buyers. */
export const createDiscounts = ({ db }: Database, options: Omit<DiscountDeps, 'db'>) =>
  bindDeps({ db, ...options }, { checkCode, countTriedCode });

export type Discounts = ReturnType<typeof createDiscounts>;
