import type { Permission } from '~/domain/auth/permissions';

/** A page that the rail of the back office lists. */
export interface AdminPage {
  label: string;
  href: string;
  /** Words by which the search finds the page, besides its label. */
  keywords: string;
  permission: Permission;
  /** The count of what waits, shown beside the label. */
  waiting?: keyof WaitingCounts;
}

/** How much waits in each area, for the rail. */
export interface WaitingCounts {
  /** New messages. */
  inbox: number;
  /** New applications. */
  applications: number;
  /** Calls that are still to come today. */
  calls: number;
  /** Open milestones past their day. */
  milestones: number;
  orders: number;
  reviews: number;
  failedJobs: number;
  /** Of the latest check of the books. */
  differences: number;
}

export interface AdminPageGroup {
  /** Undefined: the pages stand without a heading. */
  title?: string;
  pages: readonly AdminPage[];
}
