import { paths } from '~/paths';
import { Button } from '~/ui/buttons/button';

/** Takes a deletion back that was asked for. A plain form: it works from every page of the account. */
export function CancelDeletionButton() {
  return (
    <form method="post" action={paths.account.deleteProfile()} data-send-once="">
      <input type="hidden" name="intent" value="take-back" />
      <Button type="submit" size="sm">
        Take it back
      </Button>
    </form>
  );
}
