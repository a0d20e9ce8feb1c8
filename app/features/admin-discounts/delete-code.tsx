import { adminPaths } from '~/content/admin/admin-paths';
import { ConfirmForm } from '~/sections/admin/confirm-form';

interface DeleteCodeProps {
  id: string;
  version: number;
  /** An order uses the code, or one that was cancelled names it. */
  isUsed: boolean;
}

/** R-DISCOUNT-8: the button that deletes a code, or why it cannot be deleted. */
export const DeleteCode = ({ id, version, isUsed }: DeleteCodeProps) =>
  isUsed ? (
    <p className="text-muted">An order names this code, so it cannot be deleted, only switched off.</p>
  ) : (
    <ConfirmForm
      action={adminPaths.discount(id)}
      intent="delete"
      fields={{ version: String(version) }}
      label="Delete"
      confirm="Delete the code"
      variant="danger"
    >
      No order has used it. Afterwards, the checkout says that it is unknown. This cannot be undone.
    </ConfirmForm>
  );
