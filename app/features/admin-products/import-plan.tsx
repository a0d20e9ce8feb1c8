import { adminPaths } from '~/content/admin/admin-paths';
import type { FaultyRow, ImportChange, ImportPlan } from '~/domain/catalogue/product-csv';
import { pluralise } from '~/domain/text/pluralise';
import { ToolAlert } from '~/sections/admin/tool-alert';
import { ToolSubmit } from '~/sections/admin/tool-button';
import { Badge } from '~/ui/data/badge';
import { FieldChanges } from './product-events';

/** A page with more would be slow; all of them are imported. */
const MAX_SHOWN = 200;

function FaultyRows({ faulty }: { faulty: readonly FaultyRow[] }) {
  return (
    <ToolAlert
      tone="danger"
      role="alert"
      title={faulty.length === 1 ? 'One row cannot be read' : `${faulty.length} rows cannot be read`}
    >
      <ul className="grid gap-1">
        {faulty.map(({ line, reasons }) => (
          <li key={line} className="wrap-anywhere">
            <span className="font-semibold text-text">Line {line}</span> {reasons.join(' ')}
          </li>
        ))}
      </ul>
      <p className="mt-1.5">
        Nothing is imported until all rows are correct. Correct the file and check it again.
      </p>
    </ToolAlert>
  );
}

function Changes({ changes }: { changes: readonly ImportChange[] }) {
  return (
    <ul className="grid gap-grout">
      {changes.slice(0, MAX_SHOWN).map(({ line, id, name, kind, changes: fields }) => (
        <li key={id} className="grid gap-1 rounded-tile bg-surface px-3 py-2">
          <p className="flex flex-wrap items-baseline gap-x-2">
            {kind === 'added' && <Badge tone="success">new draft</Badge>}
            <span className="font-semibold">{name}</span>
            <span className="text-xs text-muted">
              {id}, line {line}
            </span>
          </p>
          {kind === 'changed' && <FieldChanges changes={fields} />}
        </li>
      ))}
    </ul>
  );
}

/** What an import would do, and the button that does exactly this. */
export function ImportPlanView({ plan, csv }: { plan: ImportPlan; csv: string }) {
  const { faulty, changes, unchanged, hash } = plan;
  return (
    <section aria-labelledby="plan-title" className="grid gap-2.5">
      {faulty.length > 0 && <FaultyRows faulty={faulty} />}
      <h2 id="plan-title" className="text-panel">
        {changes.length === 0
          ? 'Nothing would change'
          : `${pluralise(changes.length, 'product')} would change`}
      </h2>
      {unchanged > 0 && (
        <p className="text-muted">{pluralise(unchanged, 'product')} of the file would stay as they are.</p>
      )}
      <Changes changes={changes} />
      {changes.length > MAX_SHOWN && <p className="text-muted">The first {MAX_SHOWN} are shown.</p>}
      {faulty.length === 0 && changes.length > 0 && (
        <form
          method="post"
          action={adminPaths.productsImport()}
          encType="multipart/form-data"
          data-send-once=""
        >
          <input type="hidden" name="intent" value="apply" />
          <input type="hidden" name="hash" value={hash} />
          <input type="hidden" name="csv" value={csv} />
          <ToolSubmit variant="loud">Import {pluralise(changes.length, 'product')}</ToolSubmit>
        </form>
      )}
    </section>
  );
}
