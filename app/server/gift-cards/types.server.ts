import type { QueryBuilder } from '../db/database.server';

export interface GiftCardDeps {
  db: QueryBuilder;
  /** Makes the codes. Under a new secret, earlier codes stay valid and are not shown any more. */
  secret: string;
  clock: () => Date;
}
