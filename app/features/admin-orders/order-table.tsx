import clsx from 'clsx';
import type { ReactNode } from 'react';
import { adminPaths } from '~/content/admin/admin-paths';
import type { StaffOrderRow } from '~/domain/orders/staff-order-list';
import { ADMIN_ATTRIBUTES } from '~/domain/site/admin-attributes';
import { DueMark } from '~/sections/admin/due-mark';
import { SelectAll, SelectBox } from '~/sections/admin/selection';
import { TOOL_ROW } from '~/sections/admin/tool-table';
import { formatFigure } from '~/sections/format/format-amount';
import { formatMoment } from '~/sections/format/format-moment';
import { Icon } from '~/ui/icons/icon';
import { site } from '~site';
import { getDuePayment } from './get-due-payment';
import { METHOD_LABELS } from './order-state';
import { OrderSteps } from './order-steps';

/** "Mosaic mug × 4, 2 more". */
function describeItems({ name, quantity, more }: StaffOrderRow['items']): string {
  const first = quantity > 1 ? `${name} × ${quantity}` : name;
  return more > 0 ? `${first}, ${more} more` : first;
}

function Mark({ icon, children }: { icon: 'warning' | 'box'; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1 text-xs font-semibold whitespace-nowrap text-warning">
      <Icon name={icon} size={14} className="shrink-0" />
      {children}
    </span>
  );
}

/** A lost dispute took the money of an order that was not sent yet. */
const isPaidBack = ({ status, total, paid }: StaffOrderRow): boolean =>
  (status === 'paid' || status === 'packed') && total > 0 && paid <= 0;

/** What needs attention besides the next step. */
function Marks({ order, now }: { order: StaffOrderRow; now: Date }) {
  const { status, total, paid, paidAt, hasReturn, returnWaitsSince, excess, isTransferDue, dueOn } = order;
  const isOverdue = getDuePayment({ status, dueOn, isPaid: paid >= total }, now)?.isOverdue;
  return (
    <>
      {isOverdue && <Mark icon="warning">overdue</Mark>}
      {status === 'paid' && paidAt && <DueMark kind="packing" start={paidAt} now={now} />}
      {order.isDisputed && <Mark icon="warning">disputed</Mark>}
      {isPaidBack(order) && <Mark icon="warning">paid back</Mark>}
      {hasReturn && <Mark icon="box">return</Mark>}
      {returnWaitsSince && <DueMark kind="returns" start={returnWaitsSince} now={now} />}
      {excess > 0 && <Mark icon="warning">to refund</Mark>}
      {isTransferDue && <Mark icon="warning">to transfer</Mark>}
      {status === 'placed' && paid > 0 && paid < total && <Mark icon="warning">part paid</Mark>}
      {status === 'placed' && paid > 0 && paid >= total && <Mark icon="warning">payment to check</Mark>}
    </>
  );
}

const CELL =
  'h-10 px-2 py-1 lg:bg-surface lg:group-hover:bg-raised lg:group-has-[[aria-current]]:bg-raised lg:group-has-[:focus-visible]:bg-raised';

interface OrderTableRowProps {
  order: StaffOrderRow;
  href: string;
  isOpen: boolean;
  isNext: boolean;
  isSelectable: boolean;
  now: Date;
}

