import clsx from 'clsx';
import { adminPaths } from '~/content/admin/admin-paths';
import { formatIndianPhone } from '~/domain/india/phone';
import type { CustomerSummary } from '~/domain/orders/customer';
import { TOOL_CELL, TOOL_ROW, ToolRowLink, ToolTable } from '~/sections/admin/tool-table';
import { formatFigure } from '~/sections/format/format-amount';
import { formatMoment } from '~/sections/format/format-moment';
import { site } from '~site';

const WIDE = 'max-lg:hidden';
const WIDEST = 'max-xl:hidden';

function CustomerRow({ customer, now }: { customer: CustomerSummary; now: Date }) {
  const { number, name, email, phone, hasAccount, orders, paid, latestAt } = customer;
  return (
    <tr className={TOOL_ROW}>
      <td className={clsx(TOOL_CELL, 'w-full max-w-0 lg:w-2/5')}>
        <ToolRowLink href={adminPaths.customer(number)} className="block truncate font-semibold">
          {name || email}
        </ToolRowLink>
        <span className="block truncate text-xs text-muted lg:hidden">{email}</span>
      </td>
      <td className={clsx(TOOL_CELL, WIDE, 'w-2/5 max-w-0 truncate text-muted')}>{email}</td>
      <td className={clsx(TOOL_CELL, WIDE, 'whitespace-nowrap text-muted tabular-nums')}>
        {formatIndianPhone(phone)}
      </td>
      <td className={clsx(TOOL_CELL, WIDEST, 'text-xs text-muted')}>{hasAccount ? 'account' : 'guest'}</td>
      <td className={clsx(TOOL_CELL, WIDE, 'text-xs whitespace-nowrap text-muted')}>
        <time dateTime={latestAt.toISOString()}>{formatMoment(latestAt, now)}</time>
      </td>
      <td className={clsx(TOOL_CELL, 'text-end tabular-nums')}>{orders}</td>
      <td className={clsx(TOOL_CELL, 'text-end font-semibold whitespace-nowrap tabular-nums')}>
        {formatFigure(paid)}
      </td>
    </tr>
  );
}

const HEADS = [
  { label: 'Customer' },
  { label: 'Email', className: WIDE },
  { label: 'Phone', className: WIDE },
  { label: 'Buys with', className: WIDEST },
  { label: 'Last order', className: WIDE },
  { label: 'Orders', className: 'text-end!' },
  { label: `Paid, ${site.currency.label}`, className: 'text-end!' },
];

/** Customers, by their latest order. */
export function CustomerTable({ customers, now }: { customers: readonly CustomerSummary[]; now: Date }) {
  return (
    <ToolTable caption="Customers, by their latest order" heads={HEADS}>
      {customers.map((customer) => (
        <CustomerRow key={customer.email.toLowerCase()} customer={customer} now={now} />
      ))}
    </ToolTable>
  );
}
