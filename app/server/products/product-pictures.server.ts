import { and, eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import type { PicturesForm } from '~/domain/catalogue/picture-form-schema';
import { type PictureFormat, productPictureFiles } from '../db/schema/product-history.server';
import { placePictureFiles } from '../files/picture-files.server';
import type { ProductPictureCheck } from '../profiles/pictures/check-product-picture.server';
import { applyButton } from './apply-picture-button.server';
import { changeProduct, type ProductConflict, type ProductDeps } from './change-product.server';

const MAX_PICTURES = 12;

export type AddProductPictureResult =
  | { kind: 'saved' | 'unknown' | 'too-many' }
  | Exclude<ProductPictureCheck, { kind: 'accepted' }>
  | ProductConflict;

interface NewPicture {
  id: string;
  version: number;
  file: File;
  alt: string;
}

/** Adds an uploaded picture as the last one. Throws NotAllowedError. */
export async function addPicture(
  deps: ProductDeps,
  { user }: SignedIn,
  { id, version, file, alt }: NewPicture,
): Promise<AddProductPictureResult> {
  requirePermission(user, 'products.manage');
  const checked = await deps.checkPicture(file, user.id);
  if (checked.kind !== 'accepted') return checked;
  const { width, height, tint, files } = checked.picture;
  const placed = await placePictureFiles(deps.contents, files);
  return changeProduct<AddProductPictureResult>(
    deps,
    { id, version, userId: user.id },
    async (transaction, row) => {
      if (row.images.length >= MAX_PICTURES) return { kind: 'too-many' };
      const name = uuid();
      await transaction
        .insert(productPictureFiles)
        .values(placed.map((each) => ({ ...each, pictureId: name, productId: id })));
      const images = [...row.images, { name, alt, upload: { width, height, tint } }];
      return { edit: { set: { images }, kind: 'pictures' } };
    },
  );
}

export type ChangePicturesResult =
  | { kind: 'saved' | 'unchanged' | 'unknown' }
  /** A published product shows at least one. */
  | { kind: 'last' }
  | ProductConflict;

/** Saves all alternative texts, and moves or removes one picture. Throws NotAllowedError. */
export function changePictures(
  deps: ProductDeps,
  { user }: SignedIn,
  { id, version, press, alts }: PicturesForm & { id: string },
): Promise<ChangePicturesResult> {
  requirePermission(user, 'products.manage');
  const typedByName = new Map(alts.map((typed) => [typed.name, typed]));
  return changeProduct<ChangePicturesResult>(deps, { id, version, userId: user.id }, async (_, row) => {
    const described = row.images.map(({ color: former, ...picture }) => {
      const { alt, color } = typedByName.get(picture.name) ?? { alt: picture.alt, color: former };
      return { ...picture, alt, ...(color && row.colors.includes(color) && { color }) };
    });
    const images = applyButton(described, press);
    if (images.length === 0 && row.state === 'published') return { kind: 'last' };
    const isSame = JSON.stringify(images) === JSON.stringify(row.images);
    return isSame ? { kind: 'unchanged' } : { edit: { set: { images }, kind: 'pictures' } };
  });
}

/** A file of an uploaded picture. `null` for an unknown one. `pictureId` is a UUID. */
export async function readPictureFile(
  { db, contents }: Pick<ProductDeps, 'db' | 'contents'>,
  { pictureId, width, format }: { pictureId: string; width: number; format: PictureFormat },
): Promise<Uint8Array | null> {
  const { content, contentRecord: record } = productPictureFiles;
  const [row] = await db
    .select({ content, record })
    .from(productPictureFiles)
    .where(
      and(
        eq(productPictureFiles.pictureId, pictureId),
        eq(productPictureFiles.width, width),
        eq(productPictureFiles.format, format),
      ),
    );
  return row ? contents.get(row) : null;
}
