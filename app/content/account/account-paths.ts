import { paths } from '~/paths';

/*
 * Addresses that only the account, its letters and its notices know. Not in `paths`: every page that React takes over
 * carries those.
 */

export const projectPath = (id: string, part?: `update-${string}` | `comment-${string}` | 'milestones') =>
  `${paths.account.projects()}/${id}${part ? `#${part}` : ''}`;

export const projectFilePath = (projectId: string, fileId: string) =>
  `${paths.account.projects()}/${projectId}/files/${fileId}`;

/** Where a letter's "no more of these" leads. */
export const notificationsUnsubscribePath = (kind: string, userId: string, key: string) =>
  `/notices/leave/${kind}/${userId}?${new URLSearchParams({ key })}`;

/** Where the mail to the present address leads when another one was asked for. */
export const stopEmailChangePath = '/auth/stop-email-change';

/** What open account pages ask for the number of unread notices. */
export const unreadNotificationsPath = '/notices/unread';
