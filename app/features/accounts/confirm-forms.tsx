import { PASSWORD_LENGTH } from '~/domain/password';
import { paths } from '~/paths';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { Input } from '~/ui/input';
import { TimeZoneField } from './time-zone-field';

interface ConfirmSignUpProps {
  token: string;
  asksForPassword: boolean;
  fault: string | undefined;
}

/** The last step of a sign-up. It is a button, because mail programs open links to look at them. */
export function ConfirmSignUpForm({ token, asksForPassword, fault }: ConfirmSignUpProps) {
  return (
    <form method="post" action={paths.auth.verifyEmail()} data-send-once="" className="grid gap-5">
      <input type="hidden" name="token" value={token} />
      <TimeZoneField />
      {asksForPassword && (
        <Field
          id="confirm-password"
          label="The password you chose"
          hint="You are in another browser than the one you signed up with: this shows that it was you."
          error={fault}
          required
        >
          <Input
            name="password"
            type="password"
            autoComplete="current-password"
            maxLength={PASSWORD_LENGTH.most}
            autoFocus={Boolean(fault)}
          />
        </Field>
      )}
      <Button type="submit" size="lg">
        Open my account
      </Button>
    </form>
  );
}

export function ConfirmEmailForm({ token }: { token: string }) {
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
