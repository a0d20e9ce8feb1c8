/** How long a consent lasts. */
export const CONSENT_HOURS = 24;

/** How long a request for the consent waits for its answer. */
export const VIEW_REQUEST_HOURS = 24;

/** How many requests a member gets in a day at most, from all admins. */
export const MAX_VIEW_REQUESTS_A_DAY = 3;

/** How long a view of an account lasts at most. */
export const VIEW_MINUTES = 60;

/**
 * R-VIEW-2: the pages that an admin may see as the person. A list of what is shown, so that a new page is not shown: no
 * security, no data export, no deletion, no form of an address.
 */
const SHOWN_PATHS: readonly RegExp[] = [
  /^\/account$/,
  /^\/account\/(?:profile|payment-details|order-history|notifications|projects)$/,
  /^\/account\/profile\/picture\/[^/]+\/[^/]+$/,
  /^\/account\/order-history\/[^/]+(?:\/invoices\/[^/]+)?$/,
  /^\/account\/projects\/[^/]+(?:\/files\/[^/]+)?$/,
];

/** Whether an admin who looks at an account may send the request. It reads, and its page is one of those shown. */
export const isShownInView = (method: string, path: string): boolean =>
  (method === 'GET' || method === 'HEAD') && SHOWN_PATHS.some((pattern) => pattern.test(path));

/** A view of an account, as its owner sees it. */
export interface ShownView {
  id: string;
  /** The name of the admin. Absent when the account was deleted. */
  by?: string;
  startedAt: Date;
  /** When it ended; for one that runs, when it ends at the latest. */
  endsAt: Date;
  isRunning: boolean;
}
