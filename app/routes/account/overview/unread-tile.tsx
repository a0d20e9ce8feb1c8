import { describeNotification } from '~/content/account/notification-texts';
import type { Notification } from '~/domain/notifications/notifications';
import { paths } from '~/paths';
import { TextLink } from '~/ui/buttons/text-link';
import { OverviewTile } from './overview-tile';

const MAX_TITLES = 3;

interface UnreadTileProps {
  /** Number of all unread notifications. */
  count: number;
  /** Unread ones, the newest first. */
  notifications: readonly Notification[];
}

/** The number of unread notifications and the newest of them. */
export function UnreadTile({ count, notifications }: UnreadTileProps) {
  return (
    <OverviewTile id="unread" title="Unread" className="bg-surface">
      {count === 0 ? (
        <p className="text-lead text-muted">No unread notifications.</p>
      ) : (
        <div className="flex flex-wrap items-start gap-5">
          <p className="font-display text-[4rem] leading-none font-semibold tabular-nums">{count}</p>
          <ul className="grid min-w-0 flex-1 basis-36 gap-1.5 pt-1">
            {notifications.slice(0, MAX_TITLES).map(({ id, payload }) => {
              const { title, href = paths.account.notifications() } = describeNotification(payload);
              return (
                <li key={id} className="[overflow-wrap:anywhere]">
                  <TextLink href={href}>{title}</TextLink>
                </li>
              );
            })}
          </ul>
        </div>
      )}
      <p>
        <TextLink href={paths.account.notifications()}>All notifications</TextLink>
      </p>
    </OverviewTile>
  );
}
