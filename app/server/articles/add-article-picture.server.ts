import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import {
  type AddPictureResult,
  addPicture,
  type PictureDeps,
  type PictureToAdd,
} from '../publishing/add-picture.server';
import { articleStore } from './article-store.server';

/** Adds an uploaded picture to those that the text can show. Throws NotAllowedError. */
export async function addArticlePicture(
  deps: PictureDeps,
  { user }: SignedIn,
  picture: PictureToAdd,
): Promise<AddPictureResult> {
  requirePermission(user, 'articles.manage');
  return addPicture(deps, articleStore, { ...picture, userId: user.id });
}
