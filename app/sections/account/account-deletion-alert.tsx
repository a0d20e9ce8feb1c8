import { Alert } from '~/ui/feedback/alert';
import { formatDateTime } from '../format/format-date';
import { CancelDeletionButton } from './cancel-deletion-button';

/** On every page of an account that waits to be deleted. */
export function AccountDeletionAlert({ leavesAt }: { leavesAt: Date }) {
  return (
    <Alert
      tone="warning"
      title="This profile is going to be deleted"
      action={<CancelDeletionButton />}
      className="mb-8"
    >
      On {formatDateTime(leavesAt)}, with what belongs to it. You can take it back until then.
    </Alert>
  );
}
