import { z } from 'zod';
import { optionalField, plainText, textAreaField, textField } from '../forms/form-fields';
import { createSlug, SLUG_PATTERN } from '../publishing/slug';

export const MAX_ARTICLE_SOURCE = 60_000;
const MAX_SEED = 9999;

/** Paths of other pages below `/blog`. */
const RESERVED_SLUGS = ['list-sidebar', 'single', 'tags', 'authors', 'series'];

/** What the author, the subject and the picture can be. The content of the site has the lists. */
export interface ArticleChoices {
  authors: readonly string[];
  tags: readonly string[];
  series: readonly string[];
  covers: readonly string[];
}

const oneOf = (label: string, values: readonly string[]) =>
  plainText({ label, max: 60 }).refine((value) => values.includes(value), { error: `${label} is unknown.` });

/** R-ARTICLE-1: an article as staff write it. An empty slug is made from the title. */
export const createArticleFormSchema = ({ authors, tags, series, covers }: ArticleChoices) =>
  z
    .object({
      title: textField({ label: 'The title', min: 5, max: 90 }),
      slug: optionalField(plainText({ label: 'The address', max: 80 })),
      summary: textField({ label: 'The summary', min: 50, max: 240 }),
      authorId: oneOf('The author', authors),
      tag: oneOf('The subject', tags),
      series: z.preprocess((value) => value || undefined, oneOf('The series', series).optional()),
      coverKind: oneOf('The pattern', covers),
      coverSeed: z.coerce
        .number({ error: 'A number from 1 to 9999.' })
        .int({ error: 'A number from 1 to 9999.' })
        .min(1, { error: 'A number from 1 to 9999.' })
        .max(MAX_SEED, { error: 'A number from 1 to 9999.' }),
      source: textAreaField({ label: 'The text', max: MAX_ARTICLE_SOURCE }),
    })
    .transform(({ slug, ...form }) => ({ ...form, slug: slug?.trim() || createSlug(form.title) }))
    .superRefine(({ slug }, context) => {
      const isUsable = SLUG_PATTERN.test(slug) && !RESERVED_SLUGS.includes(slug);
      const message = 'Small letters, digits and hyphens, and not the name of another page.';
      if (!isUsable) context.addIssue({ code: 'custom', path: ['slug'], message });
    });

export type ArticleInput = z.output<ReturnType<typeof createArticleFormSchema>>;
