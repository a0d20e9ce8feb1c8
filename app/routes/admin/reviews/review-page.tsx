import { data, redirect } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { REVIEW_STATE_LABELS } from '~/content/admin/state-labels';
import { hasPermission } from '~/domain/auth/permissions';
import { findDoneMessage } from '~/domain/site/done-message';
import { ReviewContent } from '~/features/admin-reviews/review-content';
import { AnswerForm, ApproveForm, RefuseForm } from '~/features/admin-reviews/review-forms';
import { paths } from '~/paths';
import { ConflictAlert } from '~/sections/admin/conflict-alert';
import { DoneAlert } from '~/sections/admin/tool-alert';
import { ToolLink } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { formatDayAndTime } from '~/sections/format/format-moment';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/review-page';
import { submitReviewDecision } from './submit-review-decision.server';

export const middleware: Route.MiddlewareFunction[] = [requireArea('reviews.manage')];

export const meta = ({ loaderData }: Route.MetaArgs) =>
  createNoindexMeta(loaderData ? `Review of ${loaderData.review.productName}` : 'Review');

/** What a form did, by the value of the query parameter. */
const DONE_MESSAGES: Readonly<Record<string, string>> = {
  approved: 'The review is public.',
  refused: 'The review is refused.',
  answered: 'The answer is saved.',
};

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { reviewManagement, reviews } = context.get(services);
  const actor = context.get(signedIn);
  const review = await reviewManagement.getReview(actor, params.id);
  if (!review) throw data(null, { status: 404 });
  return {
    review,
    photos: review.photoIds.map((id) => reviews.createPhotoPaths(id)),
    now: new Date(),
    mayOpenOrder: hasPermission(actor.user, 'orders.manage'),
    doneMessage: findDoneMessage(DONE_MESSAGES, url.searchParams),
  };
}

/** Approves, refuses or answers the review. */
export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const { reviewManagement } = context.get(services);
  const form = await readForm(request);
  const outcome = await submitReviewDecision({ reviewManagement, actor: context.get(signedIn), id, form });
  if (outcome.kind === 'rejected') return data(outcome, { status: outcome.status });
  throw redirect(adminPaths.review(id, `done=${outcome.done}`), 303);
}

export default function ReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { review, photos, now, mayOpenOrder, doneMessage } = loaderData;
  const { productId, productName, author, state, orderNumber, submittedAt } = review;
  const rejectedIn = (form: 'refuse' | 'answer') =>
    actionData?.rejected?.form === form ? actionData.rejected : undefined;
  return (
    <>
      <ToolHeader
        title={productName}
        text={`${REVIEW_STATE_LABELS[state]}. By ${author}, ${formatDayAndTime(submittedAt, now)}.`}
      >
        <ToolLink href={paths.shop.product(productId)}>The product</ToolLink>
        {mayOpenOrder && orderNumber && (
          <ToolLink href={adminPaths.order(orderNumber)}>Order {orderNumber}</ToolLink>
        )}
        <ToolLink href={adminPaths.reviews()}>All reviews</ToolLink>
      </ToolHeader>
      {!actionData && <DoneAlert message={doneMessage} />}
      {actionData?.isConflict && (
        <ConflictAlert title="The review was changed in the meantime: the page shows it as it is now. Your changes were not saved." />
      )}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid gap-grout">
          <ReviewContent review={review} photos={photos} />
          <AnswerForm review={review} rejected={rejectedIn('answer')} />
        </div>
        <div className="grid gap-grout">
          <ApproveForm review={review} />
          <RefuseForm review={review} rejected={rejectedIn('refuse')} />
        </div>
      </div>
    </>
  );
}
