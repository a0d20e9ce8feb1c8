import { type Article, articleMetadataSchema } from './article';

/** Words per minute that adults read of a text on a screen, with code and figures. */
const READING_SPEED = 210;

const modules = import.meta.glob<unknown>('./articles/*.mdx', { query: '?metadata', eager: true });

function parseArticle(file: string, module: unknown): Article {
  const slug = file.replace(/^.*\/|\.mdx$/g, '');
  const { success, data, error } = articleMetadataSchema.safeParse(module);
  if (!success) throw new Error(`The frontmatter of ${file} is wrong.`, { cause: error });
  const { frontmatter, outline, wordCount } = data;
  const readingMinutes = Math.max(1, Math.round(wordCount / READING_SPEED));
  return { ...frontmatter, slug, outline, wordCount, readingMinutes };
}

/** Newest first. Articles of one day are in the order of their slugs. */
const byDate = (one: Article, other: Article) =>
  other.publishedOn.localeCompare(one.publishedOn) || one.slug.localeCompare(other.slug);

/** All articles of the journal, newest first. */
export const articles: readonly Article[] = Object.entries(modules)
  .map(([file, module]) => parseArticle(file, module))
  .sort(byDate);

const articlesBySlug = new Map(articles.map((article) => [article.slug, article]));

export const findArticle = (slug: string): Article | undefined => articlesBySlug.get(slug);
