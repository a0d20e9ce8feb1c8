import { adminPaths } from '~/content/admin/admin-paths';
import { ToolSubmit } from '~/sections/admin/tool-button';
import { ToolInput } from '~/sections/admin/tool-field';

/** Opens the page of an account: those of members are in no list. By POST, so that no address holds an email. */
export function FindPersonForm({
  rejected,
}: {
  rejected?: { email: string; errors: readonly string[] } | undefined;
}) {
  return (
    <form
      method="post"
      action={adminPaths.people()}
      noValidate
      data-send-once=""
      className="grid gap-3 rounded-tile bg-surface p-4"
    >
      <h2 className="text-panel">Account of a member</h2>
      <p className="text-muted">To end its sessions, to lock it, or to ask to see it as the member does.</p>
      <ToolInput
        field={{
          id: 'find-email',
          name: 'email',
          value: rejected?.email ?? '',
          ...(rejected && { errors: rejected.errors, autoFocus: true }),
        }}
        label="Email of the member"
        type="email"
        maxLength={254}
        autoComplete="off"
      />
      <ToolSubmit intent="find" className="justify-self-start">
        Open the account
      </ToolSubmit>
    </form>
  );
}
