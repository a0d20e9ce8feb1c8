import { formatStars } from '~/domain/reviews/review';
import { getReviewsHref, REVIEWS_PER_PAGE, type ReviewQuery } from '~/domain/reviews/review-query';
import { TextLink } from '~/ui/buttons/text-link';
import { BarChart } from '~/ui/charts/bar-chart';
import { SegmentedLinks } from '~/ui/navigation/segmented-links';
import { ReviewTile, type ShownReview } from './review-tile';

export interface ProductReviewsPage {
  reviews: readonly ShownReview[];
  counts: readonly { stars: number; count: number }[];
  query: ReviewQuery;
  pages: number;
}

interface ProductReviewsProps extends ProductReviewsPage {
  productName: string;
  /** Of all approved reviews. */
  summary: { count: number; stars: number };
}

/** Links to the reviews with one number of stars. A short list has none. */
function StarFilter({ counts, query }: Pick<ProductReviewsProps, 'counts' | 'query'>) {
  const items = [
    { label: 'All', href: getReviewsHref({ page: 1 }), isCurrent: query.stars === undefined },
    ...counts
      .filter(({ count }) => count > 0)
      .map(({ stars }) => ({
        label: formatStars(stars),
        href: getReviewsHref({ stars, page: 1 }),
        isCurrent: query.stars === stars,
      })),
  ];
  return <SegmentedLinks label="Reviews by stars" items={items} />;
}

function ReviewPages({ query, pages }: Pick<ProductReviewsProps, 'query' | 'pages'>) {
  const { page } = query;
  return (
    <nav aria-label="Pages of reviews" className="flex flex-wrap items-center gap-6 pt-4">
      {page > 1 && <TextLink href={getReviewsHref({ ...query, page: page - 1 })}>Newer reviews</TextLink>}
      {page < pages && <TextLink href={getReviewsHref({ ...query, page: page + 1 })}>Older reviews</TextLink>}
    </nav>
  );
}

/** R-REVIEW-2: the approved reviews with the distribution of their stars. */
export function ProductReviews(props: ProductReviewsProps) {
  const { productName, summary, reviews, counts, query, pages } = props;
  const reviewers = summary.count === 1 ? 'one person' : `${summary.count} people`;
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="wrap section">
      <div className="grid gap-10 lg:grid-cols-[4fr_8fr] lg:gap-14">
        <div className="grid content-start gap-8 lg:sticky lg:top-8 lg:self-start">
          <div>
            <h2 id="reviews-title">
              {summary.stars.toFixed(1)} <span className="text-h3 text-muted">out of 5</span>
            </h2>
            <p className="mt-2 text-muted">
              “Bought here” means that we have the order. You bought it too? Write a review from the page of
              your order.
            </p>
          </div>
          <BarChart
            title={`How ${reviewers} rated it`}
            bars={counts.map(({ stars, count }) => ({ label: formatStars(stars), value: count }))}
            glaze="marigold"
          />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
          {summary.count > REVIEWS_PER_PAGE && <StarFilter counts={counts} query={query} />}
          {reviews.length === 0 && <p className="text-muted">There are no reviews here.</p>}
          <ul className="grid content-start gap-grout">
            {reviews.map((review) => (
              <ReviewTile key={review.id} review={review} productName={productName} />
            ))}
          </ul>
          {(pages > 1 || query.page > 1) && <ReviewPages query={query} pages={pages} />}
        </div>
      </div>
    </section>
  );
}
