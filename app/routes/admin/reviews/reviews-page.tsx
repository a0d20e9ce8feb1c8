import { adminPaths } from '~/content/admin/admin-paths';
import { REVIEW_STATE_LABELS } from '~/content/admin/state-labels';
import { REVIEW_STATES } from '~/domain/reviews/review';
import { parseStaffReviewQuery, serialiseStaffReviewQuery } from '~/domain/reviews/staff-review-query';
import { ReviewTable } from '~/features/admin-reviews/review-table';
import { ForwardLinks } from '~/sections/admin/forward-links';
import { ListSearch } from '~/sections/admin/list-search';
import { ListViews } from '~/sections/admin/list-views';
import { ToolHeader } from '~/sections/admin/tool-header';
import { ToolEmpty } from '~/sections/admin/tool-table';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/reviews-page';

export const middleware: Route.MiddlewareFunction[] = [requireArea('reviews.manage')];

export const meta = () => createNoindexMeta('Reviews');

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = parseStaffReviewQuery(url.searchParams);
  const page = await context.get(services).reviewManagement.listReviews(context.get(signedIn), query);
  return { query, page, now: new Date() };
}

export default function ReviewsPage({ loaderData }: Route.ComponentProps) {
  const { query, page, now } = loaderData;
  const { state, q, after } = query;
  const toPath = (cursor?: string) =>
    adminPaths.reviews(serialiseStaffReviewQuery({ state, q, ...(cursor && { after: cursor }) }));
  const views = REVIEW_STATES.map((each) => ({
    id: each,
    label: REVIEW_STATE_LABELS[each],
    href: adminPaths.reviews(serialiseStaffReviewQuery({ state: each, q })),
  }));
  return (
    <>
      <ToolHeader
        title="Reviews"
        text="What buyers write about products. A review is public once it is approved; a changed one waits again."
      />
      <div className="mb-2.5">
        <ListViews label="States" views={views} current={state} />
      </div>
      <ListSearch
        path={adminPaths.reviews()}
        label="Product, author or a word of the text"
        q={q}
        all="All of this state"
        fields={{ state: state === 'waiting' ? undefined : state }}
      />
      {page.reviews.length > 0 ? (
        <ReviewTable reviews={page.reviews} now={now} />
      ) : (
        <ToolEmpty
          title={
            q
              ? `No review of this state has “${q}” in it.`
              : state === 'waiting'
                ? 'No review waits.'
                : 'There are no such reviews.'
          }
        />
      )}
      <ForwardLinks first={after ? toPath() : undefined} next={page.after && toPath(page.after)} />
    </>
  );
}
