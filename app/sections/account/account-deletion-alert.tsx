import { paths } from '~/paths';
import { Button } from '~/ui/buttons/button';
import { Alert } from '~/ui/feedback/alert';
import { formatDateTime } from '../format/format-date';

/** Form that cancels a pending account deletion. It works on every account page. */
export function CancelDeletionButton() {
  return (
    <form method="post" action={paths.account.deleteProfile()} data-send-once="">
      <input type="hidden" name="intent" value="cancel" />
      <Button type="submit" size="sm">
        Take it back
      </Button>
    </form>
  );
}

/** Alert on every account page while the deletion of the account is pending. */
export function AccountDeletionAlert({ deletesAt }: { deletesAt: Date }) {
  return (
    <Alert
      tone="warning"
      title="This profile is going to be deleted"
      action={<CancelDeletionButton />}
      className="mb-8"
    >
      On {formatDateTime(deletesAt)}, with what belongs to it. You can take it back until then.
    </Alert>
  );
}
