import { PASSWORD_LENGTH } from '~/domain/auth/password-rules';
import { PasskeyButton } from '~/features/auth/passkeys/passkey-button';
import { paths } from '~/paths';
import { Button } from '~/ui/buttons/button';
import { Field } from '~/ui/forms/field';
import { Input } from '~/ui/forms/input';
import { Island } from '~/ui/island';

function ReauthPasswordForm({ error }: { error: string | undefined }) {
  return (
    <form method="post" data-send-once="" noValidate className="grid max-w-[27rem] gap-4">
      <input type="hidden" name="intent" value="reauthenticate" />
      <Field id="own-password" label="Your password" error={error} required>
        <Input
          name="password"
          type="password"
          autoComplete="current-password"
          maxLength={PASSWORD_LENGTH.max}
          autoFocus={Boolean(error)}
        />
      </Field>
      <Button type="submit" className="justify-self-start">
        Confirm
      </Button>
    </form>
  );
}

interface ReauthFormsProps {
  hasPassword: boolean;
  hasPasskey: boolean;
  error: string | undefined;
}

/**
 * Asks the user to authenticate again: by password, by passkey or by a new sign-in. An open session alone is not
 * enough.
 */
export function ReauthForms({ hasPassword, hasPasskey, error }: ReauthFormsProps) {
  return (
    <section aria-labelledby="proof" className="grid gap-4">
      <h2 id="proof" className="text-h3">
        Confirm your identity
      </h2>
      <p className="max-w-prose text-muted">
        To protect your account, please confirm that it is you. The confirmation is valid for 15 minutes.
      </p>
      {hasPassword && <ReauthPasswordForm error={error} />}
      {hasPasskey && (
        <div className="needs-passkeys w-full max-w-[27rem]">
          <Island
            name="passkey-button"
            component={PasskeyButton}
            props={{ endpoint: paths.auth.passkeySignIn(), redirectTo: paths.account.deleteProfile() }}
          />
        </div>
      )}
      <form method="post" data-send-once="" className="grid justify-items-start gap-2">
        <input type="hidden" name="intent" value="sign-in-again" />
        <Button type="submit" variant={hasPassword ? 'plain' : 'primary'}>
          {hasPassword ? 'Sign in again instead' : 'Sign in again'}
        </Button>
        <p className="text-sm text-muted">You are signed out, sign in again and return to this page.</p>
      </form>
    </section>
  );
}
