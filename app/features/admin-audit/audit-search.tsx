import { adminPaths } from '~/content/admin/admin-paths';
import { AUDIT_AREA_LABELS } from '~/content/admin/audit-texts';
import { AUDIT_AREAS } from '~/domain/audit/audit-event';
import { type AuditQuery, serialiseAuditQuery } from '~/domain/audit/audit-query';
import { FilterForm, SearchInput } from '~/sections/admin/filter-form';
import { ToolInput, ToolSelect } from '~/sections/admin/tool-field';

interface AuditSearchProps {
  query: AuditQuery;
  staff: readonly { id: string; name: string }[];
}

/** Filters the audit log by text, member of staff, area and days. */
export function AuditSearch({ query, staff }: AuditSearchProps) {
  const { q, who = '', area = '', from, to } = query;
  const isFiltered = serialiseAuditQuery(query) !== '';
  return (
    <FilterForm
      path={adminPaths.audit()}
      clear={isFiltered ? { href: adminPaths.audit(), label: 'All changes' } : undefined}
    >
      <SearchInput id="audit-q" label="What: a name, a code or an id" q={q} className="w-full sm:w-72" />
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
    </FilterForm>
  );
}
