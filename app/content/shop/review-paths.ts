/* Paths of reviews. They are not in `paths`, because every fully hydrated page loads that module. */

/** Where a buyer writes about a product of an order. */
export const reviewFormPath = (number: string, accessKey: string, productId: string): string =>
  `/shop/orders/${number}/reviews/${productId}?key=${accessKey}`;

/** Without a key it works as long as the review is public. */
export const reviewPhotoPath = (id: string, size: 'large' | 'small', key?: string): string =>
  `/uploads/reviews/${id}-${size}.webp${key ? `?key=${key}` : ''}`;
