import { adminPaths } from '~/content/admin/admin-paths';
import { ToolSubmit } from '~/sections/admin/tool-button';
import { ToolInput } from '~/sections/admin/tool-field';

/** Finds the data of an email address. By POST, so that no URL has it. */
export function DataRequestForm({ email, errors }: { email: string; errors: readonly string[] }) {
  return (
    <form
      method="post"
      action={adminPaths.dataRequests()}
      noValidate
      data-send-once=""
      className="grid gap-3 rounded-tile bg-surface p-4"
    >
      <p className="text-muted">
        Only for a request that came from this address, or was confirmed by an answer from it. You have 30
        days.
      </p>
      <ToolInput
        field={{
          id: 'request-email',
          name: 'email',
          value: email,
          ...(errors.length > 0 && { errors, autoFocus: true }),
        }}
        label="Email of the person"
        type="email"
        maxLength={254}
        autoComplete="off"
      />
      <ToolSubmit intent="find" className="justify-self-start">
        Find the data
      </ToolSubmit>
    </form>
  );
}
