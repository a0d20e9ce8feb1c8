import { adminPaths } from '~/content/admin/admin-paths';
import { ROLE_STATE_LABELS } from '~/content/admin/role-texts';
import type { ListedRole } from '~/content/careers/open-role';
import { serialiseApplicationQuery } from '~/domain/careers/application-query';
import type { RoleState } from '~/domain/careers/role-state';
import { TOOL_CELL, TOOL_ROW, ToolRowLink, ToolTable } from '~/sections/admin/tool-table';
import { Badge } from '~/ui/data/badge';
import type { Tone } from '~/ui/feedback/tone';
import { describeRoleDay } from './role-state-panel';

const TONES: Readonly<Partial<Record<RoleState, Tone>>> = { scheduled: 'info', open: 'success' };

function RoleStateBadge({ state }: { state: RoleState }) {
  const tone = TONES[state];
  return <Badge {...(tone && { tone })}>{ROLE_STATE_LABELS[state]}</Badge>;
}

interface ShownRole {
  id: string;
  state: RoleState;
  source: 'repository' | 'changed' | 'back-office';
  role: ListedRole;
  applications: number;
}

const SOURCE_LABELS: Readonly<Record<ShownRole['source'], string>> = {
  repository: '',
  changed: ', edited here',
  'back-office': ', added here',
};

const HEADS = [
  { label: 'Role' },
  { label: 'State' },
  { label: 'Applications', className: 'max-sm:hidden text-end!' },
];

/** Drafts, scheduled roles, open roles, ended roles. The title is the link of the row. */
export function RoleTable({ roles }: { roles: readonly ShownRole[] }) {
  return (
    <ToolTable caption="Roles: drafts, scheduled, open and ended ones" heads={HEADS}>
      {roles.map(({ id, state, source, role, applications }) => (
        <tr key={id} className={TOOL_ROW}>
          <td className={TOOL_CELL}>
            <ToolRowLink href={adminPaths.role(id)} className="font-semibold wrap-anywhere">
              {role.title}
            </ToolRowLink>
            <span className="block text-xs text-muted">
              {role.city}
              {SOURCE_LABELS[source]}
            </span>
          </td>
          <td className={TOOL_CELL}>
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <RoleStateBadge state={state} />
              <span className="text-xs text-muted">{describeRoleDay(state, role)}</span>
            </span>
          </td>
          <td className={`${TOOL_CELL} text-end tabular-nums max-sm:hidden`}>
            {applications > 0 ? (
              <a
                href={adminPaths.applications(serialiseApplicationQuery({ q: '', role: id }))}
                className="relative z-1 inline-flex min-h-11 items-center px-2 underline underline-offset-4 lg:min-h-0"
              >
                {applications}
                <span className="sr-only"> applications for {role.title}</span>
              </a>
            ) : (
              <span className="px-2 text-muted">0</span>
            )}
          </td>
        </tr>
      ))}
    </ToolTable>
  );
}
