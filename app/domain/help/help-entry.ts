import { z } from 'zod';
import { optionalField, plainText, textAreaField, textField } from '../forms/form-fields';
import { createSlug, SLUG_PATTERN } from '../publishing/slug';

export const HELP_ENTRY_KINDS = ['article', 'question'] as const;
export type HelpEntryKind = (typeof HELP_ENTRY_KINDS)[number];

export const MAX_HELP_SOURCE = 20_000;
export const MAX_RELATED = 4;
/** The place of an entry of the repository is a multiple of it, so that others fit between. */
export const PLACE_STEP = 10;
const MAX_PLACE = 9_999;

/** What a form can choose. The content of the site has the lists. */
export interface HelpChoices {
  categories: readonly string[];
  groups: readonly string[];
}

const slugField = optionalField(plainText({ label: 'The address', max: 80 }));

const PLACE_ERROR = `A number from 0 to ${MAX_PLACE}.`;
const placeField = z.coerce
  .number({ error: PLACE_ERROR })
  .int({ error: PLACE_ERROR })
  .min(0, { error: PLACE_ERROR })
  .max(MAX_PLACE, { error: PLACE_ERROR });

/** Fields of which some are blank: what they hold, each once. */
const relatedField = z
  .array(optionalField(plainText({ label: 'The article', max: 80 })))
  .max(MAX_RELATED, { error: `At most ${MAX_RELATED} articles.` })
  .default([])
  .transform((slugs) => [...new Set(slugs.filter((slug) => slug !== undefined))]);

function checkSlug({ slug }: { slug: string }, context: z.RefinementCtx): void {
  if (SLUG_PATTERN.test(slug)) return;
  context.addIssue({ code: 'custom', path: ['slug'], message: 'Small letters, digits and hyphens.' });
}

/** R-HELP-1: a help article as staff write it. An empty slug is made from the title. */
const createHelpArticleSchema = ({ categories }: HelpChoices) =>
  z
    .object({
      title: textField({ label: 'The title', min: 5, max: 120 }),
      slug: slugField,
      summary: textField({ label: 'The short answer', min: 20, max: 400 }),
      category: plainText({ label: 'The category', max: 40 }).refine((id) => categories.includes(id), {
        error: 'The category is unknown.',
      }),
      place: placeField,
      keywords: optionalField(textField({ label: 'The search words', isPlural: true, max: 300 })).transform(
        (words) => words ?? '',
      ),
      related: relatedField,
      source: textAreaField({ label: 'The text', max: MAX_HELP_SOURCE }),
    })
    .transform(({ slug, ...form }) => ({
      ...form,
      kind: 'article' as const,
      slug: slug?.trim() || createSlug(form.title),
    }))
    .superRefine(checkSlug);

/** R-HELP-1: a question with its answer. It is shown in each of its groups. */
const createQuestionSchema = ({ groups }: HelpChoices) =>
  z
    .object({
      title: textField({ label: 'The question', min: 5, max: 160 }),
      slug: slugField,
      source: textAreaField({ label: 'The answer', max: 1_200 }),
      groups: z
        .array(
          plainText({ label: 'The group', max: 40 }).refine((id) => groups.includes(id), {
            error: 'The group is unknown.',
          }),
        )
        .min(1, { error: 'Choose where the question is shown.' }),
      place: placeField,
    })
    .transform(({ slug, ...form }) => ({
      ...form,
      kind: 'question' as const,
      slug: slug?.trim() || createSlug(form.title),
    }))
    .superRefine(checkSlug);

export const createHelpEntrySchemas = (choices: HelpChoices) => ({
  article: createHelpArticleSchema(choices),
  question: createQuestionSchema(choices),
});

export type HelpArticleInput = z.output<ReturnType<typeof createHelpArticleSchema>>;
export type QuestionInput = z.output<ReturnType<typeof createQuestionSchema>>;
export type HelpEntryInput = HelpArticleInput | QuestionInput;
