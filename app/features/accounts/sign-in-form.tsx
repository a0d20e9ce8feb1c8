import { type SubmissionResult, useForm } from '@conform-to/react';
import { SESSION_BEHAVIOUR } from '~/domain/behaviour-attributes';
import { PASSWORD_LENGTH } from '~/domain/password';
import { paths } from '~/paths';
import { IdentityMessage } from '~/sections/identity-message';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { Input } from '~/ui/input';
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
      <Field id={fields.email.id} label="E-mail" error={fields.email.errors} required>
        <Input
          name={fields.email.name}
          type="email"
          defaultValue={fields.email.initialValue}
          autoComplete="username webauthn"
          maxLength={254}
          autoFocus={Boolean(fields.email.errors)}
        />
      </Field>
      <Field id={fields.password.id} label="Password" error={fields.password.errors} required>
        <Input
          name={fields.password.name}
          type="password"
          autoComplete="current-password"
          maxLength={PASSWORD_LENGTH.most}
          autoFocus={Boolean(!fields.email.errors && (fields.password.errors ?? form.errors))}
        />
      </Field>
      <Button type="submit" size="lg">
        Sign in
      </Button>
    </form>
  );
}
