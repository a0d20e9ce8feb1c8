import { NOTIFICATION_KIND_LABELS } from '~/content/account/notification-texts';
import type { NotificationKind } from '~/domain/notifications/notifications';
import { formatUnreadLabel } from '~/domain/notifications/unread-notifications';
import { Button } from '~/ui/buttons/button';
import { TextLink } from '~/ui/buttons/text-link';
import { Icon } from '~/ui/icons/icon';

interface InboxHeaderProps {
  /** Of the shown kind, or of all kinds. */
  unreadCount: number;
  /** Time of the newest unread notification on the page. */
  newestUnreadAt: Date | undefined;
  kind: NotificationKind | undefined;
}

export function InboxHeader({ unreadCount, newestUnreadAt, kind }: InboxHeaderProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="grid gap-3">
        <h1 className="text-tool">Notifications</h1>
        <p className="text-muted">
          {unreadCount > 0 ? formatUnreadLabel(unreadCount) : 'No unread notifications'}.{' '}
          <TextLink href="#choices">Settings</TextLink>
        </p>
      </div>
      {newestUnreadAt && (
        <form method="post">
          <input type="hidden" name="intent" value="read-all" />
          <input type="hidden" name="until" value={newestUnreadAt.toISOString()} />
          <Button type="submit" variant="quiet" size="sm">
            <Icon name="check" />
            {kind
              ? `Mark all of ${NOTIFICATION_KIND_LABELS[kind].toLowerCase()} as read`
              : 'Mark all as read'}
          </Button>
        </form>
      )}
    </header>
  );
}
