import { type SubmissionResult, useForm } from '@conform-to/react';
import { SESSION_ATTRIBUTES } from '~/domain/site/behaviour-attributes';
import { paths } from '~/paths';
import { AuthMessage } from '~/sections/account/auth-message';
import { Button } from '~/ui/buttons/button';
import { createControlProps } from '~/ui/forms/conform-fields';
import { AccountEmailField, CurrentPasswordField, TimeZoneField } from './credential-fields';

interface SignInFormProps {
  lastResult: SubmissionResult<string[]> | undefined;
  /** Path to open after the sign-in. */
  redirectTo: string | undefined;
}

export const WRONG_CREDENTIALS_MESSAGE =
  'Email or password is incorrect. Check both, or reset your password. If you have just signed up, open the link in our email first.';

/**
 * Email and password. With JavaScript they are sent by `POST /login`, otherwise as a form. The error does not say which
 * of the two is wrong.
 */
export function SignInForm({ lastResult, redirectTo }: SignInFormProps) {
  const [form, fields] = useForm<{ email: string; password: string }>({
    id: 'sign-in',
    lastResult: lastResult ?? null,
  });
  const { email, password } = fields;
  return (
    <form
      method="post"
      action={paths.auth.signIn()}
      noValidate
      data-send-once=""
      {...{ [SESSION_ATTRIBUTES.passwordSignIn]: '' }}
      data-refused={WRONG_CREDENTIALS_MESSAGE}
      className="grid gap-5"
    >
      <AuthMessage title="Not signed in" text={form.errors?.[0]} />
      {redirectTo && <input type="hidden" name="redirectTo" value={redirectTo} />}
      <TimeZoneField />
      <AccountEmailField
        field={email}
        control={createControlProps([email])}
        autoComplete="username webauthn"
      />
      <CurrentPasswordField
        id={password.id}
        name={password.name}
        label="Password"
        error={password.errors}
        autoFocus={Boolean(!email.errors && (password.errors ?? form.errors))}
      />
      <Button type="submit" size="lg">
        Sign in
      </Button>
    </form>
  );
}
