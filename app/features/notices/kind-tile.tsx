import clsx from 'clsx';
import type { NoticeKind } from '~/domain/notices';
import { Icon, type IconName } from '~/ui/icon';

const ICONS: Record<NoticeKind, IconName> = {
  orders: 'box',
  projects: 'grid',
  answers: 'chat',
  security: 'lock',
};

const GLAZES: Record<NoticeKind, string> = {
  orders: 'bg-glaze-marigold',
  projects: 'bg-glaze-jade',
  answers: 'bg-glaze-gulal',
  security: 'bg-glaze-peacock',
};

interface KindTileProps {
  kind: NoticeKind;
  isRead: boolean;
}

/** The tile before a notice: glazed while it is unread, with a quarter rounded; plain and square once it was read. */
export const KindTile = ({ kind, isRead }: KindTileProps) => (
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
