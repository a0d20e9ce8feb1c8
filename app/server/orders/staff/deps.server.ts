import type { QueryBuilder } from '../../db/database.server';

export interface StaffDeps {
  db: QueryBuilder;
  clock: () => Date;
}
