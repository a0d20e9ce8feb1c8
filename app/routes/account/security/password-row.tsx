import { useForm } from '@conform-to/react';
import { NewPasswordField } from '~/features/auth/new-password-field';
import { ReauthPasswordField } from '~/features/auth/reauth-password-field';
import { Button } from '~/ui/buttons/button';
import { Island } from '~/ui/island';
import { CredentialRow } from './credential-row';
import { FormError, findFormResult, type SecurityFormProps } from './form-error';

interface PasswordRowProps extends SecurityFormProps {
  hasPassword: boolean;
  email: string;
  name: string;
}

function ChangePasswordForm({ rejectedForm, email, name }: Omit<PasswordRowProps, 'hasPassword'>) {
  const lastResult = findFormResult(rejectedForm, 'password') ?? null;
  const [, fields] = useForm<{ current: string; password: string }>({ id: 'password', lastResult });
  return (
    <form method="post" noValidate data-send-once="" className="grid gap-5">
      <input type="hidden" name="intent" value="password" />
      {/* For the password manager, and for the tiles that measure the new one. */}
      <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
      <input type="hidden" name="name" value={name} readOnly />
      <ReauthPasswordField
        id={fields.current.id}
        label="Current password"
        name={fields.current.name}
        error={fields.current.errors}
      />
      <Island
        name="new-password-field"
        component={NewPasswordField}
        props={{
          id: fields.password.id,
          label: 'New password',
          error: fields.password.errors,
          autoFocus: Boolean(!fields.current.errors && fields.password.errors),
        }}
      />
      <p className="text-sm text-muted">Other browsers are signed out, and we email you a confirmation.</p>
      <Button type="submit" className="justify-self-start">
        Change the password
      </Button>
    </form>
  );
}

function FirstPasswordForm({ rejectedForm, email }: SecurityFormProps & { email: string }) {
  return (
    <form method="post" data-send-once="" className="grid justify-items-start gap-5">
      <input type="hidden" name="intent" value="password-link" />
      <FormError result={findFormResult(rejectedForm, 'password-link')} />
      <p className="wrap-anywhere text-muted">
        We send a link to {email}. It works once, within an hour; choosing a password with it signs you out
        everywhere.
      </p>
      <Button type="submit">Send me the link</Button>
    </form>
  );
}

export function PasswordRow({ hasPassword, ...form }: PasswordRowProps) {
  const isOpen = form.rejectedForm?.intent === 'password' || form.rejectedForm?.intent === 'password-link';
  return (
    <CredentialRow
      label="Password"
      value={hasPassword ? 'You have one' : 'You have none'}
      action={hasPassword ? 'Change' : 'Choose one'}
      open={isOpen}
    >
      {hasPassword ? <ChangePasswordForm {...form} /> : <FirstPasswordForm {...form} />}
    </CredentialRow>
  );
}
