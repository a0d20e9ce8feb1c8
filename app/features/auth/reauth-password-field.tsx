import { PASSWORD_LENGTH } from '~/domain/auth/password-rules';
import { Field } from '~/ui/forms/field';
import { Input } from '~/ui/forms/input';

interface ReauthPasswordFieldProps {
  id: string;
  label?: string;
  name?: string;
  error?: string | string[] | undefined;
}

/** The current password, for actions that need recent authentication. The page never gets the value back. */
export function ReauthPasswordField({
  id,
  label = 'Your password',
  name = 'password',
  error,
}: ReauthPasswordFieldProps) {
  return (
    <Field id={id} label={label} error={error} required>
      <Input
        name={name}
        type="password"
        autoComplete="current-password"
        maxLength={PASSWORD_LENGTH.max}
        autoFocus={Boolean(error)}
      />
    </Field>
  );
}
