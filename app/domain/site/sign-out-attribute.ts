/**
 * Marks a form that ends the session. It waits until the account has the cart and wishlist of this browser. A file of its own, so that the
 * script of every page stays as it is.
 */
export const SIGN_OUT_ATTRIBUTE = 'data-sign-out';
