import { roleKindNames } from '~/content/roles';
import type { OpenRole, VacancyCause } from '~/content/roles/types';
import {
  type RoleSelection,
  roleListAddress,
  roleQuestions,
  selectedRoles,
} from '~/features/careers/role-selection';
import { causes } from '~/features/careers/role-words';
import { TextLink } from '~/ui/text-link';
import { BoardHead } from './board-head';
import { RoleFilter } from './role-filter';
import { RoleRow } from './role-row';

interface RoleBoardProps {
  /** All that are open. */
  roles: readonly OpenRole[];
  selection: RoleSelection;
}

/** Every open role on one ruler. */
export function RoleBoard({ roles, selection }: RoleBoardProps) {
  const found = selectedRoles(roles, selection);
  const isNarrowed = Object.keys(selection).length > 0;
  return (
    <section id="open-roles" aria-labelledby="open-roles-title" className="wrap scroll-mt-6">
      <h2 id="open-roles-title" className="sr-only">
        {found.length === 1 ? '1 open role' : `${found.length} open roles`}
      </h2>
      <RoleFilter questions={roleQuestions(roles, selection)} count={found.length} />
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-10 gap-y-3">
        <Legend roles={found} />
        {isNarrowed && (
          <TextLink href={`${roleListAddress({})}#open-roles`}>All {roles.length} roles</TextLink>
        )}
      </div>
      {found.length > 0 ? (
        <div className="mt-4 rounded-tile bg-surface">
          <BoardHead />
          <ul>
            {found.map((role) => (
              <RoleRow key={role.id} role={role} />
            ))}
          </ul>
        </div>
      ) : (
        <NothingFits selection={selection} />
      )}
    </section>
  );
}

/** What the three glazes mean, with how many there are of each. */
function Legend({ roles }: { roles: readonly OpenRole[] }) {
  const counted = (Object.keys(causes) as VacancyCause[])
    .map((cause) => ({ cause, count: roles.filter(({ vacancy }) => vacancy.cause === cause).length }))
    .filter(({ count }) => count > 0);
  return (
    <ul aria-label="Why the chairs are empty" className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
      {counted.map(({ cause, count }) => (
        <li key={cause} className="inline-flex items-center gap-2">
          <svg width="12" height="12" aria-hidden="true" className={swatches[cause]}>
            <rect width="12" height="12" rx="1.5" />
          </svg>
          {count} {count === 1 ? causes[cause].singular : causes[cause].plural}
        </li>
      ))}
    </ul>
  );
}

const swatches: Record<VacancyCause, string> = {
  new: 'fill-glaze-marigold',
  'handed-over': 'fill-glaze-peacock',
  season: 'fill-glaze-gulal',
};

/** No role of this kind in this team and place. */
function NothingFits({ selection }: { selection: RoleSelection }) {
  const { team, place, kind } = selection;
  return (
    <div className="mt-4 rounded-tile bg-surface p-6 md:p-10">
      <p className="max-w-[24em] font-display text-h3 font-semibold">
        No {kind ? `${roleKindNames[kind as keyof typeof roleKindNames].toLowerCase()} ` : ''}role is open
        {team || place ? ' there' : ''} today.
      </p>
      <p className="mt-4 flex flex-wrap gap-x-8">
        <TextLink href={`${roleListAddress({})}#open-roles`}>All open roles</TextLink>
      </p>
    </div>
  );
}
