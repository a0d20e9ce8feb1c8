import { UNREAD_NOTIFICATIONS_ATTRIBUTE } from '~/domain/site/behaviour-attributes';
import { VISITOR_TIME_ATTRIBUTE } from '~/domain/time/visitor-time';

const hasElement = (attribute: string) => document.querySelector(`[${attribute}]`) !== null;

/** Loads scripts that only pages with certain elements need. */
export function loadPageScripts(): void {
  if (hasElement(VISITOR_TIME_ATTRIBUTE)) void import('./show-visitor-time');
  if (hasElement(UNREAD_NOTIFICATIONS_ATTRIBUTE)) void import('./poll-unread-notifications');
  if (hasElement('data-variants')) void import('./variant-fields');
}
