import clsx from 'clsx';
import { adminPaths } from '~/content/admin/admin-paths';
import { PAYMENT_PROVIDER_NAMES } from '~/content/shop/payment-method-texts';
import {
  type MoneyMovement,
  type MovementPage,
  serialiseMovementQuery,
} from '~/domain/payments/money-movement';
import { EmptyMonth } from '~/sections/admin/empty-month';
import { MonthForm } from '~/sections/admin/month-form';
import { PageLinks } from '~/sections/admin/page-links';
import { TOOL_CELL, TOOL_ROW, ToolRowLink, ToolTable } from '~/sections/admin/tool-table';
import { formatAmount, formatFigure } from '~/sections/format/format-amount';
import { formatMonth } from '~/sections/format/format-date';
import { formatDay, formatDayAndTime, formatTime } from '~/sections/format/format-moment';

const WIDE = 'max-lg:hidden';

const HEADS = [
  { label: 'Order' },
  { label: 'When' },
  { label: 'Buyer', className: WIDE },
  { label: 'Method', className: WIDE },
  { label: 'Reference', className: WIDE },
  { label: 'Amount, Rs.', className: 'text-end!' },
];

const REFUND_NOTES = { pending: 'refund, not sent yet', done: 'refund', failed: 'refund failed' } as const;

/** A payment of a statement has a day and no time. */
const formatWhen = (moment: Date, now: Date) =>
  formatTime(moment) === '00:00' ? formatDay(moment, now) : formatDayAndTime(moment, now);

function MovementRow({ movement, now }: { movement: MoneyMovement; now: Date }) {
  const { kind, createdAt, orderNumber, buyer, provider, reference, amount, state } = movement;
  const isRefund = kind === 'refund';
  return (
    <tr className={TOOL_ROW}>
      <td className={clsx(TOOL_CELL, 'whitespace-nowrap')}>
        <ToolRowLink href={adminPaths.order(orderNumber)} className="font-semibold tabular-nums">
          {orderNumber}
        </ToolRowLink>
        {state && (
          <span className={clsx('block text-xs', state === 'failed' ? 'text-danger' : 'text-muted')}>
            {REFUND_NOTES[state]}
          </span>
        )}
      </td>
      <td className={clsx(TOOL_CELL, 'text-muted tabular-nums lg:whitespace-nowrap')}>
        {formatWhen(createdAt, now)}
      </td>
      <td className={clsx(TOOL_CELL, WIDE, 'w-1/3 max-w-0 truncate')}>{buyer}</td>
      <td className={clsx(TOOL_CELL, WIDE, 'whitespace-nowrap text-muted')}>
        {provider ? PAYMENT_PROVIDER_NAMES[provider] : 'Transfer by hand'}
      </td>
      <td className={clsx(TOOL_CELL, WIDE, 'w-1/4 max-w-0 truncate text-muted')}>{reference}</td>
      <td className={clsx(TOOL_CELL, 'text-end font-semibold whitespace-nowrap tabular-nums')}>
        {formatFigure(isRefund ? -amount : amount)}
      </td>
    </tr>
  );
}

interface MovementListProps {
  list: MovementPage;
  now: Date;
}

/** Money that arrived and went back in a month. */
export function MovementList({ list, now }: MovementListProps) {
  const { month, months, movements, totals } = list;
  return (
    <section aria-labelledby="movements-title" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 id="movements-title" className="text-panel">
        Received and refunded
      </h2>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <MonthForm action={adminPaths.payments()} month={month} months={months} />
        <p className="text-muted tabular-nums">
          {formatAmount(totals.received)} received, {formatAmount(totals.refunded)} refunded
          {totals.toRefund > 0 && `, ${formatAmount(totals.toRefund)} still to be sent back`}
          {totals.paidByGiftCard > 0 && `, ${formatAmount(totals.paidByGiftCard)} paid by gift card`}
          {totals.returnedToGiftCard > 0 &&
            `, ${formatAmount(totals.returnedToGiftCard)} returned to gift cards`}
          .
        </p>
      </div>
      {movements.length === 0 ? (
        <EmptyMonth
          title={`No payment arrived in ${formatMonth(month)}.`}
          month={month}
          months={months}
          toMonth={(earlier) => adminPaths.payments(`month=${earlier}`)}
        />
      ) : (
        <ToolTable
          caption={<>Payments and refunds of {formatMonth(month)}, the newest first</>}
          heads={HEADS}
        >
          {movements.map((movement) => (
            <MovementRow key={movement.id} movement={movement} now={now} />
          ))}
        </ToolTable>
      )}
      <PageLinks
        page={list}
        toPath={(cursor) => adminPaths.payments(serialiseMovementQuery({ month, cursor }).toString())}
      />
    </section>
  );
}
