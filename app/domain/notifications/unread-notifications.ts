/** The JSON response to the polling of open account pages. */
export interface UnreadNotifications {
  unread: number;
}

const MAX_BADGE_NUMBER = 99;

/** The text of the badge: `7`, `99+`. */
export const formatUnreadBadge = (unread: number): string =>
  unread > MAX_BADGE_NUMBER ? `${MAX_BADGE_NUMBER}+` : String(unread);

/** The badge's label for screen readers. */
export const formatUnreadLabel = (unread: number): string =>
  unread === 1 ? '1 unread notification' : `${unread} unread notifications`;
