import { SIGN_OUT_ATTRIBUTE } from '~/domain/site/sign-out-attribute';
import { paths } from '~/paths';
import { Button } from '~/ui/buttons/button';

/** Recent authentication for a user without a password: signs out, then back in, and returns to `redirectTo`. */
export function SignInAgainForm({ redirectTo }: { redirectTo: string }) {
  return (
    <form method="post" action={paths.auth.signOut()} data-send-once="" {...{ [SIGN_OUT_ATTRIBUTE]: '' }}>
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <Button type="submit">Sign in again</Button>
    </form>
  );
}
