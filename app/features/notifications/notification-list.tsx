import type { Notification } from '~/domain/notifications/notifications';
import { NotificationRow } from './notification-row';

function NotificationGroup({
  title,
  id,
  notifications,
}: {
  title: string;
  id: string;
  notifications: readonly Notification[];
}) {
  if (notifications.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id={id} className="text-h4">
        {title}
      </h2>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-grout">
        {notifications.map((notification) => (
          <NotificationRow key={notification.id} {...notification} />
        ))}
      </ol>
    </section>
  );
}

/** A page of the inbox: unread notifications, then read ones, each newest first. */
export const NotificationList = ({ notifications }: { notifications: readonly Notification[] }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
    <NotificationGroup
      id="unread"
      title="Unread"
      notifications={notifications.filter(({ isRead }) => !isRead)}
    />
    <NotificationGroup
      id="earlier"
      title="Earlier"
      notifications={notifications.filter(({ isRead }) => isRead)}
    />
  </div>
);
