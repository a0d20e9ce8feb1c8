import { type NotificationQuery, serialiseNotificationQuery } from '~/domain/notifications/notifications';
import { paths } from '~/paths';

export function getNotificationsPath(query: NotificationQuery): string {
  const search = serialiseNotificationQuery(query).toString();
  return search ? `${paths.account.notifications()}?${search}` : paths.account.notifications();
}
