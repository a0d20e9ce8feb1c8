import clsx from 'clsx';
import { adminPaths } from '~/content/admin/admin-paths';
import { ROLE_LABELS } from '~/content/admin/people-texts';
import type { UserRole } from '~/domain/auth/user';
import { TOOL_CELL, TOOL_ROW, ToolRowLink, ToolTable } from '~/sections/admin/tool-table';
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
    <ToolTable caption="People with a role in the back office" heads={HEADS}>
      {people.map(({ id, name, email, role, twoFactorEnabled, invitedAt, lastSeenAt }) => (
        <tr key={id} className={TOOL_ROW}>
          <td className={clsx(TOOL_CELL, 'w-full max-w-0 lg:w-1/3')}>
            <ToolRowLink
              href={adminPaths.person(id)}
              className="block font-semibold wrap-anywhere lg:truncate"
            >
              {name}
            </ToolRowLink>
            <span className="block text-xs wrap-anywhere text-muted lg:hidden">{email}</span>
          </td>
          <td className={clsx(TOOL_CELL, WIDE, 'w-1/3 max-w-0 wrap-anywhere text-muted')}>{email}</td>
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
    </ToolTable>
  );
}
