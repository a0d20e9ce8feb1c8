import { adminPaths } from '~/content/admin/admin-paths';
import { REVIEW_LIMITS, type StaffReview } from '~/domain/reviews/review';
import { ToolSubmit } from '~/sections/admin/tool-button';
import { ToolTextarea } from '~/sections/admin/tool-field';
import { ToolForm } from '~/sections/admin/tool-form';

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

/** R-REVIEW-2. An approved review has no button. R-REVIEW-4: one with an answer has a button to keep it and one to remove it. */
export function ApproveForm({ review: { id, version, state, answer } }: Pick<ReviewFormProps, 'review'>) {
  if (state === 'approved') return null;
  return (
    <ToolForm action={adminPaths.review(id)} version={version}>
      <p className="text-muted">An approved review is on the product page and counts in its stars.</p>
      {answer && (
        <p className="text-muted">
          This one has a public answer. Keep the answer if it fits the review as it is now: the author may
          have changed the review since.
        </p>
      )}
      <div className="grid gap-grout sm:flex sm:flex-wrap">
        {answer && (
          <ToolSubmit intent="approve-answered" variant="loud">
            Approve with the answer
          </ToolSubmit>
        )}
        <ToolSubmit intent="approve" variant={answer ? 'quiet' : 'loud'}>
          {answer ? 'Approve and remove the answer' : 'Approve'}
        </ToolSubmit>
      </div>
    </ToolForm>
  );
}

/** The reason goes to the author by email. */
export function RefuseForm({ review, rejected }: ReviewFormProps) {
  const { id, version, state, refusal, orderNumber } = review;
  return (
    <ToolForm action={adminPaths.review(id)} version={version}>
      <ToolTextarea
        field={{
          id: 'refuse-reason',
          name: 'reason',
          value: rejected?.text ?? refusal ?? '',
          ...(rejected && { errors: rejected.errors, autoFocus: rejected.errors.length > 0 }),
        }}
        label="Reason"
        hint={orderNumber ? 'The author gets it by email.' : 'A review of the sample data: no email is sent.'}
        maxLength={REVIEW_LIMITS.reason}
      />
      <ToolSubmit intent="refuse" variant="danger" className="justify-self-start">
        {state === 'refused' ? 'Refuse with this reason' : 'Refuse'}
      </ToolSubmit>
    </ToolForm>
  );
}

/** R-REVIEW-4. */
export function AnswerForm({ review: { id, version, answer }, rejected }: ReviewFormProps) {
  return (
    <ToolForm action={adminPaths.review(id)} version={version}>
      <ToolTextarea
        field={{
          id: 'answer-text',
          name: 'answer',
          value: rejected?.text ?? answer,
          ...(rejected && { errors: rejected.errors, autoFocus: rejected.errors.length > 0 }),
        }}
        label="Public answer"
        hint="Shown below the review with the name of the company. Leave it empty for no answer."
        maxLength={REVIEW_LIMITS.answer}
        optional
      />
      <ToolSubmit intent="answer" className="justify-self-start">
        Save the answer
      </ToolSubmit>
    </ToolForm>
  );
}
