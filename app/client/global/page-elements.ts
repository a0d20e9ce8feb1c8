import {
  BEHAVIOUR_ATTRIBUTES,
  LIST_FILTER_FORM_ATTRIBUTE,
  SHOP_SEARCH_ATTRIBUTE,
  SITE_SEARCH_ATTRIBUTE,
  UNREAD_NOTIFICATIONS_ATTRIBUTE,
} from '~/domain/site/behaviour-attributes';
import { VARIANTS_ATTRIBUTE } from '~/domain/site/variant-attributes';
import { VISITOR_TIME_ATTRIBUTE } from '~/domain/time/visitor-time';
import { prefetchLinksInView } from './links-in-view';
import { loadChatWidget } from './load-chat-widget';
import { measureSomeViews } from './measure-some-views';
import { bindMenus } from './menus';
import { reportOpened } from './report-opened';
import './theme-choice';

/** The scripts for elements that only some pages have. */
const scripts: readonly (readonly [attribute: string, load: () => Promise<unknown>])[] = [
  [VISITOR_TIME_ATTRIBUTE, () => import('./show-visitor-time')],
  [LIST_FILTER_FORM_ATTRIBUTE, () => import('./list-filter')],
  [SITE_SEARCH_ATTRIBUTE, () => import('./search-shortcuts')],
  [SHOP_SEARCH_ATTRIBUTE, () => import('./shop-suggestions')],
  [VARIANTS_ATTRIBUTE, () => import('./variant-fields')],
  [UNREAD_NOTIFICATIONS_ATTRIBUTE, () => import('./poll-unread-notifications')],
  [
    BEHAVIOUR_ATTRIBUTES.recentlyViewed,
    () => import('./recently-viewed-list').then(({ showRecentlyViewed }) => showRecentlyViewed()),
  ],
];

for (const [attribute, load] of scripts) if (document.querySelector(`[${attribute}]`)) void load();

bindMenus();
prefetchLinksInView();
reportOpened();
measureSomeViews();
loadChatWidget();
