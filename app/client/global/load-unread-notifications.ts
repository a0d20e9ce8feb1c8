import { UNREAD_NOTIFICATIONS_ATTRIBUTE } from '~/domain/site/behaviour-attributes';

/** Only pages that show the number of unread notices load what follows it. */
export function loadUnreadNotifications(): void {
  if (document.querySelector(`[${UNREAD_NOTIFICATIONS_ATTRIBUTE}]`))
    void import('./poll-unread-notifications');
}
