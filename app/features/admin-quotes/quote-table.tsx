import clsx from 'clsx';
import { adminPaths } from '~/content/admin/admin-paths';
import type { QuoteRow } from '~/domain/quotes/sales-quote';
import { QuoteStateBadge } from '~/sections/admin/state-badges';
import { TOOL_CELL, TOOL_ROW, ToolRowLink, ToolTable } from '~/sections/admin/tool-table';
import { formatAmount } from '~/sections/format/format-amount';
import { formatDate } from '~/sections/format/format-date';

const WIDE = 'max-lg:hidden';

const HEADS = [
  { label: 'Client' },
  { label: 'Number', className: WIDE },
  { label: 'State', className: WIDE },
  { label: 'Valid until', className: WIDE },
  { label: 'Total', className: 'text-end!' },
];

/** Quotes, the newest first. */
export function QuoteTable({ rows }: { rows: readonly QuoteRow[] }) {
  return (
    <ToolTable caption="Quotes, the newest first" heads={HEADS}>
      {rows.map(({ id, number, state, name, company, total, validUntil }) => (
        <tr key={id} className={TOOL_ROW}>
          <td className={clsx(TOOL_CELL, 'w-full max-w-0 lg:w-1/3')}>
            <ToolRowLink
              href={adminPaths.quote(id)}
              className="block font-semibold wrap-anywhere lg:truncate"
            >
              {company ?? (name || 'Deleted account')}
            </ToolRowLink>
            <span className="mt-1 flex flex-wrap items-center gap-2 text-xs text-muted lg:hidden">
              <span className="whitespace-nowrap tabular-nums">{number}</span>
              <QuoteStateBadge state={state} />
            </span>
          </td>
          <td className={clsx(TOOL_CELL, WIDE, 'whitespace-nowrap tabular-nums')}>{number}</td>
          <td className={clsx(TOOL_CELL, WIDE, 'whitespace-nowrap')}>
            <QuoteStateBadge state={state} />
          </td>
          <td className={clsx(TOOL_CELL, WIDE, 'whitespace-nowrap text-muted')}>{formatDate(validUntil)}</td>
          <td className={clsx(TOOL_CELL, 'text-end whitespace-nowrap tabular-nums')}>
            {formatAmount(total)}
          </td>
        </tr>
      ))}
    </ToolTable>
  );
}
