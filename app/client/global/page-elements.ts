import './theme-buttons';
import {
  LIST_FILTER_FORM_ATTRIBUTE,
  OPENING_HOURS_ATTRIBUTE,
  PRESENCE_ATTRIBUTES,
  SHOP_SEARCH_ATTRIBUTE,
  UNREAD_NOTIFICATIONS_ATTRIBUTE,
  VARIANTS_ATTRIBUTE,
} from '~/domain/site/presence-attributes';
import { getAddedItemStore } from '~/state/stores';
import { bindBackToTop } from './back-to-top';
import { bindCarousels } from './carousel';
import { clearOrderedItems } from './clear-ordered-items';
import { bindCloseAnnouncement } from './close-announcement';
import { bindCopyShareAndPrint } from './copy-share-print';
import { loadChatWidget, renderLaterParts } from './idle-tasks';
import { prefetchLinksInView } from './links-in-view';
import { bindSteppers, bindSubmitOnce, resetFormsOnReturn } from './page-forms';
import { prefetchMenus } from './prefetch-menus';
import { showToasts } from './toast-view';

/** The cart shows what was added by itself. The script of every page needs few bytes, so it does not import all paths. */
const CART_PATH = '/shop/cart';

/** R-CART-8: the first "Add to cart" loads the panel. */
function showAddedItems(): void {
  const added = getAddedItemStore();
  const show = () => {
    const item = added.get();
    if (!item || location.pathname === CART_PATH) return;
    // Without network the badge of the cart and the toast say that it was added.
    import('./added-panel').then(({ showAddedPanel }) => showAddedPanel(item)).catch(() => {});
  };
  added.subscribe(show);
  // What was added before this script was there.
  show();
}

/** The scripts for elements that only some pages have. */
const scripts: readonly (readonly [attribute: string, load: () => Promise<unknown>])[] = [
  [OPENING_HOURS_ATTRIBUTE, () => import('./show-opening-state')],
  [LIST_FILTER_FORM_ATTRIBUTE, () => import('./list-filter')],
  [SHOP_SEARCH_ATTRIBUTE, () => import('./shop-suggestions')],
  [VARIANTS_ATTRIBUTE, () => import('./variant-fields')],
  [UNREAD_NOTIFICATIONS_ATTRIBUTE, () => import('./poll-unread-notifications')],
  [
    PRESENCE_ATTRIBUTES.recentlyViewed,
    () => import('./recently-viewed-list').then(({ showRecentlyViewed }) => showRecentlyViewed()),
  ],
];

// Without a network the page works without them.
for (const [attribute, load] of scripts) if (document.querySelector(`[${attribute}]`)) load().catch(() => {});

resetFormsOnReturn();
showToasts();
showAddedItems();
clearOrderedItems();
bindBackToTop();
bindCarousels();
bindCloseAnnouncement();
bindCopyShareAndPrint();
bindSteppers();
bindSubmitOnce();
prefetchLinksInView();
prefetchMenus();
renderLaterParts();
loadChatWidget();
