import type { QueryBuilder } from '../db/database.server';

export interface DiscountDeps {
  db: QueryBuilder;
  /** Hashes the emails of buyers. With a new secret, former uses of a code are not recognised. */
  secret: string;
  clock: () => Date;
}
