import { z } from 'zod';
import { plainText, textAreaField, textField } from '../forms/form-fields';

export const EDITION_LIMITS = { subject: 90, introduction: 2000, articles: 8 } as const;

const MAX_SLUG = 80;

/** A field that is left out or blank is an empty text. */
const introduction = z.preprocess(
  (value) => (typeof value === 'string' && value.trim() === '' ? undefined : value),
  textAreaField({ label: 'The introduction', max: EDITION_LIMITS.introduction }).optional().default(''),
);

/** Browsers send one value as a text, none as nothing. */
const toList = (value: unknown) =>
  value === undefined || value === '' ? [] : Array.isArray(value) ? value : [value];

/** R-NEWSLETTER-1: an edition as staff write it. Articles are slugs in the order of the email. */
export const editionFormSchema = z.object({
  subject: textField({ label: 'The subject', min: 3, max: EDITION_LIMITS.subject }),
  introduction,
  articles: z.preprocess(
    toList,
    z
      .array(plainText({ label: 'An article', max: MAX_SLUG }))
      .max(EDITION_LIMITS.articles, { error: `An edition can have ${EDITION_LIMITS.articles} articles.` })
      .refine((slugs) => new Set(slugs).size === slugs.length, { error: 'An article is there twice.' }),
  ),
});

export type EditionInput = z.output<typeof editionFormSchema>;
