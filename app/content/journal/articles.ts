import metadata from 'virtual:article-metadata';
import { type Article, articleMetadataSchema, compareByDate, getReadingMinutes } from './article';

function parseArticle(slug: string, value: unknown): Article {
  const { success, data, error } = articleMetadataSchema.safeParse(value);
  if (!success) throw new Error(`The frontmatter of ${slug}.mdx is wrong.`, { cause: error });
  const { frontmatter, outline, wordCount } = data;
  return { ...frontmatter, slug, outline, wordCount, readingMinutes: getReadingMinutes(wordCount) };
}

/** The articles of the repository, newest first. Those of the back office are in the database (app/server/articles). */
export const articles: readonly Article[] = Object.entries(metadata)
  .map(([slug, value]) => parseArticle(slug, value))
  .sort(compareByDate);

const articlesBySlug = new Map(articles.map((article) => [article.slug, article]));

export const findRepositoryArticle = (slug: string): Article | undefined => articlesBySlug.get(slug);
