import { ROLE_STATE_LABELS } from '~/content/admin/role-texts';
import type { ListedRole } from '~/content/careers/open-role';
import type { RoleState } from '~/domain/careers/role-state';
import { formatDate } from '~/sections/format/format-date';

/** "until 22 January 2027", "on 3 March 2027", "for 1 March 2027". Empty for a draft. */
export function describeRoleDay(
  state: RoleState,
  { ended, untilFilled, deadline, postedOn }: ListedRole,
): string {
  if (state === 'draft') return '';
  if (state === 'scheduled') return `for ${formatDate(postedOn)}`;
  if (ended) return `on ${formatDate(ended.on)}`;
  return `until ${untilFilled ? 'it is filled' : formatDate(deadline)}`;
}

/** "Open until 22 January 2027", "Filled on 3 March 2027", "Scheduled for 1 March 2027". */
export const describeRoleState = (state: RoleState, role: ListedRole): string =>
  `${ROLE_STATE_LABELS[state]} ${describeRoleDay(state, role)}`.trim();
