import { adminPaths } from '~/content/admin/admin-paths';
import { AUDIT_AREA_LABELS } from '~/content/admin/audit-texts';
import { AUDIT_AREAS } from '~/domain/audit/audit-event';
import { type AuditQuery, serialiseAuditQuery } from '~/domain/audit/audit-query';
import { getToolButtonClasses } from '~/sections/admin/tool-button';
import { ToolInput, ToolSelect } from '~/sections/admin/tool-field';
import { ToolSubmit } from '~/sections/admin/tool-submit';

interface AuditSearchProps {
  query: AuditQuery;
  staff: readonly { id: string; name: string }[];
}

/** Filters the audit log by text, member of staff, area and days. */
export function AuditSearch({ query, staff }: AuditSearchProps) {
  const { q, who = '', area = '', from, to } = query;
  const isFiltered = serialiseAuditQuery(query) !== '';
  return (
    <search className="mb-2.5 block">
      <form action={adminPaths.audit()} className="flex flex-wrap items-end gap-x-grout gap-y-2.5">
        <ToolInput
          field={{ id: 'audit-q', name: 'q', value: q }}
          label="What: a name, a code or an id"
          type="search"
          maxLength={80}
          autoComplete="off"
          optional="unmarked"
          className="w-full sm:w-72"
        />
        <ToolSelect
          field={{ id: 'audit-who', name: 'who', value: who }}
          label="Who"
          options={[
            { value: '', label: 'Anybody' },
            ...staff.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          optional="unmarked"
        />
        <ToolSelect
          field={{ id: 'audit-area', name: 'area', value: area }}
          label="Area"
          options={[
            { value: '', label: 'All areas' },
            ...AUDIT_AREAS.map((value) => ({ value, label: AUDIT_AREA_LABELS[value] })),
          ]}
          optional="unmarked"
        />
        <ToolInput
          field={{ id: 'audit-from', name: 'from', value: from }}
          label="From"
          type="date"
          optional="unmarked"
        />
        <ToolInput
          field={{ id: 'audit-to', name: 'to', value: to }}
          label="Until"
          type="date"
          optional="unmarked"
        />
        <ToolSubmit className="lg:min-h-10">Find</ToolSubmit>
        {isFiltered && (
          <a href={adminPaths.audit()} className={getToolButtonClasses('plain', 'lg:min-h-10')}>
            All changes
          </a>
        )}
      </form>
    </search>
  );
}
