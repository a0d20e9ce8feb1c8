/** Milliseconds from showing a page to sending its form, written by the script when it is sent; empty without it. */
export const ELAPSED_FIELD = 'elapsed';
