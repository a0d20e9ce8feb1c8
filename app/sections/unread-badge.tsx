import clsx from 'clsx';
import { unreadNoticesPath } from '~/content/account-links';
import { UNREAD_NOTICES } from '~/domain/behaviour-attributes';
import { unreadInBadge } from '~/domain/unread-notices';

interface UnreadBadgeProps {
  unread: number;
  className?: string;
}

/** How many notices are unread. The global script follows the number while the page is open. */
export function UnreadBadge({ unread, className }: UnreadBadgeProps) {
  const followed = { [UNREAD_NOTICES]: unreadNoticesPath, 'data-unread': unread };
  return (
    <span
      {...followed}
      hidden={unread === 0}
      className={clsx(
        'min-w-6 rounded-inner bg-primary px-1.5 text-center text-xs leading-6 font-semibold text-primary-ink tabular-nums',
        className,
      )}
    >
      <span>{unreadInBadge(unread)}</span>
      <span className="sr-only"> unread</span>
    </span>
  );
}
