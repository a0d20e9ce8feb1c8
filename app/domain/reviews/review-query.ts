/** What the product page shows of its reviews: `?stars=4&reviews=2`. */
export interface ReviewQuery {
  /** Only reviews with this number of stars. */
  stars?: number;
  /** From 1. */
  page: number;
}

export const REVIEWS_PER_PAGE = 8;

/** An offset within this is quick, and no product has as many reviews. */
const MAX_PAGE = 1_000;

export const FIRST_REVIEWS: ReviewQuery = { page: 1 };

/** Ignores other values: the URL of a product is public. */
export function parseReviewQuery(query: URLSearchParams): ReviewQuery {
  const stars = /^[1-5]$/.exec(query.get('stars') ?? '')?.[0];
  const page = /^[1-9]\d{0,3}$/.exec(query.get('reviews') ?? '')?.[0];
  return { ...(stars && { stars: Number(stars) }), page: Math.min(page ? Number(page) : 1, MAX_PAGE) };
}

/** The query with the part of the page: `?stars=4#reviews`. */
export function getReviewsHref({ stars, page }: ReviewQuery): string {
  const query = new URLSearchParams({
    ...(stars && { stars: String(stars) }),
    ...(page > 1 && { reviews: String(page) }),
  }).toString();
  return `?${query}#reviews`;
}
