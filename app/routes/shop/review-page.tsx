import { data, redirect } from 'react-router';
import { reviewFormPath } from '~/content/shop/review-paths';
import { REVIEW_DONE_TEXTS, REVIEW_STATE_TEXTS } from '~/content/shop/review-texts';
import { DeleteReviewForm } from '~/features/reviews/delete-review-form';
import { ReviewForm } from '~/features/reviews/review-form';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { services } from '~/server/services.server';
import { LinkButton } from '~/ui/buttons/link-button';
import { Alert } from '~/ui/feedback/alert';
import type { Route } from './+types/review-page';
import { submitReviewForm } from './submit-review-form.server';

export const handle: PageHandle = { hydration: 'none' };

/** The URL contains the access key of the order. */
export const meta = ({ loaderData }: Route.MetaArgs) =>
  createNoindexMeta(`Review of ${loaderData?.productName}`, { hasSecretUrl: true });

export const headers = () => ({ 'Referrer-Policy': 'no-referrer' });

const toLink = ({ number, id }: { number: string; id: string }, url: URL) => ({
  ...{ number, productId: id, accessKey: url.searchParams.get('key') ?? '' },
});

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { reviews } = context.get(services);
  const link = toLink(params, url);
  const page = await reviews.getReviewPage(link);
  const done = url.searchParams.get('done') ?? '';
  // The page also says that the last review of a product that cannot be reviewed any more is deleted.
  if (!page || (!page.canWrite && !page.review && done !== 'deleted')) throw data(null, { status: 404 });
  return {
    ...page,
    photos: (page.review?.photoIds ?? []).map((id) => reviews.createPhotoPaths(id)),
    accessKey: link.accessKey,
    doneText: Object.hasOwn(REVIEW_DONE_TEXTS, done) ? REVIEW_DONE_TEXTS[done] : undefined,
  };
}

/** Saves or deletes the review. */
export async function action({ params, url, request, context }: Route.ActionArgs) {
  const { reviews } = context.get(services);
  const link = toLink(params, url);
  const result = await submitReviewForm(reviews, link, await readForm(request));
  if (result.kind === 'rejected') return data(result.lastResult, { status: result.status });
  throw redirect(`${reviewFormPath(link.number, link.accessKey, link.productId)}&done=${result.kind}`, 303);
}

export default function ReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { number, accessKey, productName, canWrite, review, photos, doneText } = loaderData;
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 pt-4">
      <header className="grid max-w-2xl gap-4">
        <h1 className="text-h1 wrap-anywhere">{review ? 'Your review' : 'Write a review'}</h1>
        <p className="text-lead text-muted">
          {productName}, from order {number}. It appears with your first name and the first letter of your
          last name, once we have read it.
        </p>
        <LinkButton href={paths.shop.order(number, accessKey)} variant="quiet" className="justify-self-start">
          Order {number}
        </LinkButton>
      </header>
      <div className="grid max-w-2xl gap-6">
        {doneText && !actionData && <Alert tone="success" title={doneText} />}
        {review && !actionData && (
          <Alert
            tone={review.state === 'refused' ? 'warning' : 'info'}
            title={REVIEW_STATE_TEXTS[review.state]}
          >
            {review.refusal && <p className="whitespace-pre-line wrap-anywhere">{review.refusal}</p>}
          </Alert>
        )}
        {canWrite ? (
          <ReviewForm review={review} photos={photos} lastResult={actionData} />
        ) : (
          <p>This product cannot be reviewed any more.</p>
        )}
        {review && <DeleteReviewForm version={review.version} />}
      </div>
    </div>
  );
}
