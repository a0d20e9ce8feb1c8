import { DELETION_GRACE_DAYS } from '~/domain/accounts/account-deletion';
import { paths } from '~/paths';
import { CancelDeletionButton } from '~/sections/account/cancel-deletion-button';
import { formatDateTime } from '~/sections/format/format-date';
import { Button } from '~/ui/buttons/button';
import { Alert } from '~/ui/feedback/alert';
import { Checkbox } from '~/ui/forms/checkbox';

interface DeletionRequestProps {
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
        It happens on {formatDateTime(deletesAt)}. Until then everything works as before. A mail with a link
        that takes it back is on its way to you.
      </p>
      <CancelDeletionButton />
    </div>
  );
}

function LastAdminAlert() {
  return (
    <Alert tone="warning" title="You are the only one who can run the site.">
      Without you nobody could work on orders or answer messages. Make somebody else an admin first; then you
      are free to go.
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
        label={`I have read what goes and what stays. Delete my profile in ${DELETION_GRACE_DAYS} days.`}
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
export function DeletionRequest({
  isRecentlyAuthenticated,
  isLastAdmin,
  deletesAt,
  error,
}: DeletionRequestProps) {
  return (
    <section aria-labelledby="go-title" id="go" className="grid scroll-mt-8 gap-4">
      <h2 id="go-title" className="text-h3">
        {deletesAt ? 'Your profile is waiting to be deleted' : 'Go'}
      </h2>
      {deletesAt ? (
        <PendingDeletion deletesAt={deletesAt} />
      ) : isLastAdmin ? (
        <LastAdminAlert />
      ) : isRecentlyAuthenticated ? (
        <DeletionForm error={error} />
      ) : (
        <p className="text-sm">This as well needs your word that it is you.</p>
      )}
    </section>
  );
}
