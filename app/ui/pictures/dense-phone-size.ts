/**
 * The first entry of `sizes` for a picture across a phone. Dense screens get a file with about half of their pixels: it looks
 * the same at that size and has a third of the bytes.
 */
export const DENSE_PHONE_SIZE = '(width < 36em) and (resolution >= 1.5dppx) 49vw';

/** The same for the first picture of a page that has much detail, so that its file has at most 20 KB. */
export const DENSE_PHONE_FIRST_SIZE = '(width < 36em) and (resolution >= 1.5dppx) 37vw';
