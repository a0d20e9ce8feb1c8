import clsx from 'clsx';
import { adminPaths } from '~/content/admin/admin-paths';
import type { StoredRedirect } from '~/domain/site/stored-redirect';
import { TOOL_CELL, TOOL_ROW, ToolRowLink, ToolTable } from '~/sections/admin/tool-table';
import { formatCount } from '~/sections/format/format-amount';
import { formatDay } from '~/sections/format/format-moment';

const WIDE = 'max-lg:hidden';

const HEADS = [
  { label: 'From' },
  { label: 'To' },
  { label: 'Answer', className: WIDE },
  { label: 'Last used', className: WIDE },
  { label: 'Uses', className: 'text-end!' },
];

interface RedirectTableProps {
  redirects: readonly StoredRedirect[];
  now: Date;
}

/** Redirects that staff entered, the newest first. */
export function RedirectTable({ redirects, now }: RedirectTableProps) {
  return (
    <ToolTable caption="Redirects, the newest first" heads={HEADS}>
      {redirects.map(({ id, from, target, status, note, uses, lastUsedOn }) => (
        <tr key={id} className={TOOL_ROW}>
          <td className={clsx(TOOL_CELL, 'max-w-0 w-2/5')}>
            <ToolRowLink href={adminPaths.redirect(id)} className="block truncate font-semibold">
              {from}
            </ToolRowLink>
            {note && <span className="block truncate text-xs text-muted">{note}</span>}
          </td>
          <td className={clsx(TOOL_CELL, 'max-w-0 w-2/5')}>
            <span className={clsx('block truncate', !target && 'text-muted')}>{target ?? 'gone'}</span>
          </td>
          <td className={clsx(TOOL_CELL, WIDE, 'tabular-nums')}>{status}</td>
          <td className={clsx(TOOL_CELL, WIDE, 'whitespace-nowrap text-muted')}>
            {lastUsedOn ? formatDay(new Date(lastUsedOn), now) : 'never'}
          </td>
          <td className={clsx(TOOL_CELL, 'text-end tabular-nums')}>{formatCount(uses)}</td>
        </tr>
      ))}
    </ToolTable>
  );
}
