import type { QueryBuilder } from '../db/database.server';

export interface CatalogueDeps {
  db: QueryBuilder;
}
