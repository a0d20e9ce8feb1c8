import { adminPaths } from '~/content/admin/admin-paths';
import { REVIEW_LIMITS, type StaffReview } from '~/domain/reviews/review';
import { toolButtonClasses } from '~/sections/admin/tool-button';
import { ToolTextarea } from '~/sections/admin/tool-field';

/** A form that was not accepted, with what was typed. */
export interface RejectedReviewForm {
  form: 'refuse' | 'answer';
  text: string;
  errors: readonly string[];
}

interface ReviewFormProps {
  review: StaffReview;
  rejected: RejectedReviewForm | undefined;
}

const FORM_CLASS = 'grid justify-items-stretch gap-3 rounded-tile bg-surface p-4';

/** R-REVIEW-2. An approved review has no button. */
export function ApproveForm({ review: { id, version, state } }: Pick<ReviewFormProps, 'review'>) {
  if (state === 'approved') return null;
  return (
    <form method="post" action={adminPaths.review(id)} data-send-once="" className={FORM_CLASS}>
      <input type="hidden" name="version" value={version} />
      <p className="text-muted">It appears on the product page and counts in its stars.</p>
      <button
        type="submit"
        name="intent"
        value="approve"
        className={toolButtonClasses('loud', 'justify-self-start')}
      >
        Approve
      </button>
    </form>
  );
}

/** The reason goes to the author by e-mail. */
export function RefuseForm({ review, rejected }: ReviewFormProps) {
  const { id, version, state, refusal, orderNumber } = review;
  return (
    <form method="post" action={adminPaths.review(id)} noValidate data-send-once="" className={FORM_CLASS}>
      <input type="hidden" name="version" value={version} />
      <ToolTextarea
        field={{
          ...{ id: 'refuse-reason', name: 'reason', value: rejected?.text ?? refusal ?? '' },
          ...(rejected && { errors: rejected.errors, autoFocus: rejected.errors.length > 0 }),
        }}
        label="Reason"
        hint={
          orderNumber ? 'The author gets it by e-mail.' : 'A review of the sample data: no e-mail is sent.'
        }
        maxLength={REVIEW_LIMITS.reason}
      />
      <button
        type="submit"
        name="intent"
        value="refuse"
        className={toolButtonClasses('danger', 'justify-self-start')}
      >
        {state === 'refused' ? 'Refuse with this reason' : 'Refuse'}
      </button>
    </form>
  );
}

/** R-REVIEW-4. */
export function AnswerForm({ review: { id, version, answer }, rejected }: ReviewFormProps) {
  return (
    <form method="post" action={adminPaths.review(id)} noValidate data-send-once="" className={FORM_CLASS}>
      <input type="hidden" name="version" value={version} />
      <ToolTextarea
        field={{
          ...{ id: 'answer-text', name: 'answer', value: rejected?.text ?? answer },
          ...(rejected && { errors: rejected.errors, autoFocus: rejected.errors.length > 0 }),
        }}
        label="Public answer"
        hint="Shown below the review with the name of the company. Leave it empty for no answer."
        maxLength={REVIEW_LIMITS.answer}
        optional
      />
      <button
        type="submit"
        name="intent"
        value="answer"
        className={toolButtonClasses('quiet', 'justify-self-start')}
      >
        Save the answer
      </button>
    </form>
  );
}
