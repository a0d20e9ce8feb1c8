import type { OpenRole } from '~/content/careers/open-role';
import { roleKindLabels } from '~/content/careers/open-roles';
import type { VacancyCause } from '~/domain/careers/role-terms';
import { vacancyCauseLabels } from '~/features/careers/role-labels';
import { buildRoleFilterGroups, filterRoles, type RoleListQuery } from '~/features/careers/role-list-query';
import { paths } from '~/paths';
import { TextLink } from '~/ui/buttons/text-link';
import { PayAxisHeader } from './pay-axis-header';
import { RoleFilter } from './role-filter';
import { RoleRow } from './role-row';

interface RoleListProps {
  /** All open roles. */
  roles: readonly OpenRole[];
  query: RoleListQuery;
}

/** Lists the open roles on one pay axis. */
export function RoleList({ roles, query }: RoleListProps) {
  const matching = filterRoles(roles, query);
  const isFiltered = Object.keys(query).length > 0;
  return (
    <section id="open-roles" aria-labelledby="open-roles-title" className="wrap scroll-mt-6">
      <h2 id="open-roles-title" className="sr-only">
        {matching.length === 1 ? '1 open role' : `${matching.length} open roles`}
      </h2>
      <RoleFilter groups={buildRoleFilterGroups(roles, query)} count={matching.length} />
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-10 gap-y-3">
        <Legend roles={matching} />
        {isFiltered && <TextLink href={`${paths.careers({})}#open-roles`}>All {roles.length} roles</TextLink>}
      </div>
      {matching.length > 0 ? (
        <div className="mt-4 rounded-tile bg-surface">
          <PayAxisHeader />
          <ul>
            {matching.map((role) => (
              <RoleRow key={role.id} role={role} />
            ))}
          </ul>
        </div>
      ) : (
        <NothingFits selection={query} />
      )}
    </section>
  );
}

/** Explains the three glazes, each with its number of roles. */
function Legend({ roles }: { roles: readonly OpenRole[] }) {
  const counted = (Object.keys(vacancyCauseLabels) as VacancyCause[])
    .map((cause) => ({ cause, count: roles.filter(({ vacancy }) => vacancy.cause === cause).length }))
    .filter(({ count }) => count > 0);
  return (
    <ul aria-label="Why the chairs are empty" className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
      {counted.map(({ cause, count }) => (
        <li key={cause} className="inline-flex items-center gap-2">
          <svg width="12" height="12" aria-hidden="true" className={swatches[cause]}>
            <rect width="12" height="12" rx="1.5" />
          </svg>
          {count} {count === 1 ? vacancyCauseLabels[cause].singular : vacancyCauseLabels[cause].plural}
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

/** Shown when no role matches the filter. */
function NothingFits({ selection }: { selection: RoleListQuery }) {
  const { team, place, kind } = selection;
  return (
    <div className="mt-4 rounded-tile bg-surface p-6 md:p-10">
      <p className="max-w-[24em] font-display text-h3 font-semibold">
        No {kind ? `${roleKindLabels[kind as keyof typeof roleKindLabels].toLowerCase()} ` : ''}role is open
        {team || place ? ' there' : ''} today.
      </p>
      <p className="mt-4 flex flex-wrap gap-x-8">
        <TextLink href={`${paths.careers({})}#open-roles`}>All open roles</TextLink>
      </p>
    </div>
  );
}
