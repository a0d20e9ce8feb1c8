/**
 * The first entry of `sizes` for a picture across a phone. Dense screens get a file with about half of their pixels: it looks
 * the same at that size and has a third of the bytes.
 */
export const DENSE_PHONE_SIZE = '(width < 36em) and (resolution >= 1.5dppx) 49vw';
