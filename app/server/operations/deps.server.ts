import type { QueryBuilder } from '../db/database.server';

export interface OperationsDeps {
  db: QueryBuilder;
  clock: () => Date;
}
