import { Alert } from '~/ui/feedback/alert';
import { formatDateTime } from '../format/format-date';
import { CancelDeletionButton } from './cancel-deletion-button';

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