/** A row of the table; on narrow screens a card of two lines. The link covers all of it. */
function OrderTableRow({ order, href, isOpen, isNext, isSelectable, now }: OrderTableRowProps) {
  const { number, createdAt, buyer, items, status, method, total } = order;
  return (
    <tr
      className={clsx(
        TOOL_ROW,
        'max-lg:mb-grout max-lg:grid max-lg:min-h-15 max-lg:grid-cols-[auto_minmax(0,auto)_minmax(5.5rem,1fr)] max-lg:items-center max-lg:gap-x-2 max-[20em]:grid-cols-[auto_minmax(0,1fr)]! max-[20em]:py-2 max-lg:rounded-tile max-lg:bg-surface max-lg:pe-3',
      )}
    >
      <td
        className={clsx(
          CELL,
          'rounded-s-tile border-s-3 ps-1 lg:w-0 max-lg:row-span-2 max-[20em]:row-span-4! max-lg:h-full max-lg:p-0',
          isOpen ? 'border-primary' : 'border-transparent lg:border-surface lg:group-hover:border-raised',
        )}
      >
        {isSelectable && <SelectBox name="numbers" value={number} label={`Select ${number}`} />}
      </td>
      <td className={clsx(CELL, 'truncate max-lg:h-auto max-lg:self-end max-lg:p-0')}>
        <a
          href={href}
          aria-current={isOpen ? 'true' : undefined}
          {...{ [ADMIN_ATTRIBUTES.entry]: '', [ADMIN_ATTRIBUTES.next]: isNext ? '' : undefined }}
          className="font-semibold tabular-nums after:absolute after:inset-0 after:rounded-tile focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-link"
        >
          {number}
        </a>{' '}
        <time dateTime={createdAt.toISOString()} className="text-xs text-muted first-letter:uppercase">
          {formatMoment(createdAt, now)}
        </time>
      </td>
      <td
        className={clsx(
          CELL,
          'max-w-40 truncate max-lg:h-auto max-lg:max-w-none max-lg:self-end max-lg:p-0 min-[20em]:max-lg:text-end',
        )}
      >
        {buyer || <span className="text-muted">account deleted</span>}
      </td>
      <td className={clsx(CELL, 'w-2/5 max-w-0 truncate text-muted max-lg:hidden @max-4xl:hidden')}>
        {describeItems(items)}
      </td>
      <td className={clsx(CELL, 'max-lg:h-auto max-lg:self-start max-lg:p-0 max-lg:pb-1.5')}>
        <span className="flex items-center gap-x-2.5 max-lg:flex-wrap">
          <OrderSteps status={status} />
          <Marks order={order} now={now} />
        </span>
      </td>
      <td className={clsx(CELL, 'text-xs text-muted max-lg:hidden @max-4xl:hidden')}>
        {METHOD_LABELS[method]}
      </td>
      <td
        className={clsx(
          CELL,
          'rounded-e-tile min-[20em]:text-end font-semibold whitespace-nowrap tabular-nums max-lg:h-auto max-lg:self-start max-lg:p-0',
        )}
      >
        {formatFigure(total)}
      </td>
    </tr>
  );
}

interface OrderTableProps {
  orders: readonly StaffOrderRow[];
  /** The serialised query of the list. Each order opens beside the same list. */
  search: string;
  /** The number of the order that is open beside the list. */
  openNumber?: string | undefined;
  /** Where the list goes on when that order is not in it any more. */
  nextNumber?: string | undefined;
  /** Whether orders can be selected for actions on all of them. */
  isSelectable?: boolean;
  now: Date;
}

const HEADS = [
  { label: 'Order' },
  { label: 'Buyer' },
  { label: 'Items', className: 'text-start @max-4xl:hidden' },
  { label: 'State' },
  { label: 'Chosen method', className: 'text-start @max-4xl:hidden' },
  { label: `Total, ${site.currency.label}`, className: 'text-end' },
];

/** Orders, the newest first. */
export function OrderTable(props: OrderTableProps) {
  const { orders, search, openNumber, nextNumber, isSelectable = true, now } = props;
  return (
    <div className="@container">
      <table className="w-full border-separate border-spacing-x-0 border-spacing-y-0.5 max-lg:block">
        <caption className="sr-only">Orders, the newest first</caption>
        <thead className="max-lg:sr-only lg:sticky lg:top-16 lg:z-2">
          <tr>
            <th scope="col" className="bg-bg">
              {isSelectable ? (
                <SelectAll label="Select all orders of this page" />
              ) : (
                <span className="sr-only">Selection</span>
              )}
            </th>
            {HEADS.map(({ label, className }) => (
              <th
                key={label}
                scope="col"
                className={clsx(
                  'bg-bg px-2 py-1.5 text-xs font-medium whitespace-nowrap text-muted',
                  className ?? 'text-start',
                )}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-lg:block">
          {orders.map((order) => (
            <OrderTableRow
              key={order.number}
              order={order}
              href={adminPaths.order(order.number, search)}
              isOpen={order.number === openNumber}
              isNext={order.number === nextNumber}
              isSelectable={isSelectable}
              now={now}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
