import clsx from 'clsx';
import { unreadNotificationsPath } from '~/content/account/account-paths';
import { formatUnreadBadge } from '~/domain/notifications/unread-notifications';
import { UNREAD_NOTIFICATIONS_ATTRIBUTE } from '~/domain/site/presence-attributes';

interface UnreadBadgeProps {
  count: number;
  className?: string;
}

/** Number of unread notifications. The global script updates it while the page is open. */
export function UnreadBadge({ count, className }: UnreadBadgeProps) {
  const scriptAttributes = {
    [UNREAD_NOTIFICATIONS_ATTRIBUTE]: unreadNotificationsPath,
    'data-unread': count,
  };
  return (
    <span
      {...scriptAttributes}
      hidden={count === 0}
      className={clsx(
        'min-w-6 rounded-inner bg-primary px-1.5 text-center text-xs leading-6 font-semibold text-primary-ink tabular-nums',
        className,
      )}
    >
      <span>{formatUnreadBadge(count)}</span>
      <span className="sr-only"> unread</span>
    </span>
  );
}
