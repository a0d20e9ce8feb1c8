/**
 * The first entry of `sizes` for a picture across a phone. Dense screens get a file with about half of their pixels: it looks
 * the same at that size and has a third of the bytes.
 */
export const DENSE_PHONE_SIZE = '(width < 36em) and (resolution >= 1.5dppx) 49vw';

/** The first entry of `sizes` for the first picture of a page when it has much detail. Its file then has at most 20 KB. */
export const DENSE_PHONE_FIRST_SIZE = '(width < 36em) and (resolution >= 1.5dppx) 37vw';
