import clsx from 'clsx';
import { describeNotification, NOTIFICATION_KIND_LABELS } from '~/content/account/notification-texts';
import type { Notification } from '~/domain/notifications/notifications';
import { formatDateTime } from '~/sections/format/format-date';
import { getButtonClasses } from '~/ui/buttons/button-classes';
import { Badge } from '~/ui/data/badge';
import { Icon } from '~/ui/icons/icon';
import { NotificationKindTile } from './notification-kind-tile';

function MarkReadForm({ id, title }: { id: string; title: string }) {
  return (
    <form method="post" className="relative">
      <input type="hidden" name="intent" value="read" />
      <input type="hidden" name="id" value={id} />
      <button
        type="submit"
        className={getButtonClasses({ variant: 'plain', size: 'sm' })}
        aria-label={`Mark as read: ${title}`}
      >
        <Icon name="check" />
        <span className="max-sm:sr-only">Mark as read</span>
      </button>
    </form>
  );
}

interface NotificationTitleProps {
  href: string | undefined;
  unreadId: string | undefined;
  children: string;
}

function NotificationTitle({ href, unreadId, children }: NotificationTitleProps) {
  const classes = clsx('min-w-0 [overflow-wrap:anywhere]', unreadId ? 'font-semibold' : 'font-medium');
  if (href === undefined) return <span className={classes}>{children}</span>;
  return (
    <a
      href={href}
      data-notification={unreadId}
      className={clsx(classes, 'after:absolute after:inset-0 after:rounded-tile')}
    >
      {children}
    </a>
  );
}

/** One notification as a link to its subject, if that is on the site. An unread one has a badge, bold text and a glazed tile. */
export function NotificationRow({ id, kind, payload, createdAt, isRead }: Notification) {
  const { title, text, href } = describeNotification(payload);
  return (
    <li className="relative flex flex-wrap items-start gap-3 rounded-tile bg-surface p-3 transition-colors focus-within:bg-raised hover:bg-raised sm:gap-4 sm:p-4">
      <NotificationKindTile kind={kind} isRead={isRead} />
      <div className="grid min-w-0 flex-1 basis-28 gap-1">
        <h3 className="font-sans text-base leading-snug tracking-normal text-wrap">
          {!isRead && (
            <Badge glaze="marigold" className="me-2.5">
              New
            </Badge>
          )}{' '}
          <NotificationTitle href={href} unreadId={isRead ? undefined : id}>
            {title}
          </NotificationTitle>
        </h3>
        <p className="text-sm text-muted [overflow-wrap:anywhere]">{text}</p>
        <p className="text-xs text-muted">
          {NOTIFICATION_KIND_LABELS[kind]} ·{' '}
          <time dateTime={createdAt.toISOString()}>{formatDateTime(createdAt)}</time>
        </p>
      </div>
      {!isRead && <MarkReadForm id={id} title={title} />}
    </li>
  );
}
