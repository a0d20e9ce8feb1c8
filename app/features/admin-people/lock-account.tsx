import { adminPaths } from '~/content/admin/admin-paths';
import { MAX_LOCK_REASON } from '~/domain/auth/people-schemas';
import { ConfirmForm } from '~/sections/admin/confirm-form';
import { ToolAlert } from '~/sections/admin/tool-alert';
import { ToolSubmit } from '~/sections/admin/tool-button';
import { ToolTextarea } from '~/sections/admin/tool-field';
import { formatDayAndTime } from '~/sections/format/format-moment';

interface LockAccountProps {
  id: string;
  lock: { at: Date; reason: string } | undefined;
  now: Date;
  /** The reason that was not accepted. */
  rejected?: RejectedReason | undefined;
}

export interface RejectedReason {
  value: string;
  errors: readonly string[];
}

/** R-PEOPLE-4: locks the account of a member, with a reason that the person reads, or unlocks it. */
export function LockAccount({ id, lock, now, rejected }: LockAccountProps) {
  if (lock)
    return (
      <div className="grid justify-items-start gap-2.5">
        <ToolAlert tone="warning" title={`Locked since ${formatDayAndTime(lock.at, now)}`} className="w-full">
          <p className="whitespace-pre-line wrap-anywhere">{lock.reason}</p>
        </ToolAlert>
        <form method="post" action={adminPaths.person(id)} data-send-once="">
          <ToolSubmit intent="unlock">Unlock the account</ToolSubmit>
        </form>
      </div>
    );
  return (
    <ConfirmForm
      action={adminPaths.person(id)}
      intent="lock"
      fields={{}}
      label="Lock the account"
      confirm="Yes, lock it"
      confirmVariant="danger"
      isOpen={rejected !== undefined}
    >
      <p className="mb-3">
        The person is signed out everywhere and cannot sign in any more. Orders go on, and their pages still
        open with their links. An email says so, with the reason.
      </p>
      <ToolTextarea
        field={{ id: 'lock-reason', name: 'reason', autoFocus: rejected !== undefined, ...rejected }}
        label="Reason"
        hint="The person reads it."
        maxLength={MAX_LOCK_REASON}
      />
    </ConfirmForm>
  );
}
