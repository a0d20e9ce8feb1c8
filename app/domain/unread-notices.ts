/** What the poll of open account pages is answered. */
export interface UnreadNotices {
  unread: number;
}

const MOST_SHOWN = 99;

/** As a badge shows it. */
export const unreadInBadge = (unread: number): string =>
  unread > MOST_SHOWN ? `${MOST_SHOWN}+` : String(unread);

/** As it is read out. */
export const unreadInWords = (unread: number): string =>
  unread === 1 ? '1 unread notification' : `${unread} unread notifications`;
