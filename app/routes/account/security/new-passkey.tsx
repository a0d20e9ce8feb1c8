import { AddPasskey } from '~/features/auth/passkeys/add-passkey';
import { ReauthPasswordField } from '~/features/auth/reauth-password-field';
import { SignInAgainForm } from '~/features/auth/sign-in-again-form';
import { paths } from '~/paths';
import { Button } from '~/ui/buttons/button';
import { Island } from '~/ui/island';
import { findFormResult, type SecurityFormProps } from './rejected-form';

interface NewPasskeyProps extends SecurityFormProps {
  hasPassword: boolean;
  /** Whether the user authenticated within the last day. */
  isRecentlyAuthenticated: boolean;
  suggestedName: string;
}

function ReauthFirst({ hasPassword, rejectedForm }: SecurityFormProps & { hasPassword: boolean }) {
  const result = findFormResult(rejectedForm, 'confirm');
  return (
    <div className="grid gap-4 rounded-tile bg-surface p-5">
      <p className="max-w-[34rem] text-muted">
        Your last sign-in is more than a day old. Please confirm your identity to add a passkey.
      </p>
      {hasPassword ? (
        <form method="post" noValidate data-send-once="" className="grid max-w-[34rem] gap-4">
          <input type="hidden" name="intent" value="confirm" />
          <ReauthPasswordField
            id="confirm-current"
            name="current"
            error={result?.error?.current ?? undefined}
          />
          <Button type="submit" variant="quiet" className="justify-self-start">
            Go on
          </Button>
        </form>
      ) : (
        <SignInAgainForm redirectTo={paths.account.security()} />
      )}
    </div>
  );
}

/** Adds another passkey. The ceremony needs script, so it is not offered without it. */
export function NewPasskey({
  hasPassword,
  isRecentlyAuthenticated,
  suggestedName,
  rejectedForm,
}: NewPasskeyProps) {
  if (!isRecentlyAuthenticated) return <ReauthFirst hasPassword={hasPassword} rejectedForm={rejectedForm} />;
  return (
    <div className="rounded-tile bg-surface p-5">
      <div className="needs-passkeys">
        <Island
          name="add-passkey"
          component={AddPasskey}
          props={{ endpoint: paths.account.addPasskey(), suggestedName }}
        />
      </div>
      <p className="without-passkeys text-muted">
        Adding a passkey needs JavaScript and a browser that supports passkeys. Please use another browser.
      </p>
    </div>
  );
}
