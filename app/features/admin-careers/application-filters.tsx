import { adminPaths } from '~/content/admin/admin-paths';
import { STAGE_LABELS } from '~/content/admin/application-texts';
import type { ApplicationQuery } from '~/domain/careers/application-query';
import { APPLICATION_STAGES } from '~/domain/careers/application-stage';
import { getToolButtonClasses } from '~/sections/admin/tool-button';
import { ToolInput, ToolSelect } from '~/sections/admin/tool-field';
import { ToolSubmit } from '~/sections/admin/tool-submit';

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
    <search className="block">
      <form action={adminPaths.applications()} className="flex flex-wrap items-end gap-x-grout gap-y-2.5">
        <ToolInput
          field={{ id: 'application-q', name: 'q', value: q }}
          label="Name or email"
          type="search"
          maxLength={80}
          autoComplete="off"
          optional="unmarked"
          className="w-full sm:w-64"
        />
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
        <ToolSubmit className="lg:min-h-10">Find</ToolSubmit>
        {(q || role || stage) && (
          <a href={adminPaths.applications()} className={getToolButtonClasses('plain', 'lg:min-h-10')}>
            Clear
          </a>
        )}
      </form>
    </search>
  );
}
