import { eq } from 'drizzle-orm';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { articlePictureFiles, articles } from '../db/schema/articles.server';
import {
  type AddTextPictureResult,
  addPicture,
  type PictureDeps,
  type PictureOwner,
  type PictureToAdd,
} from '../publishing/add-picture.server';

const articlesWithPictures: PictureOwner = {
  area: 'articles',
  action: 'article-picture',
  table: articlePictureFiles,
  async lockTitle(transaction, id) {
    const { title } = articles;
    const [row] = await transaction.select({ title }).from(articles).where(eq(articles.id, id)).for('update');
    return row?.title;
  },
};

/** Adds an uploaded picture to those that the text can show. Throws NotAllowedError. */
export async function addArticlePicture(
  deps: PictureDeps,
  { user }: SignedIn,
  picture: PictureToAdd,
): Promise<AddTextPictureResult> {
  requirePermission(user, 'articles.manage');
  return addPicture(deps, articlesWithPictures, { ...picture, userId: user.id });
}
