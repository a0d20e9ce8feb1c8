import { ReauthPasswordField } from '~/features/auth/reauth-password-field';
import { SignInAgainForm } from '~/features/auth/sign-in-again-form';
import { paths } from '~/paths';
import { Button } from '~/ui/buttons/button';
import { findFormResult, type SecurityFormProps } from './form-error';

interface ConfirmIdentityProps extends SecurityFormProps {
  hasPassword: boolean;
  /** Id of the passkey or organisation that waits for it. Empty for a new one. */
  id?: string;
}

/** Renews the authentication of the session: with the password, or by another sign-in. */
export function ConfirmIdentity({ hasPassword, rejectedForm, id = '' }: ConfirmIdentityProps) {
  if (!hasPassword) return <SignInAgainForm redirectTo={paths.account.security()} />;
  const result = findFormResult(rejectedForm, 'confirm', id);
  return (
    <form method="post" noValidate data-send-once="" className="grid max-w-[34rem] gap-4">
      <input type="hidden" name="intent" value="confirm" />
      {id && <input type="hidden" name="id" value={id} />}
      <ReauthPasswordField
        id={id ? `confirm-current-${id}` : 'confirm-current'}
        name="current"
        error={result?.error?.current ?? undefined}
      />
      <Button type="submit" variant="quiet" className="justify-self-start">
        Go on
      </Button>
    </form>
  );
}
