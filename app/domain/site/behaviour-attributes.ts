/**
 * Attributes by which the global script finds its elements in server-rendered markup. Components render them, scripts
 * select by `[${BEHAVIOUR_ATTRIBUTES.copy}]`.
 */
export const BEHAVIOUR_ATTRIBUTES = {
  /** button; switches between light and dark theme */
  themeToggle: 'data-theme-toggle',
  /** span; the script sets `data-units` to the number of units in the cart and hides the span at 0 */
  cartCount: 'data-cart-count',
  /** form with `quantity`, optional `color` and `size`; hidden `product` (JSON), unless an element around it has `product` */
  addToCart: 'data-add-to-cart',
  /** button with `aria-pressed` and `productId`; it or an element around it has `product` */
  wishlistToggle: 'data-wishlist-toggle',
  productId: 'data-product-id',
  /** product snapshot as JSON */
  product: 'data-product',
  backToTop: 'data-back-to-top',
  /** button; copies its value */
  copy: 'data-copy',
  /** button; prints the page */
  print: 'data-print',
  /** scrolling container with previous and next buttons */
  carousel: 'data-carousel',
  /** element with a number input and minus and plus buttons */
  stepper: 'data-stepper',
  recentlyViewed: 'data-recently-viewed',
  share: 'data-share',
} as const;

/** The same for the sign-in and sign-out scripts. Apart, because the script of every page bundles BEHAVIOUR_ATTRIBUTES. */
export const SESSION_ATTRIBUTES = {
  /** link to the account; the script sets `data-name` and `data-initials` to those of the signed-in user */
  accountLink: 'data-account-link',
  /** element for visitors who are not signed in; the script hides it for others */
  signedOutOnly: 'data-signed-out-only',
  /** what the OIDC script does with the element: `sign-in`, `sign-out`, `callback`, `popup` or `account` */
  oidc: 'data-oidc',
  /** form with `email` and `password`; its `data-refused` is the message for wrong credentials */
  passwordSignIn: 'data-password-sign-in',
  /** form with an email that was typed into the sign-in form before */
  typedEmail: 'data-typed-email',
  /** form whose email is that of the signed-in user, unless another one is typed */
  ownEmail: 'data-own-email',
  /** hidden alert about signing in or out; its text is in the element with `data-alert-text` */
  authMessage: 'data-auth-message',
} as const;

/** Marks the badge with the number of unread notifications. The value is the URL that the script polls. */
export const UNREAD_NOTIFICATIONS_ATTRIBUTE = 'data-unread-notifications';

/** Marks a GET form that filters a list: a search field `q`, selects and radio buttons. The list: `list-filter.ts`. */
export const LIST_FILTER_FORM_ATTRIBUTE = 'data-filter-form';

/** Marks a file field for a picture. The script resizes a large picture before the form is sent. */
export const RESIZE_PICTURE_ATTRIBUTE = 'data-resize-picture';

/** Group of buttons that choose the theme; their value is `dark`, `light` or `system`. */
export const THEME_CHOICE_ATTRIBUTE = 'data-theme-choice';

/** A popover that is a drawer: while it is open, the focus stays in it. */
export const DRAWER_ATTRIBUTE = 'data-drawer';

/** Link that the script turns into the button of a popover. The value is the id of the popover. */
export const MENU_ATTRIBUTE = 'data-menu';

/** The popovers of all these links. */
export const MENUS_PATH = '/menus.html';

/** Header that returns on phones while the visitor scrolls up. */
export const REACHABLE_HEADER_ATTRIBUTE = 'data-reachable-header';

/** Hidden bar of a product page. The script shows it on phones while the buy form is out of sight. */
export const BUY_BAR_ATTRIBUTE = 'data-buy-bar';

/** The search form of the shop. The value is the path of its suggestions. */
export const SHOP_SEARCH_ATTRIBUTE = 'data-shop-search';

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

/** A link that has been in view. The speculation rules prefetch its page. */
export const LINK_IN_VIEW_ATTRIBUTE = 'data-in-view';
