import { parseWithZod } from '@conform-to/zod/v4';
import { data } from 'react-router';
import { MAX_REVIEW_PHOTOS, PHOTO_FIELDS } from '~/domain/reviews/review';
import { reviewSchema, reviewVersionSchema } from '~/domain/reviews/review-schema';
import { readFieldText } from '~/server/http/body/read-body.server';
import { formatSeconds } from '~/server/http/errors/request-error.server';
import type { Reviews } from '~/server/reviews/reviews.server';

type Link = Parameters<Reviews['saveReview']>[0];

const CHANGED =
  'The review was changed in the meantime, perhaps on another device. Please load the page and look at it again.';

const NOT_ALLOWED = 'This product can no longer be reviewed.';

/** One for each field, so that an issue can name its field. An empty file stands for a field that was left blank. */
const readPhotos = (form: FormData): File[] =>
  PHOTO_FIELDS.map((name) => {
    const file = form.get(name);
    return file instanceof File ? file : new File([], '');
  });

async function deleteReview(reviews: Reviews, link: Link, form: FormData) {
  const submission = parseWithZod(form, { schema: reviewVersionSchema });
  if (submission.status !== 'success') throw data(null, { status: 400 });
  const result = await reviews.deleteOwnReview(link, submission.value.version);
  if (result.kind === 'unknown') throw data(null, { status: 404 });
  if (result.kind === 'deleted') return { kind: 'deleted' } as const;
  const lastResult = submission.reply({ formErrors: [CHANGED] });
  return { kind: 'rejected', lastResult, status: 409 } as const;
}

/** Saves or deletes the review of a buyer. What was typed is shown again with an issue. */
export async function submitReviewForm(reviews: Reviews, link: Link, form: FormData) {
  if (readFieldText(form, 'intent') === 'delete') return deleteReview(reviews, link, form);
  const photos = readPhotos(form);
  // The files are no values of the schema, and cannot be shown again.
  for (const name of PHOTO_FIELDS) form.delete(name);
  const submission = parseWithZod(form, { schema: reviewSchema });
  const reject = (status: 400 | 409 | 429 | 503, issues?: Parameters<typeof submission.reply>[0]) =>
    ({ kind: 'rejected', lastResult: submission.reply(issues), status }) as const;
  if (submission.status !== 'success') return reject(400);
  const result = await reviews.saveReview(link, { form: submission.value, photos });
  switch (result.kind) {
    case 'saved':
    case 'repeated':
      return { kind: 'saved' } as const;
    case 'unknown':
      throw data(null, { status: 404 });
    case 'photo-refused':
      return reject(400, { fieldErrors: { [PHOTO_FIELDS[result.index] ?? 'text']: [result.issue] } });
    case 'too-many-photos':
      return reject(400, { formErrors: [`A review has ${MAX_REVIEW_PHOTOS} photos at most.`] });
    case 'conflict':
      return reject(409, { formErrors: [CHANGED] });
    case 'not-allowed':
      return reject(409, { formErrors: [NOT_ALLOWED] });
    case 'wait':
      return reject(429, {
        formErrors: [`Too many attempts. Please try again in ${formatSeconds(result.seconds)}.`],
      });
    case 'busy':
      return reject(503, { formErrors: ['Many photos arrive just now. Please send it again in a moment.'] });
  }
}
