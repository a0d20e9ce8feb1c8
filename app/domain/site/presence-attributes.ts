/**
 * Attributes of elements whose scripts are loaded when a visitor is there. Apart, because the script of every page bundles
 * BEHAVIOUR_ATTRIBUTES.
 */
export const PRESENCE_ATTRIBUTES = {
  /** button; switches between light and dark theme */
  themeToggle: 'data-theme-toggle',
  backToTop: 'data-back-to-top',
  /** button; copies its value */
  copy: 'data-copy',
  /** button; prints the page */
  print: 'data-print',
  /** button; shares its value or the URL of the page */
  share: 'data-share',
  /** scrolling container with previous and next buttons */
  carousel: 'data-carousel',
  /** element with a number input and minus and plus buttons */
  stepper: 'data-stepper',
  recentlyViewed: 'data-recently-viewed',
} as const;

/** Marks the badge with the number of unread notifications. The value is the URL that the script polls. */
export const UNREAD_NOTIFICATIONS_ATTRIBUTE = 'data-unread-notifications';

/** Marks a GET form that filters a list: a search field `q`, selects and radio buttons. The list: `list-filter.ts`. */
export const LIST_FILTER_FORM_ATTRIBUTE = 'data-filter-form';

/** Group of buttons that choose the theme; their value is `dark`, `light` or `system`. */
export const THEME_CHOICE_ATTRIBUTE = 'data-theme-choice';

/** The popovers of all links with MENU_ATTRIBUTE. */
export const MENUS_PATH = '/menus.html';

/** Header that returns on phones while the visitor scrolls up. */
export const REACHABLE_HEADER_ATTRIBUTE = 'data-reachable-header';

/** Hidden bar of a product page. The script shows it on phones while the buy form is out of sight. */
export const BUY_BAR_ATTRIBUTE = 'data-buy-bar';

/** The search form of the shop. The value is the path of its suggestions. */
export const SHOP_SEARCH_ATTRIBUTE = 'data-shop-search';

/** A link that has been in view. The speculation rules prefetch its page. */
export const LINK_IN_VIEW_ATTRIBUTE = 'data-in-view';

/** Marks a hidden paragraph. The value is OpeningHours as JSON. The script writes whether it is open now. */
export const OPENING_HOURS_ATTRIBUTE = 'data-opening-hours';

/** Marks a part of the page that the browser lays out only near the window, until a visitor is there. */
export const RENDER_LATER_ATTRIBUTE = 'data-render-later';

/** Marks the last element of the first screen, where the length of the text alone would end it later. Browsers do not get it. */
export const FIRST_SCREEN_END_ATTRIBUTE = 'data-first-screen-end';

/** Note in the label of an option; hidden while the option is in stock. */
export const SOLD_OUT_ATTRIBUTE = 'data-sold-out';

/** Paragraph that says whether the chosen variant is in stock. Its value is a list of `ShownVariant` as JSON. */
export const VARIANTS_ATTRIBUTE = 'data-variants';

/** A variant for the script of the product page. `max` is the largest quantity, `text` its availability. */
export interface ShownVariant {
  color: string;
  size: string;
  max: number;
  text: string;
}
