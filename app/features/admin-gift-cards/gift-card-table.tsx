import clsx from 'clsx';
import { adminPaths } from '~/content/admin/admin-paths';
import type { StaffGiftCard } from '~/domain/gift-cards/staff-gift-card';
import { GiftCardStateBadge } from '~/sections/admin/state-badges';
import { TOOL_CELL, TOOL_ROW, ToolRowLink, ToolTable } from '~/sections/admin/tool-table';
import { formatAmount } from '~/sections/format/format-amount';
import { formatDay } from '~/sections/format/format-moment';

interface GiftCardTableProps {
  cards: readonly StaffGiftCard[];
  now: Date;
}

const WIDE = 'max-lg:hidden';

const HEADS = [
  { label: 'Card' },
  { label: 'Order', className: WIDE },
  { label: 'Bought', className: WIDE },
  { label: 'Valid until', className: WIDE },
  { label: 'State' },
  { label: 'Left', className: 'text-end!' },
];

/** Gift cards, the newest first. */
export function GiftCardTable({ cards, now }: GiftCardTableProps) {
  return (
    <ToolTable caption="Gift cards, the newest first" heads={HEADS}>
      {cards.map(({ id, codeEnd, orderNumber, createdAt, endsAt, state, balance, amount }) => (
        <tr key={id} className={TOOL_ROW}>
          <td className={clsx(TOOL_CELL, 'whitespace-nowrap')}>
            <ToolRowLink href={adminPaths.giftCard(id)} className="font-semibold tabular-nums">
              {codeEnd ? `…${codeEnd}` : 'not opened yet'}
            </ToolRowLink>
            <span className="block text-xs text-muted tabular-nums lg:hidden">{orderNumber}</span>
          </td>
          <td className={clsx(TOOL_CELL, WIDE, 'tabular-nums')}>{orderNumber}</td>
          <td className={clsx(TOOL_CELL, WIDE, 'whitespace-nowrap text-muted')}>
            {formatDay(createdAt, now)}
          </td>
          <td className={clsx(TOOL_CELL, WIDE, 'whitespace-nowrap text-muted')}>{formatDay(endsAt, now)}</td>
          <td className={clsx(TOOL_CELL, 'whitespace-nowrap')}>
            <GiftCardStateBadge state={state} />
          </td>
          <td className={clsx(TOOL_CELL, 'text-end whitespace-nowrap tabular-nums')}>
            {formatAmount(balance)}
            <span className={clsx('text-muted', WIDE)}> of {formatAmount(amount)}</span>
          </td>
        </tr>
      ))}
    </ToolTable>
  );
}
