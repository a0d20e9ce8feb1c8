import type { QueryBuilder } from '../db/database.server';
import type { ContentDeps } from '../db/file-contents.server';
import type { CheckProductPicture } from '../profiles/pictures/check-product-picture.server';

export interface ArticleDeps extends ContentDeps {
  db: QueryBuilder;
  clock: () => Date;
  checkPicture: CheckProductPicture;
  /** Called after the commit, so that the next page of this process shows the change. Others hear of it from the database. */
  announce: () => void;
}
