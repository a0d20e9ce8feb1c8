import { countDistinct, eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { recordChange } from '../audit/record-change.server';
import type { QueryBuilder } from '../db/database.server';
import type { ContentDeps } from '../db/file-contents.server';
import { isUuid } from '../db/is-uuid.server';
import { placePictureFiles } from '../files/picture-files.server';
import type {
  CheckProductPicture,
  ProductPictureCheck,
} from '../profiles/pictures/check-product-picture.server';
import type { TextRow, TextStore } from './text-store.server';

const MAX_PICTURES = 30;

export interface PictureDeps extends ContentDeps {
  db: QueryBuilder;
  clock: () => Date;
  checkPicture: CheckProductPicture;
}

export interface PictureToAdd {
  /** Of the text. */
  id: string;
  file: File;
  alt: string;
}

export type AddPictureResult =
  | { kind: 'added' | 'unknown' | 'too-many' }
  | Exclude<ProductPictureCheck, { kind: 'accepted' }>;

/** Adds an uploaded picture to those that a text can show. `hasPictures` says whether texts like this one have some. */
export async function addPicture<Row extends TextRow, Form>(
  { db, clock, checkPicture, contents }: PictureDeps,
  store: TextStore<Row, Form>,
  { userId, id, file, alt }: PictureToAdd & { userId: string },
  hasPictures: (row: Row) => boolean = () => true,
): Promise<AddPictureResult> {
  if (!isUuid(id)) return { kind: 'unknown' };
  const checked = await checkPicture(file, userId);
  if (checked.kind !== 'accepted') return checked;
  const { picture } = checked;
  const files = await placePictureFiles(contents, picture.files);
  const table = store.pictures;
  return db.transaction(async (transaction) => {
    const text = await store.lock(transaction, id);
    if (!text || !hasPictures(text)) return { kind: 'unknown' };
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
      ...{ userId, area: store.area, action: `${store.action}-picture`, subjectId: id },
      ...{ subjectLabel: text.title, after: { alt }, at: clock() },
    });
    return { kind: 'added' };
  });
}
