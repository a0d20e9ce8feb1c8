import clsx from 'clsx';
import { adminPaths } from '~/content/admin/admin-paths';
import { ADMIN_ATTRIBUTES } from '~/domain/site/admin-attributes';
import type { StoredRedirect } from '~/domain/site/stored-redirect';
import { TOOL_CELL, TOOL_ROW, TOOL_ROW_LINK, TOOL_TABLE } from '~/sections/admin/tool-table';
import { ToolTableHead } from '~/sections/admin/tool-table-head';
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
    <table className={TOOL_TABLE}>
      <caption className="sr-only">Redirects, the newest first</caption>
      <ToolTableHead heads={HEADS} />
      <tbody>
        {redirects.map(({ id, from, target, status, note, uses, lastUsedOn }) => (
          <tr key={id} className={TOOL_ROW}>
            <td className={clsx(TOOL_CELL, 'max-w-0 w-2/5')}>
              <a
                href={adminPaths.redirect(id)}
                {...{ [ADMIN_ATTRIBUTES.entry]: '' }}
                className={clsx('block truncate font-semibold', TOOL_ROW_LINK)}
              >
                {from}
              </a>
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
      </tbody>
    </table>
  );
}
