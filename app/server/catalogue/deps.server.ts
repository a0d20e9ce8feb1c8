import type { Reader } from '../db/database.server';

export interface CatalogueDeps {
  db: Reader;
}
