import { useForm } from '@conform-to/react';
import { ReauthPasswordField } from '~/features/auth/reauth-password-field';
import { SignInAgainForm } from '~/features/auth/sign-in-again-form';
import { paths } from '~/paths';
import { Button } from '~/ui/buttons/button';
import { Field } from '~/ui/forms/field';
import { Input } from '~/ui/forms/input';
import { CredentialRow } from './credential-row';
import { FormError, findFormResult, type SecurityFormProps } from './form-error';

interface EmailRowProps extends SecurityFormProps {
  email: string;
  hasPassword: boolean;
  /** When true, a user without a password may change the email. */
  isRecentlyAuthenticated: boolean;
}

function ChangeEmailForm({ rejectedForm, hasPassword }: SecurityFormProps & { hasPassword: boolean }) {
  const lastResult = findFormResult(rejectedForm, 'email') ?? null;
  const [, fields] = useForm<{ email: string; current: string }>({ id: 'email', lastResult });
  return (
    <form method="post" noValidate data-send-once="" className="grid gap-5">
      <input type="hidden" name="intent" value="email" />
      <FormError result={lastResult ?? undefined} />
      <Field
        id={fields.email.id}
        label="New address"
        hint="We send a link to the new address; the change takes effect when you open it. We also notify your current address."
        error={fields.email.errors}
        required
      >
        <Input
          name={fields.email.name}
          type="email"
          defaultValue={fields.email.initialValue}
          autoComplete="email"
          maxLength={254}
          autoFocus={Boolean(fields.email.errors)}
        />
      </Field>
      {hasPassword && (
        <ReauthPasswordField
          id={fields.current.id}
          name={fields.current.name}
          error={fields.current.errors}
        />
      )}
      <Button type="submit" className="justify-self-start">
        Send the link
      </Button>
    </form>
  );
}

export function EmailRow({ rejectedForm, email, hasPassword, isRecentlyAuthenticated }: EmailRowProps) {
  return (
    <CredentialRow label="Email" value={email} action="Change" open={rejectedForm?.intent === 'email'}>
      {hasPassword || isRecentlyAuthenticated ? (
        <ChangeEmailForm rejectedForm={rejectedForm} hasPassword={hasPassword} />
      ) : (
        <>
          <p className="text-muted">
            You have no password, so please sign in again: this needs a sign-in within the last 15 minutes.
          </p>
          <SignInAgainForm redirectTo={paths.account.security()} />
        </>
      )}
    </CredentialRow>
  );
}
