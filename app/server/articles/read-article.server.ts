import { eq } from 'drizzle-orm';
import type { Article } from '~/content/journal/article';
import type { ArticleInput } from '~/domain/articles/article-form-schema';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import type { HtmlNode } from '~/domain/markdown/syntax-trees';
import type { PublicationState, TextVersion } from '~/domain/publishing/publication-state';
import type { UploadedPictureWithAlt } from '~/domain/publishing/uploaded-picture';
import { isUuid } from '~/domain/text/uuid';
import type { ServiceDeps } from '../db/database.server';
import { articleRevisions, articles } from '../db/schema/articles.server';
import { toIsoDay } from '../iso-day.server';
import { listVersions, type Revision, readRevision } from '../publishing/versions.server';
import { readArticlePictures, toArticle, toForm } from './article-rows.server';
import { compileArticle } from './compile-article.server';
import type { ArticleDeps } from './save-article.server';

export interface StaffArticle {
  id: string;
  form: ArticleInput;
  state: PublicationState;
  publishAt: Date | null;
  publishedOn: string | null;
  version: number;
  pictures: UploadedPictureWithAlt[];
  versions: TextVersion[];
}

async function readRow({ db }: Pick<ArticleDeps, 'db'>, id: string) {
  if (!isUuid(id)) return undefined;
  const [row] = await db.select().from(articles).where(eq(articles.id, id));
  return row;
}

/** `undefined` when there is none. Throws NotAllowedError. */
export async function getStaffArticle(
  { db }: Pick<ArticleDeps, 'db'>,
  { user }: SignedIn,
  id: string,
): Promise<StaffArticle | undefined> {
  requirePermission(user, 'articles.manage');
  const row = await readRow({ db }, id);
  if (!row) return undefined;
  const { state, publishAt, publishedOn, version } = row;
  const [pictures, versions] = await Promise.all([
    readArticlePictures(db, id),
    listVersions(db, articleRevisions, { textId: id }),
  ]);
  return { id, form: toForm(row), state, publishAt, publishedOn, version, pictures, versions };
}

/** The article as its page would show it now. `undefined` when there is none. Throws NotAllowedError. */
export async function getArticlePreview(
  { db, clock }: ServiceDeps,
  { user }: SignedIn,
  id: string,
): Promise<{ article: Article; text: HtmlNode } | undefined> {
  requirePermission(user, 'articles.manage');
  const row = await readRow({ db }, id);
  if (!row) return undefined;
  const text = compileArticle(row.source, await readArticlePictures(db, id));
  return { article: toArticle(row, toIsoDay(row.publishAt ?? clock())), text };
}

/** A version with the one before. `undefined` when there is none. Throws NotAllowedError. */
export async function getRevision(
  { db }: Pick<ArticleDeps, 'db'>,
  { user }: SignedIn,
  shown: { id: string; version: number },
): Promise<Revision<ArticleInput> | undefined> {
  requirePermission(user, 'articles.manage');
  return readRevision(db, articleRevisions, shown);
}
