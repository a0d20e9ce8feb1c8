import { UNREAD_NOTIFICATIONS_ATTRIBUTE } from '~/domain/site/behaviour-attributes';

/** Loads the polling of unread notifications on pages that show their number. */
export function loadUnreadNotifications(): void {
  if (document.querySelector(`[${UNREAD_NOTIFICATIONS_ATTRIBUTE}]`))
    void import('./poll-unread-notifications');
}
