import { paths } from '~/paths';
import { Button } from '~/ui/buttons/button';

/** For what asks for a fresh proof, and no password to type: out, and in again, back to where one was. */
export function SignInAgainForm({ target }: { target: string }) {
  return (
    <form method="post" action={paths.auth.signOut()} data-send-once="">
      <input type="hidden" name="redirectTo" value={target} />
      <Button type="submit">Sign in once more</Button>
    </form>
  );
}
