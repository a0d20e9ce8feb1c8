import type { QueryBuilder } from '../db/database.server';

export interface DiscountDeps {
  db: QueryBuilder;
  /** Makes the hashes of people. A new secret forgets who used a code before. */
  secret: string;
  clock: () => Date;
}
