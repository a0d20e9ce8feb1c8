import { and, eq, inArray, ne } from 'drizzle-orm';
import { findTeamMember } from '~/content/company/team';
import type { Article } from '~/content/journal/article';
import { addEditionNumber, type EditionContent } from '~/domain/newsletter/edition';
import { paths } from '~/paths';
import type { QueryBuilder } from '../db/database.server';
import { articleSlugs, articles } from '../db/schema/articles.server';
import type { newsletterEditions } from '../db/schema/newsletter-editions.server';

export type EditionRow = typeof newsletterEditions.$inferSelect;

const findAuthor = (id: string) => findTeamMember(id)?.name ?? '';

/** An edition whose articles have their current slugs: one can have got another slug since it was chosen. */
export async function withCurrentSlugs(db: QueryBuilder, row: EditionRow): Promise<EditionRow> {
  const moved = await db
    .select({ former: articleSlugs.slug, current: articles.slug })
    .from(articleSlugs)
    .innerJoin(articles, eq(articles.id, articleSlugs.textId))
    .where(and(inArray(articleSlugs.slug, [...row.articles]), ne(articleSlugs.slug, articles.slug)));
  const current = new Map(moved.map((slugs) => [slugs.former, slugs.current]));
  return { ...row, articles: [...new Set(row.articles.map((slug) => current.get(slug) ?? slug))] };
}

/** The email with the articles that visitors can read. The others are in `missing`. */
export function composeEdition(
  { number, subject, introduction, articles: slugs }: EditionRow,
  published: readonly Article[],
): { content: EditionContent; missing: string[] } {
  const bySlug = new Map(published.map((article) => [article.slug, article]));
  const found = slugs.flatMap((slug) => bySlug.get(slug) ?? []);
  const shown = found.map(({ slug, title, summary, authorId, readingMinutes }) => ({
    title,
    summary,
    readingMinutes,
    author: findAuthor(authorId),
    path: addEditionNumber(paths.article(slug), number),
  }));
  return {
    content: { number, subject, introduction, articles: shown },
    missing: slugs.filter((slug) => !bySlug.has(slug)),
  };
}
