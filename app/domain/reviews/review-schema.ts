import { z } from 'zod';
import { optionalField, plainText, textAreaField, textField } from '../forms/form-fields';
import { versionField } from '../forms/hidden-fields';
import { MAX_REVIEW_PHOTOS, REVIEW_LIMITS } from './review';

const STARS_NEEDED = 'Please choose one to five stars.';

const starsField = z.coerce
  .number({ error: STARS_NEEDED })
  .int({ error: STARS_NEEDED })
  .min(1, { error: STARS_NEEDED })
  .max(5, { error: STARS_NEEDED });

/** What a buyer writes about a product. The photos are file fields. */
export const reviewSchema = z.object({
  stars: starsField,
  title: textField({ label: 'The title', max: REVIEW_LIMITS.title, min: 3 }),
  text: textAreaField({ label: 'The review', max: REVIEW_LIMITS.text, min: 20 }),
  /** Photos of the stored review that are removed. */
  removed: z
    .array(plainText({ label: 'The photo', max: 36 }))
    .max(MAX_REVIEW_PHOTOS)
    .default([]),
  version: versionField,
});
export type ReviewInput = z.infer<typeof reviewSchema>;

/** A button of a page that shows this version. */
export const reviewVersionSchema = z.object({ version: versionField });

/** Staff refuse a review with a reason that its author gets. */
export const reviewRefusalSchema = z.object({
  version: versionField,
  reason: textAreaField({ label: 'The reason', max: REVIEW_LIMITS.reason, min: 3 }),
});

/** The public answer of the company. An empty one removes it. */
export const reviewAnswerSchema = z.object({
  version: versionField,
  answer: optionalField(textAreaField({ label: 'The answer', max: REVIEW_LIMITS.answer, min: 3 })),
});
