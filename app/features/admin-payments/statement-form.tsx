import { adminPaths } from '~/content/admin/admin-paths';
import { ToolSubmit } from '~/sections/admin/tool-button';
import { ToolInput, ToolTextarea } from '~/sections/admin/tool-field';

interface StatementFormProps {
  issue: string | undefined;
  /** The text of a form that was not accepted. */
  statement: string | undefined;
  /** A result stands above: the form is for another statement. */
  hasResult: boolean;
}

/** A bank statement, as a file or as pasted text. */
export function StatementForm({ issue, statement, hasResult }: StatementFormProps) {
  return (
    <section
      aria-labelledby="statement-title"
      className="grid max-w-2xl gap-3 rounded-tile bg-surface p-4 lg:p-5"
    >
      <h2 id="statement-title" className="text-panel">
        {hasResult ? 'Another bank statement' : 'Bank statement'}
      </h2>
      <form
        method="post"
        action={adminPaths.payments()}
        encType="multipart/form-data"
        data-send-once=""
        className="grid gap-4"
      >
        <input type="hidden" name="intent" value="match" />
        <ToolInput
          field={{
            id: 'statement-file',
            name: 'file',
            errors: issue ? [issue] : undefined,
            autoFocus: issue !== undefined,
          }}
          label="File"
          hint="CSV, as your bank exports it. At most 1 MB."
          type="file"
          accept=".csv,text/csv,text/plain"
          optional
        />
        <ToolTextarea
          field={{ id: 'statement-text', name: 'statement', value: statement }}
          label="Or paste its rows"
          hint="With the row that names the columns."
          rows={4}
          spellCheck={false}
          optional
        />
        <ToolSubmit variant={hasResult ? 'quiet' : 'loud'} className="justify-self-start">
          Match the payments
        </ToolSubmit>
      </form>
    </section>
  );
}
