import { adminPaths } from '~/content/admin/admin-paths';
import { ToolSubmit } from '~/sections/admin/tool-button';
import { ToolInput, ToolTextarea } from '~/sections/admin/tool-field';

interface ImportFormProps {
  issue: string | undefined;
  /** The text of a form that was not accepted. */
  csv: string | undefined;
  /** A result stands above: the form is for another file. */
  hasResult: boolean;
}

/** A file of products, or its pasted rows. */
export function ImportForm({ issue, csv, hasResult }: ImportFormProps) {
  return (
    <form
      method="post"
      action={adminPaths.productsImport()}
      encType="multipart/form-data"
      data-send-once=""
      className="grid max-w-2xl gap-4 rounded-tile bg-surface p-4 lg:p-5"
    >
      <input type="hidden" name="intent" value="check" />
      <ToolInput
        field={{
          id: 'import-file',
          name: 'file',
          errors: issue ? [issue] : undefined,
          autoFocus: issue !== undefined,
        }}
        label={hasResult ? 'Another file' : 'The file'}
        hint="CSV with columns of the export: the id, and those that you want to change. A row with a new id becomes a draft. State and stock are not imported."
        type="file"
        accept=".csv,text/csv,text/plain"
        optional
      />
      <ToolTextarea
        field={{ id: 'import-csv', name: 'csv', value: csv }}
        label="Or its rows, pasted"
        rows={6}
        spellCheck={false}
        optional
      />
      <ToolSubmit variant={hasResult ? 'quiet' : 'loud'} className="justify-self-start">
        Check the file
      </ToolSubmit>
    </form>
  );
}
