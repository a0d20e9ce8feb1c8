import { adminPaths } from '~/content/admin/admin-paths';
import { formatDateTime } from '~/sections/format/format-date';
import { Button } from '~/ui/buttons/button';
import { Alert } from '~/ui/feedback/alert';

interface ViewedAccountBannerProps {
  id: string;
  name: string;
  expiresAt: Date;
}

/** Whose account an admin looks at, with the button that ends it. */
export function ViewedAccountBanner({ id, name, expiresAt }: ViewedAccountBannerProps) {
  return (
    <Alert
      tone="warning"
      className="mb-6"
      title={<span className="wrap-anywhere">You see the account of {name}</span>}
      action={
        <form method="post" action={adminPaths.person(id)}>
          <Button type="submit" name="intent" value="end-view" variant="quiet" size="sm">
            End it
          </Button>
        </form>
      }
    >
      You can read, but change nothing. It ends on {formatDateTime(expiresAt)} at the latest.
    </Alert>
  );
}
