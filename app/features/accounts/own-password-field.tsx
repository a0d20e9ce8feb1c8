import { PASSWORD_LENGTH } from '~/domain/password';
import { Field } from '~/ui/field';
import { Input } from '~/ui/input';

interface OwnPasswordFieldProps {
  id: string;
  label?: string;
  name?: string;
  error?: string | string[] | undefined;
}

/** The password one has, typed once more. It is never sent back to the page. */
export function OwnPasswordField({
  id,
  label = 'Your password',
  name = 'password',
  error,
}: OwnPasswordFieldProps) {
  return (
    <Field id={id} label={label} error={error} required>
      <Input
        name={name}
        type="password"
        autoComplete="current-password"
        maxLength={PASSWORD_LENGTH.most}
        autoFocus={Boolean(error)}
      />
    </Field>
  );
}
