import { and, eq } from 'drizzle-orm';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { helpEntries, helpPictureFiles } from '../db/schema/help-entries.server';
import {
  type AddTextPictureResult,
  addPicture,
  type PictureDeps,
  type PictureOwner,
  type PictureToAdd,
} from '../publishing/add-picture.server';

const helpWithPictures: PictureOwner = {
  area: 'help',
  action: 'help-picture',
  table: helpPictureFiles,
  async lockTitle(transaction, id) {
    const { title, kind } = helpEntries;
    const isArticle = and(eq(helpEntries.id, id), eq(kind, 'article'));
    const [row] = await transaction.select({ title }).from(helpEntries).where(isArticle).for('update');
    return row?.title;
  },
};

/** R-HELP-7: adds an uploaded picture to those that a help article can show. Throws NotAllowedError. */
export async function addHelpPicture(
  deps: PictureDeps,
  { user }: SignedIn,
  picture: PictureToAdd,
): Promise<AddTextPictureResult> {
  requirePermission(user, 'help.manage');
  return addPicture(deps, helpWithPictures, { ...picture, userId: user.id });
}
