import { STAR_VALUES } from '~/domain/reviews/review';
import { REVIEWS_PER_PAGE, type ReviewQuery } from '~/domain/reviews/review-query';
import type { CatalogueDeps, ProductReview, ProductReviewList } from './types.server';

const REVIEWS = `
  select id, author, city, stars, verified, title, text, answer, created_at as "createdAt",
    array(select p.id from review_photos p where p.review_id = reviews.id order by p.id) as "photoIds"
  from reviews where product_id = $1 and state = 'approved' and ($2::integer is null or stars = $2)
  order by created_at desc, id
  limit ${REVIEWS_PER_PAGE} offset $3`;

const COUNTS = `
  select stars, count(*)::integer as count
  from reviews where product_id = $1 and state = 'approved' group by stars`;

interface WantedReviews {
  /** Of the product. */
  id: string;
  /** Of the approved reviews. */
  count: number;
  query: ReviewQuery;
}

/** The approved reviews of a product that the page shows. A page after the last one is empty. */
export async function readProductReviews(
  { db }: CatalogueDeps,
  { id, count, query }: WantedReviews,
): Promise<ProductReviewList> {
  if (count === 0) return { reviews: [], counts: [], query, pages: 0 };
  const { stars = null, page } = query;
  const [reviews, rows] = await Promise.all([
    db.rows<ProductReview>({
      name: 'product-reviews',
      text: REVIEWS,
      values: [id, stars, (page - 1) * REVIEWS_PER_PAGE],
    }),
    db.rows<{ stars: number; count: number }>({ name: 'review-counts', text: COUNTS, values: [id] }),
  ]);
  const counts = STAR_VALUES.map((value) => ({
    stars: value,
    count: rows.find((row) => row.stars === value)?.count ?? 0,
  }));
  const total = stars === null ? count : (counts.find((each) => each.stars === stars)?.count ?? 0);
  return { reviews, counts, query, pages: Math.ceil(total / REVIEWS_PER_PAGE) };
}
