import { NOTIFICATION_KIND_LABELS } from '~/content/account/notification-texts';
import type { NotificationQuery } from '~/domain/notifications/notifications';
import { getNotificationsPath } from '~/features/notifications/notifications-path';
import { LinkButton } from '~/ui/buttons/link-button';
import { EmptyState } from '~/ui/feedback/empty-state';

const showAllLink = <LinkButton href={getNotificationsPath({ page: 1 })}>Show all notifications</LinkButton>;

/** Shown for an empty inbox, an empty kind, or a page number after the last page. */
export function EmptyInbox({ query: { kind, page } }: { query: NotificationQuery }) {
  if (page > 1) {
    return (
      <EmptyState title="The list ends before this page" action={showAllLink}>
        <p>Older notifications are erased after a year.</p>
      </EmptyState>
    );
  }
  if (kind) {
    return (
      <EmptyState
        title={`Nothing about ${NOTIFICATION_KIND_LABELS[kind].toLowerCase()} yet`}
        action={showAllLink}
      >
        <p>Notifications that you choose below appear here.</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState title="No notifications yet">
      <p>
        An order on its way, an update on a project, an answer to a comment or a message, a sign-in from a new
        browser: they appear here.
      </p>
    </EmptyState>
  );
}
