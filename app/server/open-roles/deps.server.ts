import type { QueryBuilder } from '../db/database.server';

export interface RoleManagementDeps {
  db: QueryBuilder;
  clock: () => Date;
}
