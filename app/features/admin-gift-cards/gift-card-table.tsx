import clsx from 'clsx';
import { adminPaths } from '~/content/admin/admin-paths';
import type { StaffGiftCard } from '~/domain/gift-cards/staff-gift-card';
import { ADMIN_ATTRIBUTES } from '~/domain/site/admin-attributes';
import { GiftCardStateBadge } from '~/sections/admin/state-badges';
import { TOOL_CELL, TOOL_ROW, TOOL_ROW_LINK, TOOL_TABLE } from '~/sections/admin/tool-table';
import { ToolTableHead } from '~/sections/admin/tool-table-head';
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
    <table className={TOOL_TABLE}>
      <caption className="sr-only">Gift cards, the newest first</caption>
      <ToolTableHead heads={HEADS} />
      <tbody>
        {cards.map(({ id, codeEnd, orderNumber, createdAt, endsAt, state, balance, amount }) => (
          <tr key={id} className={TOOL_ROW}>
            <td className={clsx(TOOL_CELL, 'whitespace-nowrap')}>
              <a
                href={adminPaths.giftCard(id)}
                {...{ [ADMIN_ATTRIBUTES.entry]: '' }}
                className={clsx('font-semibold tabular-nums', TOOL_ROW_LINK)}
              >
                {codeEnd ? `…${codeEnd}` : 'not opened yet'}
              </a>
              <span className="block text-xs text-muted tabular-nums lg:hidden">{orderNumber}</span>
            </td>
            <td className={clsx(TOOL_CELL, WIDE, 'tabular-nums')}>{orderNumber}</td>
            <td className={clsx(TOOL_CELL, WIDE, 'whitespace-nowrap text-muted')}>
              {formatDay(createdAt, now)}
            </td>
            <td className={clsx(TOOL_CELL, WIDE, 'whitespace-nowrap text-muted')}>
              {formatDay(endsAt, now)}
            </td>
            <td className={clsx(TOOL_CELL, 'whitespace-nowrap')}>
              <GiftCardStateBadge state={state} />
            </td>
            <td className={clsx(TOOL_CELL, 'text-end whitespace-nowrap tabular-nums')}>
              {formatAmount(balance)}
              <span className={clsx('text-muted', WIDE)}> of {formatAmount(amount)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
