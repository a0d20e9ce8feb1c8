import { countDistinct, eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { isUuid } from '~/domain/text/uuid';
import { recordChange } from '../audit/record-change.server';
import type { QueryBuilder, ServiceDeps } from '../db/database.server';
import type { ContentDeps } from '../db/file-contents.server';
import type { PictureTable } from '../db/schema/publishing.server';
import { placePictureFiles } from '../files/picture-files.server';
import type {
  CheckProductPicture,
  ProductPictureCheck,
} from '../profiles/pictures/check-product-picture.server';

const MAX_PICTURES = 30;

export interface PictureDeps extends ContentDeps, ServiceDeps {
  checkPicture: CheckProductPicture;
}

export interface PictureToAdd {
  /** The id of the text. */
  id: string;
  file: File;
  alt: string;
}

export type AddTextPictureResult =
  | { kind: 'added' | 'unknown' | 'too-many' }
  | Exclude<ProductPictureCheck, { kind: 'accepted' }>;

/** One kind of text with pictures. */
export interface PictureOwner {
  /** In the audit log. */
  area: 'articles' | 'help';
  action: 'article-picture' | 'help-picture';
  table: PictureTable;
  /** Locks a text until the end of the transaction. Resolves to its title, `undefined` when no text that can have pictures has the id. */
  lockTitle(transaction: QueryBuilder, id: string): Promise<string | undefined>;
}

/** Adds an uploaded picture to those that a text can show. */
export async function addPicture(
  { db, clock, checkPicture, contents }: PictureDeps,
  { area, action, table, lockTitle }: PictureOwner,
  { userId, id, file, alt }: PictureToAdd & { userId: string },
): Promise<AddTextPictureResult> {
  if (!isUuid(id)) return { kind: 'unknown' };
  const checked = await checkPicture(file, userId);
  if (checked.kind !== 'accepted') return checked;
  const { picture } = checked;
  const files = await placePictureFiles(contents, picture.files);
  return db.transaction(async (transaction) => {
    const title = await lockTitle(transaction, id);
    if (title === undefined) return { kind: 'unknown' };
    const [stored] = await transaction
      .select({ pictures: countDistinct(table.pictureId) })
      .from(table)
      .where(eq(table.textId, id));
    if ((stored?.pictures ?? 0) >= MAX_PICTURES) return { kind: 'too-many' };
    const pictureId = uuid();
    const toHeight = (width: number) => Math.max(1, Math.round((picture.height * width) / picture.width));
    await transaction
      .insert(table)
      .values(files.map((each) => ({ ...each, pictureId, textId: id, alt, height: toHeight(each.width) })));
    await recordChange(transaction, {
      userId,
      area,
      action,
      subjectId: id,
      subjectLabel: title,
      after: { alt },
      at: clock(),
    });
    return { kind: 'added' };
  });
}
