import { paths } from '~/paths';

/*
 * Paths that only the account, its emails and its notifications use. They are not in `paths`, because every fully
 * hydrated page loads that module.
 */

export const getProjectPath = (id: string, part?: `update-${string}` | `comment-${string}` | 'milestones') =>
  `${paths.account.projects()}/${id}${part ? `#${part}` : ''}`;

export const getProjectFilePath = (projectId: string, fileId: string) =>
  `${paths.account.projects()}/${projectId}/files/${fileId}`;

/** The messages of the account, and one of them. */
export const messagesPath = '/account/messages';

export const getMessagePath = (
  id: string,
  part: '' | '#answers' | `#answer-${string}` | `/files/${string}` = '',
) => `${messagesPath}/${id}${part}`;

/** The unsubscribe link of a notification email. */
export const getNotificationsUnsubscribePath = (kind: string, userId: string, key: string) =>
  `/notices/leave/${kind}/${userId}?${new URLSearchParams({ key })}`;

/** The link in the email to the current address after a change of email was requested. */
export const stopEmailChangePath = '/auth/stop-email-change';

/** Open account pages poll the number of unread notifications here. */
export const unreadNotificationsPath = '/notices/unread';
