import { ROLE_STATE_LABELS } from '~/content/admin/role-texts';
import type { ListedRole } from '~/content/careers/open-role';
import type { RoleState } from '~/domain/careers/role-state';
import { formatDate } from '~/sections/format/format-date';

/** "Open until 22 January 2027", "Filled on 3 March 2027". */
export function describeRoleState(state: RoleState, { ended, untilFilled, deadline }: ListedRole): string {
  if (state === 'draft') return ROLE_STATE_LABELS.draft;
  if (ended) return `${ROLE_STATE_LABELS[ended.kind]} on ${formatDate(ended.on)}`;
  return `${ROLE_STATE_LABELS.open} until ${untilFilled ? 'it is filled' : formatDate(deadline)}`;
}
