import { adminPaths } from '~/content/admin/admin-paths';
import { MAX_CANCEL_REASON } from '~/domain/contact/call-booking-schema';
import { ToolSubmit } from '~/sections/admin/tool-button';
import { ToolTextarea } from '~/sections/admin/tool-field';

interface CancelCallFormProps {
  leadId: string;
  /** The revision of the shown call. */
  revision: number;
  /** Of a form that was not accepted. */
  rejected: { text: string; errors: readonly string[] } | undefined;
}

/** Cancels a call with a reason for the visitor. */
export function CancelCallForm({ leadId, revision, rejected }: CancelCallFormProps) {
  return (
    <form
      method="post"
      action={adminPaths.call(leadId)}
      noValidate
      data-send-once=""
      className="grid justify-items-start gap-3"
    >
      <h2 className="text-panel">Cancel it</h2>
      <input type="hidden" name="revision" value={revision} />
      <ToolTextarea
        field={{
          id: 'cancel-reason',
          name: 'reason',
          value: rejected?.text ?? '',
          ...(rejected && { errors: rejected.errors, autoFocus: rejected.errors.length > 0 }),
        }}
        label="Reason"
        hint="The visitor reads it in the email that cancels the call."
        maxLength={MAX_CANCEL_REASON}
        rows={3}
        minHeight="min-h-24!"
        className="w-full"
      />
      <ToolSubmit intent="cancel" variant="danger">
        Cancel the call
      </ToolSubmit>
    </form>
  );
}
