import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import {
  type AddPictureResult,
  addPicture,
  type PictureDeps,
  type PictureToAdd,
} from '../publishing/add-picture.server';
import { helpStore } from './help-store.server';

/** R-HELP-7: adds an uploaded picture to those that a help article can show. Throws NotAllowedError. */
export async function addHelpPicture(
  deps: PictureDeps,
  { user }: SignedIn,
  picture: PictureToAdd,
): Promise<AddPictureResult> {
  requirePermission(user, 'help.manage');
  const hasPictures = ({ kind }: { kind: string }) => kind === 'article';
  return addPicture(deps, helpStore, { ...picture, userId: user.id }, hasPictures);
}
