import { countDistinct, eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { recordChange } from '../audit/record-change.server';
import { isUuid } from '../db/is-uuid.server';
import { articlePictureFiles, articles } from '../db/schema/articles.server';
import { placePictureFiles } from '../files/picture-files.server';
import type { ProductPictureCheck } from '../profiles/pictures/check-product-picture.server';
import type { ArticleDeps } from './deps.server';

const MAX_PICTURES = 30;

export type AddArticlePictureResult =
  | { kind: 'added' | 'unknown' | 'too-many' }
  | Exclude<ProductPictureCheck, { kind: 'accepted' }>;

/** Adds an uploaded picture to those that the text can show. Throws NotAllowedError. */
export async function addArticlePicture(
  { db, clock, checkPicture, contents }: ArticleDeps,
  { user }: SignedIn,
  { id, file, alt }: { id: string; file: File; alt: string },
): Promise<AddArticlePictureResult> {
  requirePermission(user, 'articles.manage');
  if (!isUuid(id)) return { kind: 'unknown' };
  const checked = await checkPicture(file, user.id);
  if (checked.kind !== 'accepted') return checked;
  const { picture } = checked;
  const files = await placePictureFiles(contents, picture.files);
  return db.transaction(async (transaction) => {
    const [article] = await transaction
      .select({ title: articles.title })
      .from(articles)
      .where(eq(articles.id, id))
      .for('update');
    if (!article) return { kind: 'unknown' };
    const [stored] = await transaction
      .select({ pictures: countDistinct(articlePictureFiles.pictureId) })
      .from(articlePictureFiles)
      .where(eq(articlePictureFiles.articleId, id));
    if ((stored?.pictures ?? 0) >= MAX_PICTURES) return { kind: 'too-many' };
    const pictureId = uuid();
    const toHeight = (width: number) => Math.max(1, Math.round((picture.height * width) / picture.width));
    await transaction.insert(articlePictureFiles).values(
      files.map((each) => ({
        ...{ ...each, pictureId, articleId: id, alt, height: toHeight(each.width) },
      })),
    );
    await recordChange(transaction, {
      ...{ userId: user.id, area: 'articles', action: 'article-picture', subjectId: id },
      ...{ subjectLabel: article.title, after: { alt }, at: clock() },
    });
    return { kind: 'added' };
  });
}
