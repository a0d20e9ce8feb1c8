import type { PictureDeps } from '../publishing/add-picture.server';

export interface ArticleDeps extends PictureDeps {
  /** Called after the commit, so that the next page of this process shows the change. Others hear of it from the database. */
  announce: () => void;
}
