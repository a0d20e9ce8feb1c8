import { adminPaths } from '~/content/admin/admin-paths';
import { STAGE_LABELS } from '~/content/admin/application-texts';
import type { ApplicationQuery } from '~/domain/careers/application-query';
import { APPLICATION_STAGES } from '~/domain/careers/application-stage';
import { FilterForm, SearchInput } from '~/sections/admin/filter-form';
import { ToolSelect } from '~/sections/admin/tool-field';

const STAGES = [
  { value: '', label: 'All stages' },
  ...APPLICATION_STAGES.map((stage) => ({ value: stage, label: STAGE_LABELS[stage] })),
];

interface ApplicationFiltersProps {
  query: ApplicationQuery;
  roles: readonly { id: string; title: string }[];
}

/** Narrows the board by role and name, or shows one stage as a list. */
export function ApplicationFilters({ query: { q, role, stage }, roles }: ApplicationFiltersProps) {
  const roleOptions = [
    { value: '', label: 'All roles' },
    ...roles.map(({ id, title }) => ({ value: id, label: title })),
  ];
  return (
    <FilterForm
      path={adminPaths.applications()}
      clear={q || role || stage ? { href: adminPaths.applications(), label: 'Clear' } : undefined}
      className="block"
    >
      <SearchInput id="application-q" label="Name or email" q={q} className="w-full sm:w-64" />
      <ToolSelect
        field={{ id: 'application-role', name: 'role', value: role ?? '' }}
        label="Role"
        options={roleOptions}
        optional="unmarked"
        className="max-sm:w-full"
      />
      <ToolSelect
        field={{ id: 'application-stage', name: 'stage', value: stage ?? '' }}
        label="Stage"
        options={STAGES}
        optional="unmarked"
      />
    </FilterForm>
  );
}
