import { ValueChanges } from '~/sections/admin/value-changes';
import { type AuditedValues, listAuditChanges, splitAuditChanges } from './list-audit-changes';

/** What an entry of the audit log changed. The values that stayed, and the further ones of a new or deleted record, are on demand, and on paper. */
export function AuditChanges({ entry, now }: { entry: AuditedValues; now: Date }) {
  const { shown, rest } = splitAuditChanges(listAuditChanges(entry, now));
  return (
    <>
      <ValueChanges changes={shown} />
      {rest.length > 0 && (
        <details className="text-xs text-muted print:details-content:[content-visibility:visible]">
          <summary className="min-h-11 cursor-pointer content-center hover:text-text lg:min-h-6 print:hidden">
            {rest.length} more values
          </summary>
          <ValueChanges changes={rest} />
        </details>
      )}
    </>
  );
}
