import { type Article, articleMetadataSchema, byDate, getReadingMinutes } from './article';

const modules = import.meta.glob<unknown>('./articles/*.mdx', { query: '?metadata', eager: true });

function parseArticle(file: string, module: unknown): Article {
  const slug = file.replace(/^.*\/|\.mdx$/g, '');
  const { success, data, error } = articleMetadataSchema.safeParse(module);
  if (!success) throw new Error(`The frontmatter of ${file} is wrong.`, { cause: error });
  const { frontmatter, outline, wordCount } = data;
  return { ...frontmatter, slug, outline, wordCount, readingMinutes: getReadingMinutes(wordCount) };
}

/** The articles of the repository, newest first. Those of the back office are in the database (app/server/articles). */
export const articles: readonly Article[] = Object.entries(modules)
  .map(([file, module]) => parseArticle(file, module))
  .sort(byDate);

const articlesBySlug = new Map(articles.map((article) => [article.slug, article]));

export const findRepositoryArticle = (slug: string): Article | undefined => articlesBySlug.get(slug);
