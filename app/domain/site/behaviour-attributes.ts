/**
 * Attributes by which the global script finds its elements in server-rendered markup. Components render them, scripts
 * select by `[${BEHAVIOUR_ATTRIBUTES.addToCart}]`.
 */
export const BEHAVIOUR_ATTRIBUTES = {
  /** span; the script sets `data-units` to the number of units in the cart and hides the span at 0 */
  cartCount: 'data-cart-count',
  /** form with `quantity`, optional `color` and `size`; hidden `product` (JSON), unless an element around it has `product` */
  addToCart: 'data-add-to-cart',
  /** button with `aria-pressed`; it or an element around it has `productId` and `product` */
  wishlistToggle: 'data-wishlist-toggle',
  productId: 'data-product-id',
  /** product snapshot as JSON; on a card, without what the card has in its link and its picture */
  product: 'data-product',
} as const;

/** Attributes of the sign-in and sign-out scripts. They are separate, because the script of every page bundles BEHAVIOUR_ATTRIBUTES. */
export const SESSION_ATTRIBUTES = {
  /** link to the account; the script sets `data-name` and `data-initials` to those of the signed-in user */
  accountLink: 'data-account-link',
  /** element for visitors who are not signed in; the script hides it for others */
  signedOutOnly: 'data-signed-out-only',
  /** what the OIDC script does with the element: `sign-in`, `sign-out`, `callback`, `popup` or `account` */
  oidc: 'data-oidc',
  /** form with `email` and `password`; its `data-refused` is the message for wrong credentials */
  passwordSignIn: 'data-password-sign-in',
  /** hidden field for the time zone of the browser */
  timeZone: 'data-time-zone',
  /** form with an email that was typed into the sign-in form before */
  typedEmail: 'data-typed-email',
  /** form whose email is that of the signed-in user, unless another one is typed */
  ownEmail: 'data-own-email',
  /** hidden alert about signing in or out; its text is in the element with `data-alert-text` */
  authMessage: 'data-auth-message',
} as const;

/** Marks a file field for a picture. The script resizes a large picture before the form is sent. */
export const RESIZE_PICTURE_ATTRIBUTE = 'data-resize-picture';

/** A popover that is a drawer: while it is open, the focus stays in it. */
export const DRAWER_ATTRIBUTE = 'data-drawer';

/** Link that the script turns into the button of a popover. The value is the id of the popover. */
export const MENU_ATTRIBUTE = 'data-menu';

/** Link to the page of the search. With scripts it opens the search over the page, as ⌘K, Ctrl-K and `/` do. */
export const SITE_SEARCH_ATTRIBUTE = 'data-site-search';

/** Fields of the `data-add-to-cart` form. */
export const ADD_TO_CART_FIELDS = {
  product: 'product',
  quantity: 'quantity',
  color: 'color',
  size: 'size',
} as const;

/** R-CART-6: id of the `<script type="application/json">` element with the sample products of the initial cart. */
export const INITIAL_CART_ELEMENT_ID = 'initial-cart';

/**
 * Marks a hidden link. The value is the time zone of the page. When the visitor's differs, the script opens the page in that one,
 * or shows the link.
 */
export const PAGE_ZONE_ATTRIBUTE = 'data-page-zone';
