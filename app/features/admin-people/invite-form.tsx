import { adminPaths } from '~/content/admin/admin-paths';
import { ToolSubmit } from '~/sections/admin/tool-button';
import { ToolInput, ToolSelect } from '~/sections/admin/tool-field';

/** What a rejected form had, and why. */
interface RejectedInvitation {
  email: string;
  role: string;
  errors: readonly string[];
}

/** Invites a colleague by email. */
export function InviteForm({ rejected }: { rejected?: RejectedInvitation | undefined }) {
  return (
    <form
      method="post"
      action={adminPaths.people()}
      noValidate
      data-send-once=""
      className="grid gap-3 rounded-tile bg-surface p-4"
    >
      <h2 className="text-panel">Invite a colleague</h2>
      <p className="text-muted">
        New colleagues get an email with a link to set a password, valid for an hour. Those with an account
        keep their password.
      </p>
      <ToolInput
        field={{
          id: 'invite-email',
          name: 'email',
          value: rejected?.email ?? '',
          ...(rejected && { errors: rejected.errors, autoFocus: true }),
        }}
        label="Email"
        type="email"
        maxLength={254}
        autoComplete="off"
      />
      <ToolSelect
        field={{ id: 'invite-role', name: 'role', value: rejected?.role === 'admin' ? 'admin' : 'staff' }}
        label="Role"
        options={[
          { value: 'staff', label: 'Staff' },
          { value: 'admin', label: 'Admin' },
        ]}
      />
      <ToolSubmit variant="loud" className="justify-self-start">
        Send the invitation
      </ToolSubmit>
    </form>
  );
}
