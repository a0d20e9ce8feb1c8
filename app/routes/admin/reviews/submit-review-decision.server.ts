import { parseWithZod } from '@conform-to/zod/v4';
import { data } from 'react-router';
import type { SignedIn } from '~/domain/auth/session';
import { reviewAnswerSchema, reviewRefusalSchema, reviewVersionSchema } from '~/domain/reviews/review-schema';
import type { RejectedReviewForm } from '~/features/admin-reviews/review-forms';
import { readFieldText } from '~/server/http/body/read-body.server';
import type { ReviewManagement } from '~/server/reviews/reviews.server';

interface Submission {
  reviewManagement: ReviewManagement;
  actor: SignedIn;
  id: string;
  form: FormData;
}

type Result = Awaited<ReturnType<ReviewManagement['approveReview']>>;

type Outcome =
  | { kind: 'done'; done: 'approved' | 'refused' | 'answered' }
  | { kind: 'rejected'; status: 400 | 409; isConflict: boolean; rejected?: RejectedReviewForm };

function toOutcome(
  result: Result,
  done: 'approved' | 'refused' | 'answered',
  typed?: RejectedReviewForm,
): Outcome {
  if (result.kind === 'unknown') throw data(null, { status: 404 });
  if (result.kind === 'saved') return { kind: 'done', done };
  return { kind: 'rejected', status: 409, isConflict: true, ...(typed && { rejected: typed }) };
}

const rejectText = (
  form: RejectedReviewForm['form'],
  text: string,
  errors: readonly string[] = [],
): Outcome => ({
  kind: 'rejected',
  status: 400,
  isConflict: false,
  rejected: { form, text, errors },
});

/** Approves, refuses or answers a review. Throws a response with status 404 for an unknown one. */
export async function submitReviewDecision(submission: Submission): Promise<Outcome> {
  const { reviewManagement, actor, id, form } = submission;
  const intent = readFieldText(form, 'intent');
  if (intent === 'refuse') {
    const text = readFieldText(form, 'reason');
    const parsed = parseWithZod(form, { schema: reviewRefusalSchema });
    if (parsed.status !== 'success') return rejectText('refuse', text, parsed.error?.reason ?? []);
    const result = await reviewManagement.refuseReview(actor, { id, ...parsed.value });
    return toOutcome(result, 'refused', { form: 'refuse', text, errors: [] });
  }
  if (intent === 'answer') {
    const text = readFieldText(form, 'answer');
    const parsed = parseWithZod(form, { schema: reviewAnswerSchema });
    if (parsed.status !== 'success') return rejectText('answer', text, parsed.error?.answer ?? []);
    const { version, answer = '' } = parsed.value;
    const result = await reviewManagement.answerReview(actor, { id, version, answer });
    return toOutcome(result, 'answered', { form: 'answer', text, errors: [] });
  }
  const parsed = parseWithZod(form, { schema: reviewVersionSchema });
  const keepsAnswer = intent === 'approve-answered';
  if ((intent !== 'approve' && !keepsAnswer) || parsed.status !== 'success')
    throw data(null, { status: 400 });
  const result = await reviewManagement.approveReview(actor, { id, ...parsed.value, keepsAnswer });
  return toOutcome(result, 'approved');
}
