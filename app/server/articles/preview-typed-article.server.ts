import { eq } from 'drizzle-orm';
import type { Article } from '~/content/journal/article';
import type { ArticleInput } from '~/domain/articles/article-form-schema';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import type { HtmlNode } from '~/domain/markdown/syntax-trees';
import { isUuid } from '~/domain/text/uuid';
import type { ServiceDeps } from '../db/database.server';
import { articles } from '../db/schema/articles.server';
import { toIsoDay } from '../iso-day.server';
import { readArticlePictures, toArticle } from './article-rows.server';
import { compileArticle, findSourceIssues, readFacts } from './compile-article.server';
import type { ArticleDeps } from './save-article.server';

interface TypedArticle {
  /** The id of the stored article, whose pictures the text can show. */
  id?: string;
  form: ArticleInput;
}

export interface TypedArticlePreview {
  article: Article;
  /** Empty when the text has issues. */
  text: HtmlNode;
  issues: string[];
}

async function readStored({ db }: Pick<ArticleDeps, 'db'>, id = '') {
  if (!isUuid(id)) return { pictures: [] };
  const { publishedOn, correctedOn } = articles;
  const [[dates], pictures] = await Promise.all([
    db.select({ publishedOn, correctedOn }).from(articles).where(eq(articles.id, id)),
    readArticlePictures(db, id),
  ]);
  return { dates, pictures };
}

/** R-ARTICLE-7: the article as its page would show what is typed. Nothing is stored. Throws NotAllowedError. */
export async function previewTypedArticle(
  { db, clock }: ServiceDeps,
  { user }: SignedIn,
  { id, form }: TypedArticle,
): Promise<TypedArticlePreview> {
  requirePermission(user, 'articles.manage');
  const { dates = { publishedOn: null, correctedOn: null }, pictures } = await readStored({ db }, id);
  const issues = findSourceIssues(form.source, new Set(pictures.map((picture) => picture.id)));
  const row = { ...form, ...dates, id: id ?? '', series: form.series ?? null };
  // A text with issues is not compiled: a link that it may not have would be on the page.
  const source = issues.length > 0 ? '' : form.source;
  const article = toArticle({ ...row, ...readFacts(source) }, toIsoDay(clock()));
  return { article, text: compileArticle(source, pictures), issues };
}
