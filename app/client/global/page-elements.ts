import {
  LIST_FILTER_FORM_ATTRIBUTE,
  OPENING_HOURS_ATTRIBUTE,
  PRESENCE_ATTRIBUTES,
  SHOP_SEARCH_ATTRIBUTE,
  UNREAD_NOTIFICATIONS_ATTRIBUTE,
} from '~/domain/site/presence-attributes';
import { VARIANTS_ATTRIBUTE } from '~/domain/site/variant-attributes';
import { bindBackToTop } from './back-to-top';
import { bindCarousels } from './carousel';
import { clearOrderedItems } from './clear-ordered-items';
import { bindCloseAnnouncement } from './close-announcement';
import { bindCopyShareAndPrint } from './copy-share-print';
import { prefetchLinksInView } from './links-in-view';
import { loadChatWidget } from './load-chat-widget';
import { prefetchMenus } from './prefetch-menus';
import { renderLaterParts } from './render-later-parts';
import { resetFormsOnReturn } from './reset-forms-on-return';
import { showAddedItems } from './show-added-items';
import { bindSteppers } from './stepper';
import { bindSubmitOnce } from './submit-once';
import './theme-choice';
import { showToasts } from './toast-view';

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
