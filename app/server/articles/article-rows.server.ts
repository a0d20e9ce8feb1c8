import { teamMembers } from '~/content/company/team';
import { ARTICLE_TAGS, type Article, COVER_KINDS, getReadingMinutes } from '~/content/journal/article';
import { articleSeries } from '~/content/journal/article-series';
import { chooseCoverGlazes } from '~/content/journal/cover-glazes';
import { type ArticleInput, createArticleFormSchema } from '~/domain/articles/article-form-schema';
import type { UploadedPictureWithAlt } from '~/domain/publishing/uploaded-picture';
import { isUuid } from '~/domain/text/uuid';
import type { QueryBuilder } from '../db/database.server';
import { articlePictureFiles, articles } from '../db/schema/articles.server';
import { readPictures } from '../publishing/text-pictures.server';

/** What a form can choose. */
export const articleFormSchema = createArticleFormSchema({
  authors: teamMembers.map(({ id }) => id),
  tags: ARTICLE_TAGS,
  series: articleSeries.map(({ id }) => id),
  covers: COVER_KINDS,
});

export type ArticleRow = typeof articles.$inferSelect;

/** The columns of a list: without the texts. */
export const metadataColumns = {
  id: articles.id,
  slug: articles.slug,
  title: articles.title,
  summary: articles.summary,
  authorId: articles.authorId,
  tag: articles.tag,
  series: articles.series,
  coverKind: articles.coverKind,
  coverSeed: articles.coverSeed,
  outline: articles.outline,
  wordCount: articles.wordCount,
  publishedOn: articles.publishedOn,
  correctedOn: articles.correctedOn,
};

type MetadataRow = Pick<ArticleRow, keyof typeof metadataColumns>;

/** As the journal shows it. `day` stands for the publication of an article that is not published yet. */
export function toArticle(row: MetadataRow, day: string): Article {
  const { id, slug, title, summary, authorId, series, correctedOn, wordCount, coverSeed } = row;
  return {
    id,
    slug,
    title,
    summary,
    authorId,
    wordCount,
    outline: [...row.outline],
    tag: ARTICLE_TAGS.find((tag) => tag === row.tag) ?? 'Company',
    publishedOn: row.publishedOn ?? day,
    ...(correctedOn && { updatedOn: correctedOn }),
    ...(series && { series }),
    cover: {
      kind: COVER_KINDS.find((kind) => kind === row.coverKind) ?? 'opus',
      seed: coverSeed,
      glazes: [...chooseCoverGlazes(coverSeed)],
    },
    readingMinutes: getReadingMinutes(wordCount),
    form: 'standard',
  };
}

/** What staff edit. */
export const toForm = (row: ArticleRow): ArticleInput => {
  const { title, slug, summary, authorId, tag, series, coverKind, coverSeed, source } = row;
  return { title, slug, summary, authorId, tag, series: series ?? undefined, coverKind, coverSeed, source };
};

/** The pictures that the text of an article can show. A new one has no id. */
export const readArticlePictures = async (
  db: QueryBuilder,
  articleId = '',
): Promise<UploadedPictureWithAlt[]> =>
  isUuid(articleId) ? readPictures(db, articlePictureFiles, articleId) : [];

const authorIds = new Set(teamMembers.map(({ id }) => id));

/** Whether the page of the article can name its author. */
export const hasAuthor = ({ authorId }: Pick<ArticleRow, 'authorId'>): boolean => authorIds.has(authorId);
