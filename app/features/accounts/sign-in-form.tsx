import { type SubmissionResult, useForm } from '@conform-to/react';
import { SESSION_BEHAVIOUR } from '~/domain/behaviour-attributes';
import { paths } from '~/paths';
import { IdentityMessage } from '~/sections/identity-message';
import { Button } from '~/ui/button';
import { controlsOf } from '~/ui/conform-fields';
import { EmailField, PasswordField } from './credential-fields';
import { TimeZoneField } from './time-zone-field';

interface SignInFormProps {
  lastResult: SubmissionResult<string[]> | undefined;
  /** Where the person wanted to go. */
  redirectTo: string | undefined;
}

export const NOT_RIGHT =
  'E-mail and password do not belong together. Have another look at both, or set a new password. New here? Open the link in our mail first.';

/** E-mail and password. With script they go by `POST /login`, else as a form. What is wrong with the pair is said of both, never of one. */
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
      {...{ [SESSION_BEHAVIOUR.passwordSignIn]: '' }}
      data-refused={NOT_RIGHT}
      className="grid gap-5"
    >
      <IdentityMessage title="Not signed in" words={form.errors?.[0]} />
      {redirectTo && <input type="hidden" name="redirectTo" value={redirectTo} />}
      <TimeZoneField />
      <EmailField field={email} control={controlsOf([email])} autoComplete="username webauthn" />
      <PasswordField
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
