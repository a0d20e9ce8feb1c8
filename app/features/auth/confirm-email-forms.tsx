import { paths } from '~/paths';
import { Button } from '~/ui/buttons/button';
import { CurrentPasswordField, TimeZoneField } from './credential-fields';

interface ConfirmSignUpFormProps {
  token: string;
  needsPassword: boolean;
  error: string | undefined;
}

/** The last step of a sign-up. It needs a click on a button, because mail programs open links to scan them. */
export function ConfirmSignUpForm({ token, needsPassword, error }: ConfirmSignUpFormProps) {
  return (
    <form method="post" action={paths.auth.verifyEmail()} data-send-once="" className="grid gap-5">
      <input type="hidden" name="token" value={token} />
      <TimeZoneField />
      {needsPassword && (
        <CurrentPasswordField
          id="confirm-password"
          name="password"
          label="The password you chose"
          hint="You signed up in another browser, so please confirm that it is you."
          error={error}
          autoFocus={Boolean(error)}
        />
      )}
      <Button type="submit" size="lg">
        Create my account
      </Button>
    </form>
  );
}

export function ConfirmEmailChangeForm({ token }: { token: string }) {
  return (
    <form method="post" action={paths.auth.verifyEmail()} data-send-once="" className="grid gap-5">
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="moves" value="on" />
      <Button type="submit" size="lg">
        Use this address
      </Button>
    </form>
  );
}
