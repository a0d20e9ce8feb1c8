import type { QueryBuilder } from '../db/database.server';
import type { NotifierDeps } from '../notifications/notify-by-preference.server';

export interface ProjectDeps extends NotifierDeps {
  db: QueryBuilder;
  clock: () => Date;
}
