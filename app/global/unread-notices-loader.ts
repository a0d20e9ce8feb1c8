import { UNREAD_NOTICES } from '~/domain/behaviour-attributes';

/** Only pages that show the number of unread notices load what follows it. */
export function loadUnreadNotices(): void {
  if (document.querySelector(`[${UNREAD_NOTICES}]`)) void import('./unread-notices');
}
