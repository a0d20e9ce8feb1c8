import { BarChart } from '~/ui/charts/bar-chart';
import { Badge } from '~/ui/data/badge';
import { Stars } from '~/ui/data/stars';

export interface ProductReview {
  id: string;
  author: string;
  city: string;
  stars: number;
  verified: boolean;
  text: string;
  createdAt: Date;
}

interface ProductReviewsProps {
  summary: { count: number; stars: number };
  /** Newest first. The server limits how many it sends, so it can be fewer than `summary.count`. */
  reviews: readonly ProductReview[];
}

const dateFormat = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
const formatIsoDate = (date: Date) => date.toISOString().slice(0, 10);

function countByStars(reviews: readonly ProductReview[]) {
  return [5, 4, 3, 2, 1].map((stars) => {
    const value = reviews.filter((review) => review.stars === stars).length;
    return { label: stars === 1 ? '1 star' : `${stars} stars`, value };
  });
}

function ReviewTile({ review }: { review: ProductReview }) {
  const { author, city, stars, verified, text, createdAt } = review;
  return (
    <li className="rounded-tile bg-surface p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Stars value={stars} label={`${stars} out of 5 stars`} />
        {verified && <Badge tone="success">Bought here</Badge>}
      </div>
      <blockquote className="mt-3 max-w-[62ch]">{text}</blockquote>
      <p className="mt-4 text-sm text-muted">
        <span className="font-semibold text-text">{author}</span>, {city && `${city}, `}
        <time dateTime={formatIsoDate(createdAt)}>{dateFormat.format(createdAt)}</time>
      </p>
    </li>
  );
}

/** Reviews with the distribution of their stars. */
export function ProductReviews({ summary, reviews }: ProductReviewsProps) {
  const hasAllReviews = reviews.length === summary.count;
  const reviewers = reviews.length === 1 ? 'one person' : `${reviews.length} people`;
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="wrap section">
      <div className="grid gap-10 lg:grid-cols-[4fr_8fr] lg:gap-14">
        <div className="grid content-start gap-8 lg:sticky lg:top-8 lg:self-start">
          <div>
            <h2 id="reviews-title">
              {summary.stars.toFixed(1)} <span className="text-h3 text-muted">out of 5</span>
            </h2>
            <p className="mt-2 text-muted">“Bought here” marks those whose order is with us.</p>
          </div>
          <BarChart
            title={
              hasAllReviews
                ? `How ${reviewers} rated it`
                : `How the newest ${reviews.length} of ${summary.count} rated it`
            }
            bars={countByStars(reviews)}
            glaze="marigold"
          />
        </div>
        <ul className="grid content-start gap-grout">
          {reviews.map((review) => (
            <ReviewTile key={review.id} review={review} />
          ))}
        </ul>
      </div>
    </section>
  );
}
