import type { QueryBuilder } from '../db/database.server';
import type { PictureDeps } from '../publishing/add-picture.server';

export interface HelpDeps extends PictureDeps {
  /** Writes what changed to the search of the site, in the transaction of the change. */
  index: (transaction: QueryBuilder) => Promise<unknown>;
  /** Called after the commit. Other processes hear of the change from the database. */
  announce: () => void;
}
