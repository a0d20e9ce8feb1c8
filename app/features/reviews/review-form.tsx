import { type SubmissionResult, useForm } from '@conform-to/react';
import {
  formatStars,
  type OwnReview,
  PHOTO_FIELDS,
  REVIEW_LIMITS,
  STAR_VALUES,
} from '~/domain/reviews/review';
import { Button } from '~/ui/buttons/button';
import { Disclosure } from '~/ui/data/disclosure';
import { Stars } from '~/ui/data/stars';
import { Alert } from '~/ui/feedback/alert';
import { ChoiceGroup } from '~/ui/forms/choice-group';
import { Field } from '~/ui/forms/field';
import { Input } from '~/ui/forms/input';
import { Textarea } from '~/ui/forms/textarea';
import { ReviewPhotoFields, type StoredPhoto } from './review-photo-fields';

interface ReviewFields {
  stars: string;
  title: string;
  text: string;
  removed: string[];
}

const STAR_LABELS = { 5: 'very good', 4: 'good', 3: 'fair', 2: 'poor', 1: 'bad' } as const;

const STAR_OPTIONS = STAR_VALUES.map((stars) => ({
  value: String(stars),
  label: (
    <span className="grid gap-1.5 py-1">
      <Stars value={stars} label={formatStars(stars)} hidesValue />
      {STAR_LABELS[stars]}
    </span>
  ),
}));

interface ReviewFormProps {
  review: OwnReview | undefined;
  photos: readonly StoredPhoto[];
  lastResult: SubmissionResult<string[]> | undefined;
}

/** R-REVIEW-1: stars, title, text and photos. Works without script. */
export function ReviewForm({ review, photos, lastResult }: ReviewFormProps) {
  const { stars = 0, title = '', text = '', version = 0 } = review ?? {};
  const [form, fields] = useForm<ReviewFields, unknown, string[]>({
    id: 'review',
    lastResult: lastResult ?? null,
    defaultValue: { stars: stars ? String(stars) : '', title, text },
  });
  const typedRemoved: unknown = lastResult?.initialValue?.removed;
  const removed = [typedRemoved].flat().filter((id) => typeof id === 'string');
  const hasTyped = lastResult !== undefined;
  const issues = lastResult?.error ?? {};
  const firstInvalid = ['stars', 'title', 'text', ...PHOTO_FIELDS].find((name) => issues[name]);
  return (
    <form method="post" encType="multipart/form-data" noValidate data-send-once="" className="grid gap-6">
      <input type="hidden" name="version" value={version} />
      {form.errors?.map((message) => (
        <Alert key={message} tone="danger" title={message} />
      ))}
      <ChoiceGroup
        id="review-stars"
        name="stars"
        legend="Your rating"
        layout="tiles"
        options={STAR_OPTIONS}
        required
        autoFocus={firstInvalid === 'stars'}
        {...(fields.stars.initialValue && { defaultValue: fields.stars.initialValue })}
        {...(fields.stars.errors?.[0] && { error: fields.stars.errors[0] })}
      />
      <Field
        id="review-title"
        label="Title"
        required
        {...(fields.title.errors && { error: fields.title.errors })}
      >
        <Input
          name="title"
          maxLength={REVIEW_LIMITS.title}
          defaultValue={fields.title.initialValue}
          autoFocus={firstInvalid === 'title'}
        />
      </Field>
      <Field
        id="review-text"
        label="Your review"
        hint="How it is to use, what is good and what is not. At least 20 characters."
        required
        {...(fields.text.errors && { error: fields.text.errors })}
      >
        <Textarea
          name="text"
          className="min-h-40"
          maxLength={REVIEW_LIMITS.text}
          defaultValue={fields.text.initialValue}
          autoFocus={firstInvalid === 'text'}
        />
      </Field>
      <ReviewPhotoFields photos={photos} removed={removed} issues={issues} firstInvalid={firstInvalid} />
      {hasTyped && (
        <p className="text-sm text-muted">
          If you had chosen photos, please choose them again: browsers do not keep files.
        </p>
      )}
      <Button type="submit" name="intent" value="save" className="justify-self-start">
        {review ? 'Save changes' : 'Send the review'}
      </Button>
    </form>
  );
}

/** It is in a disclosure, so that one wrong click does not delete. */
export function DeleteReviewForm({ version }: { version: number }) {
  return (
    <Disclosure summary="Delete this review">
      <form method="post" data-send-once="" className="grid justify-items-start gap-4">
        <input type="hidden" name="version" value={version} />
        <p>The review is deleted at once with its photos and its answer. This cannot be undone.</p>
        <Button type="submit" name="intent" value="delete" variant="danger">
          Yes, delete the review
        </Button>
      </form>
    </Disclosure>
  );
}
