import { PASSWORD_LENGTH } from '~/domain/auth/password-rules';
import { MAX_EMAIL_LENGTH } from '~/domain/forms/plain-text';
import { SESSION_ATTRIBUTES } from '~/domain/site/behaviour-attributes';
import type { ConformField, GetControlProps } from '~/ui/forms/conform-fields';
import { Field } from '~/ui/forms/field';
import { Input } from '~/ui/forms/input';

interface CredentialFieldProps {
  field: ConformField;
  control: GetControlProps;
}

/** `autoComplete` says to a password manager whether the account already exists. */
export function AccountEmailField({
  field,
  control,
  autoComplete,
}: CredentialFieldProps & { autoComplete: 'email' | 'username' | 'username webauthn' }) {
  return (
    <Field id={field.id} label="Email" error={field.errors} required>
      <Input {...control(field)} type="email" autoComplete={autoComplete} maxLength={MAX_EMAIL_LENGTH} />
    </Field>
  );
}

interface CurrentPasswordFieldProps {
  id: string;
  name: string;
  label: string;
  hint?: string;
  error: string | string[] | undefined;
  autoFocus: boolean;
}

/** Field for an existing password. `NewPasswordField` is for a new one. */
export function CurrentPasswordField({ id, name, label, hint, error, autoFocus }: CurrentPasswordFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} required>
      <Input
        name={name}
        type="password"
        autoComplete="current-password"
        maxLength={PASSWORD_LENGTH.max}
        autoFocus={autoFocus}
      />
    </Field>
  );
}

/** The session script fills it in. Without JavaScript it stays empty and the session has no time zone. */
export function TimeZoneField() {
  return <input type="hidden" name="timeZone" {...{ [SESSION_ATTRIBUTES.timeZone]: '' }} />;
}
