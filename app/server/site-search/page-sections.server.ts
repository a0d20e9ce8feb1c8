import { and, eq, inArray } from 'drizzle-orm';
import type { HelpContent } from '~/content/help/merge-help';
import { articles as repositoryArticles } from '~/content/journal/articles';
import { paths } from '~/paths';
import type { Reader } from '../db/database.server';
import { articles } from '../db/schema/articles.server';
import { cachePerHelp } from '../help-entries/cached-help.server';
import type { FoundDocument } from './find-documents.server';

interface PageSection {
  /** Fragment of the section's URL. */
  id: string;
  title: string;
}

/** The sections of pages that have some, by path. */
export type PageSections = ReadonlyMap<string, readonly PageSection[]>;

interface OutlinedArticle {
  slug: string;
  outline: readonly { id: string; text: string }[];
}

const toEntry = ({ slug, outline }: OutlinedArticle) =>
  [paths.article(slug), outline.map(({ id, text }) => ({ id, title: text }))] as const;

const groupSectionsByPath = cachePerHelp(
  (help): PageSections =>
    new Map<string, readonly PageSection[]>([
      ...help.articles.map(({ slug, sections }) => [paths.helpArticle(slug), sections] as const),
      ...repositoryArticles.map(toEntry),
    ]),
);

/** The sections of documents. Those of articles of the back office are read from the database. */
export async function readSections(
  { db, help }: { db: Reader; help: HelpContent },
  documents: readonly Pick<FoundDocument, 'kind' | 'path'>[],
): Promise<PageSections> {
  const sections = groupSectionsByPath(help);
  const prefix = paths.article('');
  const slugs = documents
    .filter(({ kind, path }) => kind === 'article' && !sections.has(path))
    .map(({ path }) => path.slice(prefix.length));
  if (slugs.length === 0) return sections;
  const stored = await db
    .select({ slug: articles.slug, outline: articles.outline })
    .from(articles)
    .where(and(inArray(articles.slug, slugs), eq(articles.state, 'published')));
  return new Map([...sections, ...stored.map(toEntry)]);
}

export interface PageParagraph {
  text: string;
  /** The section that holds it. Missing before the first heading and on pages without sections. */
  section?: PageSection;
}

const plain = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();

/** The paragraphs of a document, without its headings, each with the heading above it. The description is the first one. */
export function listParagraphs(
  { path, description, body }: Pick<FoundDocument, 'path' | 'description' | 'body'>,
  pages: PageSections,
): PageParagraph[] {
  const sections = new Map(
    (pages.get(path) ?? []).map((section) => [plain(section.title), section] as const),
  );
  let section: PageSection | undefined;
  const paragraphs = (body ?? '').split('\n').flatMap((text): PageParagraph[] => {
    const heading = sections.get(plain(text));
    if (heading) {
      section = heading;
      return [];
    }
    return [{ text, ...(section && { section }) }];
  });
  return [{ text: description }, ...paragraphs].filter(({ text }) => text !== '');
}
