/** What the poll of open account pages is answered. */
export interface UnreadNotifications {
  unread: number;
}

const MOST_SHOWN = 99;

/** As a badge shows it. */
export const formatUnreadBadge = (unread: number): string =>
  unread > MOST_SHOWN ? `${MOST_SHOWN}+` : String(unread);

/** As it is read out. */
export const formatUnreadLabel = (unread: number): string =>
  unread === 1 ? '1 unread notification' : `${unread} unread notifications`;
