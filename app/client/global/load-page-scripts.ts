import {
  BEHAVIOUR_ATTRIBUTES,
  DRAWER_ATTRIBUTE,
  LIST_FILTER_FORM_ATTRIBUTE,
  UNREAD_NOTIFICATIONS_ATTRIBUTE,
} from '~/domain/site/behaviour-attributes';
import { VISITOR_TIME_ATTRIBUTE } from '~/domain/time/visitor-time';

/** Below it the header and "Add to cart" stay in reach while a visitor scrolls. */
const NARROW_WINDOW = '(width < 62em)';

const hasElement = (attribute: string) => document.querySelector(`[${attribute}]`) !== null;

/** Loads what is not needed at once, and what only pages with certain elements, narrow windows or open drawers need. */
export function loadPageScripts(): void {
  if (hasElement(VISITOR_TIME_ATTRIBUTE)) void import('./show-visitor-time');
  if (hasElement(LIST_FILTER_FORM_ATTRIBUTE)) void import('./list-filter');
  if (hasElement('data-variants')) void import('./variant-fields');
  if (hasElement(UNREAD_NOTIFICATIONS_ATTRIBUTE)) void import('./poll-unread-notifications');
  if (hasElement(BEHAVIOUR_ATTRIBUTES.recentlyViewed))
    void import('./recently-viewed-list').then(({ showRecentlyViewed }) => showRecentlyViewed());
  void import('./theme-choice');
  if (matchMedia(NARROW_WINDOW).matches) void import('./stay-in-reach');
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLElement && target.hasAttribute(DRAWER_ATTRIBUTE))
        void import('./hold-focus').then(({ holdFocus }) => holdFocus(target));
    },
    true,
  );
}
