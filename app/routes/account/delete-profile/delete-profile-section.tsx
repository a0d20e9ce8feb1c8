import { DELETION_GRACE_DAYS } from '~/domain/accounts/account-deletion';
import { paths } from '~/paths';
import { CancelDeletionButton } from '~/sections/account/account-deletion-alert';
import { formatDateTime } from '~/sections/format/format-date';
import { Button } from '~/ui/buttons/button';
import { Alert } from '~/ui/feedback/alert';
import { Checkbox } from '~/ui/forms/checkbox';

interface DeleteProfileSectionProps {
  isRecentlyAuthenticated: boolean;
  isLastAdmin: boolean;
  /** Set while a request is pending. */
  deletesAt: Date | undefined;
  /** Error of the checkbox. */
  error: string | undefined;
}

function PendingDeletion({ deletesAt }: { deletesAt: Date }) {
  return (
    <div className="grid justify-items-start gap-4">
      <p className="max-w-prose text-muted">
        It will be deleted on {formatDateTime(deletesAt)}. Until then everything works as before. We have sent
        you an email with a link to cancel the deletion.
      </p>
      <CancelDeletionButton />
    </div>
  );
}

function LastAdminAlert() {
  return (
    <Alert tone="warning" title="You are the only administrator.">
      Without you nobody could process orders or answer messages. Make somebody else an admin first, then
      delete your profile.
    </Alert>
  );
}

/** Its path has no fragment: with one, browsers ignore `autofocus`, which brings the issue into view. */
function DeletionForm({ error }: { error: string | undefined }) {
  return (
    <form
      method="post"
      action={paths.account.deleteProfile()}
      data-send-once=""
      noValidate
      className="grid justify-items-start gap-4"
    >
      <input type="hidden" name="intent" value="request" />
      <Checkbox
        id="sure"
        name="sure"
        label={`I have read what is deleted and what is kept. Delete my profile in ${DELETION_GRACE_DAYS} days.`}
        error={error}
        autoFocus={Boolean(error)}
        required
      />
      <Button type="submit" variant="danger">
        Delete my profile
      </Button>
    </form>
  );
}

/** Requests the deletion, or cancels a pending request. */
export function DeleteProfileSection({
  isRecentlyAuthenticated,
  isLastAdmin,
  deletesAt,
  error,
}: DeleteProfileSectionProps) {
  return (
    <section aria-labelledby="go-title" id="go" className="grid scroll-mt-8 gap-4">
      <h2 id="go-title" className="text-h3">
        {deletesAt ? 'Your profile will be deleted' : 'Delete your profile'}
      </h2>
      {deletesAt ? (
        <PendingDeletion deletesAt={deletesAt} />
      ) : isLastAdmin ? (
        <LastAdminAlert />
      ) : isRecentlyAuthenticated ? (
        <DeletionForm error={error} />
      ) : (
        <p className="text-sm">Please confirm your identity for this as well.</p>
      )}
    </section>
  );
}
