/**
 * The contract between server-rendered markup and the global script: a component spreads or names these attributes,
 * the script finds its elements by them. Selectors are `[${BEHAVIOUR.copy}]`.
 */
export const BEHAVIOUR_ATTRIBUTES = {
  /** button; switches light and dark */
  themeToggle: 'data-theme-toggle',
  /** span; its `data-units` is the number of units in the cart, hidden at 0 */
  cartCount: 'data-cart-count',
  /** form with hidden `product` (JSON), `quantity`, optional `color` and `size` */
  addToCart: 'data-add-to-cart',
  /** button with aria-pressed; goes with `productId` and `product` */
  wishlistToggle: 'data-wishlist-toggle',
  productId: 'data-product-id',
  /** JSON snapshot of a domain Product */
  product: 'data-product',
  backToTop: 'data-back-to-top',
  /** button; copies its value */
  copy: 'data-copy',
  /** button; prints the page */
  print: 'data-print',
  /** rail with scroll-snap; previous and next buttons move it */
  carousel: 'data-carousel',
  /** number input between minus and plus buttons */
  stepper: 'data-stepper',
  recentlyViewed: 'data-recently-viewed',
  share: 'data-share',
} as const;

/** The same for the scripts of signing in and out: apart, because every page would carry their names. */
export const SESSION_ATTRIBUTES = {
  /** link to the account; its `data-name` and `data-initials` are of who is signed in */
  accountLink: 'data-account-link',
  /** what the identity script does with the element: `sign-in`, `sign-out`, `callback`, `popup`, `account` */
  oidc: 'data-identity',
  /** form with `email` and `password`; its `data-refused` explains a refusal */
  passwordSignIn: 'data-password-sign-in',
  /** hidden room for words about signing in or out, which go to the element with `data-words` inside */
  authMessage: 'data-identity-message',
} as const;

/** On a badge with the number of unread notices; its value is the address that says the number. */
export const UNREAD_NOTIFICATIONS_ATTRIBUTE = 'data-unread-notices';

/** On a field for a picture: the createTestBrowser makes a photograph smaller before it is sent. */
export const RESIZE_PICTURE = 'data-resize-picture';

/** Fields of the `data-add-to-cart` form. */
export const ADD_TO_CART_FIELDS = {
  product: 'product',
  quantity: 'quantity',
  color: 'color',
  size: 'size',
} as const;

/** `<script type="application/json">` with the products that a first visit finds in the cart (R-CART-6). */
export const SAMPLE_CART_ELEMENT_ID = 'sample-cart';
