import clsx from 'clsx';
import type { NotificationKind } from '~/domain/notifications/notifications';
import { Icon, type IconName } from '~/ui/icons/icon';

const ICONS: Record<NotificationKind, IconName> = {
  orders: 'box',
  projects: 'grid',
  answers: 'chat',
  security: 'lock',
};

const GLAZES: Record<NotificationKind, string> = {
  orders: 'bg-glaze-marigold',
  projects: 'bg-glaze-jade',
  answers: 'bg-glaze-gulal',
  security: 'bg-glaze-peacock',
};

interface NotificationKindTileProps {
  kind: NotificationKind;
  isRead: boolean;
}

/** Icon of a notification: a glazed tile while it is unread, a plain one once it is read. */
export const NotificationKindTile = ({ kind, isRead }: NotificationKindTileProps) => (
  <div
    className={clsx(
      'grid size-9 shrink-0 place-items-center rounded-tile sm:size-12',
      isRead
        ? 'bg-control text-muted'
        : `rounded-se-[18px] sm:rounded-se-[24px] text-glaze-ink ${GLAZES[kind]}`,
    )}
  >
    <Icon name={ICONS[kind]} size={20} />
  </div>
);
