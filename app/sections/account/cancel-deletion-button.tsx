import { paths } from '~/paths';
import { Button } from '~/ui/buttons/button';

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
