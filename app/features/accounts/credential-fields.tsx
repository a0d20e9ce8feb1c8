import { LONGEST_EMAIL } from '~/domain/email-length';
import { PASSWORD_LENGTH } from '~/domain/password';
import type { ConformField, ControlOf } from '~/ui/conform-fields';
import { Field } from '~/ui/field';
import { Input } from '~/ui/input';

interface CredentialFieldProps {
  field: ConformField;
  control: ControlOf;
}

/** `autoComplete` tells a password manager whether the address is known already. */
export function EmailField({
  field,
  control,
  autoComplete,
}: CredentialFieldProps & { autoComplete: 'email' | 'username' | 'username webauthn' }) {
  return (
    <Field id={field.id} label="E-mail" error={field.errors} required>
      <Input {...control(field)} type="email" autoComplete={autoComplete} maxLength={LONGEST_EMAIL} />
    </Field>
  );
}

interface PasswordFieldProps {
  id: string;
  name: string;
  label: string;
  hint?: string;
  error: string | string[] | undefined;
  autoFocus: boolean;
}

/** A password that exists already; one that is being thought up has a field of its own. */
export function PasswordField({ id, name, label, hint, error, autoFocus }: PasswordFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} required>
      <Input
        name={name}
        type="password"
        autoComplete="current-password"
        maxLength={PASSWORD_LENGTH.most}
        autoFocus={autoFocus}
      />
    </Field>
  );
}
