import { findTeamMember } from '~/content/company/team';
import type { Article } from '~/content/journal/article';
import { addEditionNumber, type EditionContent } from '~/domain/newsletter/edition';
import { paths } from '~/paths';
import type { newsletterEditions } from '../db/schema/newsletter-editions.server';

export type EditionRow = typeof newsletterEditions.$inferSelect;

const findAuthor = (id: string) => findTeamMember(id)?.name ?? '';

/** The email with the articles that visitors can read. The others are in `missing`. */
export function composeEdition(
  { number, subject, introduction, articles: slugs }: EditionRow,
  published: readonly Article[],
): { content: EditionContent; missing: string[] } {
  const bySlug = new Map(published.map((article) => [article.slug, article]));
  const found = slugs.flatMap((slug) => bySlug.get(slug) ?? []);
  const articles = found.map(({ slug, title, summary, authorId, readingMinutes }) => ({
    title,
    summary,
    readingMinutes,
    author: findAuthor(authorId),
    path: addEditionNumber(paths.article(slug), number),
  }));
  return {
    content: { number, subject, introduction, articles },
    missing: slugs.filter((slug) => !bySlug.has(slug)),
  };
}
