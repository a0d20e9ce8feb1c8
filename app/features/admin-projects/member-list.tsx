import { adminPaths } from '~/content/admin/admin-paths';
import { ConfirmForm } from '~/sections/admin/confirm-form';
import { ToolSubmit } from '~/sections/admin/tool-button';
import { ToolInput } from '~/sections/admin/tool-field';
import { ToolForm } from '~/sections/admin/tool-form';
import { type RejectedForm, toFieldState } from './form-state';

interface MemberListProps {
  projectId: string;
  members: readonly { id: string; name: string; email: string }[];
  rejected: RejectedForm | undefined;
}

/** R-PROJECT-4: who sees the project in the account, and a form to add one more. */
export function MemberList({ projectId, members, rejected }: MemberListProps) {
  const action = adminPaths.project(projectId);
  return (
    <section id="members" aria-labelledby="members-title" className="grid scroll-mt-20 gap-2.5">
      <h2 id="members-title" className="text-panel">
        Members
      </h2>
      {members.length > 0 ? (
        <ul className="grid gap-grout">
          {members.map(({ id, name, email }) => (
            <li
              key={id}
              className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 rounded-tile bg-surface p-3"
            >
              <span className="min-w-0 wrap-anywhere">
                <span className="block font-semibold">{name}</span>
                <span className="text-xs text-muted">{email}</span>
              </span>
              <ConfirmForm
                action={action}
                intent="member-remove"
                fields={{ userId: id }}
                variant="danger"
                label="Remove"
                confirm={`Remove ${name}`}
              >
                {name} can no longer see the project. Their comments stay.
              </ConfirmForm>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-muted">No members yet. The client sees the project once you add a member.</p>
      )}
      <ToolForm action={action} intent="member-add">
        <ToolInput
          field={toFieldState({ form: 'member-new', name: 'email', rejected })}
          label="Email address of the account"
          hint="The person is notified, and sees the plan, the updates and the files."
          type="email"
          maxLength={254}
          autoComplete="off"
        />
        <ToolSubmit className="justify-self-start">Add the member</ToolSubmit>
      </ToolForm>
    </section>
  );
}
