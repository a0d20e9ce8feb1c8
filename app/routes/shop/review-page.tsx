import { data, redirect } from 'react-router';
import { REVIEW_DONE_TEXTS, REVIEW_STATE_TEXTS } from '~/content/shop/review-texts';
import { getReviewFormPath } from '~/content/shop/shop-page-paths';
import { findDoneMessage } from '~/domain/site/done-message';
import { DeleteReviewForm, ReviewForm } from '~/features/reviews/review-form';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { ProductThumbnail } from '~/sections/shop/product-thumbnail';
import { readForm } from '~/server/http/body/read-body.server';
import { services } from '~/server/services.server';
import { Alert } from '~/ui/feedback/alert';
import type { Route } from './+types/review-page';
import { submitReviewForm } from './submit-review-form.server';

export const handle: PageHandle = { hydration: 'none' };

/** The URL contains the access key of the order. */
export const meta = ({ loaderData }: Route.MetaArgs) =>
  createNoindexMeta(`Review of ${loaderData?.productName}`, { hasSecretUrl: true });

export const headers = () => ({ 'Referrer-Policy': 'no-referrer' });

const toLink = ({ number, id }: { number: string; id: string }, url: URL) => ({
  number,
  productId: id,
  accessKey: url.searchParams.get('key') ?? '',
});

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { reviews, catalogue } = context.get(services);
  const link = toLink(params, url);
  const page = await reviews.getReviewPage(link);
  // The page also says that the last review of a product that cannot be reviewed any more is deleted.
  const isDeleted = url.searchParams.get('done') === 'deleted';
  if (!page || (!page.canWrite && !page.review && !isDeleted)) throw data(null, { status: 404 });
  const [product] = await catalogue.getProductsByIds([link.productId]);
  return {
    ...page,
    image: product?.images[0],
    photos: (page.review?.photoIds ?? []).map((id) => reviews.createPhotoPaths(id)),
    accessKey: link.accessKey,
    doneText: findDoneMessage(REVIEW_DONE_TEXTS, url.searchParams),
  };
}

/** Saves or deletes the review. */
export async function action({ params, url, request, context }: Route.ActionArgs) {
  const { reviews } = context.get(services);
  const link = toLink(params, url);
  const result = await submitReviewForm(reviews, link, await readForm(request));
  if (result.kind === 'rejected') return data(result.lastResult, { status: result.status });
  throw redirect(
    `${getReviewFormPath(link.number, link.accessKey, link.productId)}&done=${result.kind}`,
    303,
  );
}

export default function ReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { number, accessKey, productName, image, canWrite, review, photos, doneText } = loaderData;
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-6 pt-4 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <header className="grid content-start gap-4">
        <h1 className="text-h1 wrap-anywhere">{review ? 'Your review' : 'Write a review'}</h1>
        <p className="max-w-2xl text-lead text-muted">
          It appears on the product page with your first name and the first letter of your last name, once we
          have read it.
        </p>
      </header>
      <aside
        aria-label="The product"
        className="grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-grout lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:grid-cols-1 lg:self-start"
      >
        <ProductThumbnail
          image={image}
          sizes="(width >= 62em) 38vw, 96px"
          className="aspect-square lg:quarter-tr"
        />
        <div className="grid justify-items-start gap-1 self-stretch rounded-tile bg-surface px-5 py-4">
          <p className="text-h4 font-semibold wrap-anywhere">{productName}</p>
          <a
            href={paths.shop.order(number, accessKey)}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            Order {number}
          </a>
        </div>
      </aside>
      <div className="grid max-w-2xl content-start gap-6">
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
          <p>This product cannot be reviewed now.</p>
        )}
        {review && <DeleteReviewForm version={review.version} />}
      </div>
    </div>
  );
}
