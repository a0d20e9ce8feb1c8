import { adminPaths } from '~/content/admin/admin-paths';
import { ConfirmForm } from '~/sections/admin/confirm-form';

/** R-INBOX-15: for a sender who asks to be erased and has no link to the message. */
export const EraseForm = ({ leadId }: { leadId: string }) => (
  <ConfirmForm
    action={adminPaths.lead(leadId)}
    intent="erase"
    fields={{}}
    label="Erase this message"
    confirm="Yes, erase it"
    confirmVariant="danger"
  >
    What was sent, its files, the answers, replies and notes are erased for good, as the sender can do. A call
    that is still to come is cancelled. The audit log says that you did it, and nothing of what was in it.
  </ConfirmForm>
);
