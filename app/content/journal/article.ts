import { z } from 'zod';
import { DRAWING_GLAZES } from '~/domain/site/glazes';
import type { CoverDesign } from '../content-types';

/** The subjects of the journal, in the order of its menus. */
export const ARTICLE_TAGS = [
  'Engineering',
  'Hackathons',
  'Learning',
  'Workshops',
  'Design',
  'Company',
] as const;

export type ArticleTag = (typeof ARTICLE_TAGS)[number];

export const COVER_KINDS = [
  'opus',
  'grammar',
  'iso',
  'penrose',
  'jali',
  'truchet',
] as const satisfies CoverDesign['kind'][];

const glaze = z.enum([...DRAWING_GLAZES, 'contrast']);

/** The block at the beginning of an article's file. */
const frontmatterSchema = z.strictObject({
  title: z.string().min(5).max(90),
  summary: z.string().min(50).max(240),
  /** ISO dates. */
  publishedOn: z.iso.date(),
  updatedOn: z.iso.date().optional(),
  /** Id of a team member in team.ts. */
  authorId: z.string(),
  tag: z.enum(ARTICLE_TAGS),
  /** Id in article-series.ts. */
  series: z.string().optional(),
  cover: z.strictObject({
    kind: z.enum(COVER_KINDS),
    seed: z.int().positive(),
    glazes: z.tuple([glaze, glaze, glaze]),
  }),
  /** A picture essay is led by its pictures and has a page of its own. */
  form: z.enum(['standard', 'picture-essay']).default('standard'),
});

/** Words per minute that adults read of a text on a screen, with code and figures. */
const READING_SPEED = 210;

export const getReadingMinutes = (wordCount: number): number =>
  Math.max(1, Math.round(wordCount / READING_SPEED));

/** What an article's file exports besides its text (scripts/build/articles). */
export const articleMetadataSchema = z.object({
  frontmatter: frontmatterSchema,
  /** The headings of the second level. */
  outline: z.array(z.object({ id: z.string(), text: z.string() })),
  wordCount: z.int().nonnegative(),
});

export type ArticleMetadata = z.infer<typeof articleMetadataSchema>;

/** An article of the journal without its text. */
export interface Article extends z.infer<typeof frontmatterSchema> {
  /** Of an article of the back office. */
  id?: string;
  /** Its name in the URL: in the repository the name of its file. */
  slug: string;
  outline: ArticleMetadata['outline'];
  wordCount: number;
  readingMinutes: number;
}

/** Newest first. Articles of one day are in the order of their slugs. */
export const compareByDate = (one: Article, other: Article) =>
  other.publishedOn.localeCompare(one.publishedOn) || one.slug.localeCompare(other.slug);
