import { z } from 'zod';
import { textAreaField } from '../forms/form-fields';
import { versionField } from '../forms/hidden-fields';
import { APPLICATION_STAGES } from './application-stage';

export const MAX_APPLICATION_NOTE = 2000;
export const MAX_APPLICATION_EMAIL = 5000;
export const RATINGS = [1, 2, 3, 4, 5] as const;

/** What a prepared text leaves open: "[amount]". */
const PLACEHOLDER = /\[[^\][\n]{1,60}\]/;

/** The form's own id: a form that is sent twice writes once. */
const key = z.uuid();

/** The version of the application that the form was made for. */
export const moveSchema = z.object({
  id: z.uuid(),
  version: versionField,
  stage: z.enum(APPLICATION_STAGES),
});

export const applicationNoteSchema = z.object({
  key,
  text: textAreaField({ label: 'The note', max: MAX_APPLICATION_NOTE }),
});

export const applicationEmailSchema = z.object({
  key,
  version: versionField,
  text: textAreaField({ label: 'The email', max: MAX_APPLICATION_EMAIL }).refine(
    (text) => !PLACEHOLDER.test(text),
    { error: 'Fill in what is in square brackets first.' },
  ),
});

export const ratingSchema = z.object({ rating: z.coerce.number().int().min(1).max(RATINGS.length) });

/** The mean of the ratings with one digit. `undefined` without any. */
export const calculateAverageRating = (ratings: readonly number[]): number | undefined =>
  ratings.length === 0
    ? undefined
    : Math.round((10 * ratings.reduce((sum, rating) => sum + rating, 0)) / ratings.length) / 10;
