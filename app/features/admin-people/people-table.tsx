import clsx from 'clsx';
import { adminPaths } from '~/content/admin/admin-paths';
import { ROLE_LABELS } from '~/content/admin/people-texts';
import type { UserRole } from '~/domain/auth/user';
import { ADMIN_ATTRIBUTES } from '~/domain/site/admin-attributes';
import { TOOL_CELL, TOOL_ROW, TOOL_ROW_LINK, TOOL_TABLE } from '~/sections/admin/tool-table';
import { ToolTableHead } from '~/sections/admin/tool-table-head';
import { formatDayAndTime } from '~/sections/format/format-moment';
import { Badge } from '~/ui/data/badge';

interface ListedPerson {
  id: string;
  name: string;
  email: string;
  role: UserRole;
  twoFactorEnabled: boolean;
  invitedAt?: Date;
  lastSeenAt?: Date;
}

const WIDE = 'max-lg:hidden';

const HEADS = [
  { label: 'Name' },
  { label: 'Email', className: WIDE },
  { label: 'Role' },
  { label: 'Two-factor', className: WIDE },
  { label: 'Last seen', className: clsx(WIDE, 'text-end!') },
];

/** Admins and staff. */
export function PeopleTable({ people, now }: { people: readonly ListedPerson[]; now: Date }) {
  return (
    <table className={TOOL_TABLE}>
      <caption className="sr-only">People with a role in the back office</caption>
      <ToolTableHead heads={HEADS} />
      <tbody>
        {people.map(({ id, name, email, role, twoFactorEnabled, invitedAt, lastSeenAt }) => (
          <tr key={id} className={TOOL_ROW}>
            <td className={clsx(TOOL_CELL, 'w-full max-w-0 lg:w-1/3')}>
              <a
                href={adminPaths.person(id)}
                {...{ [ADMIN_ATTRIBUTES.entry]: '' }}
                className={clsx('block font-semibold wrap-anywhere lg:truncate', TOOL_ROW_LINK)}
              >
                {name}
              </a>
              <span className="block text-xs wrap-anywhere text-muted lg:hidden">{email}</span>
            </td>
            <td className={clsx(TOOL_CELL, WIDE, 'w-1/3 max-w-0 truncate text-muted')}>{email}</td>
            <td className={clsx(TOOL_CELL, 'whitespace-nowrap')}>
              <span className="flex items-center gap-2">
                {ROLE_LABELS[role]}
                {invitedAt && <Badge tone="warning">invited</Badge>}
              </span>
            </td>
            <td className={clsx(TOOL_CELL, WIDE, 'whitespace-nowrap')}>
              {twoFactorEnabled ? 'on' : <span className="text-muted">off</span>}
            </td>
            <td className={clsx(TOOL_CELL, WIDE, 'text-end text-xs whitespace-nowrap text-muted')}>
              {lastSeenAt ? formatDayAndTime(lastSeenAt, now) : 'not signed in'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
