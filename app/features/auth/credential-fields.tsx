import { PASSWORD_LENGTH } from '~/domain/auth/password-length';
import { MAX_EMAIL_LENGTH } from '~/domain/forms/field-limits';
import type { ConformField, GetControlProps } from '~/ui/forms/conform-fields';
import { Field } from '~/ui/forms/field';
import { Input } from '~/ui/forms/input';

interface CredentialFieldProps {
  field: ConformField;
  control: GetControlProps;
}

/** `autoComplete` tells a password manager whether the address is known already. */
export function AccountEmailField({
  field,
  control,
  autoComplete,
}: CredentialFieldProps & { autoComplete: 'email' | 'username' | 'username webauthn' }) {
  return (
    <Field id={field.id} label="E-mail" error={field.errors} required>
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

/** A password that exists already; one that is being thought up has a field of its own. */
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
