import clsx from 'clsx';
import { type ChangeEvent, useState } from 'react';
import {
  PASSWORD_LENGTH,
  type PasswordStrength,
  ratePasswordStrength,
  validatePassword,
} from '~/domain/auth/password-rules';
import { Field } from '~/ui/forms/field';
import { Input } from '~/ui/forms/input';

interface NewPasswordFieldProps {
  id: string;
  label: string;
  error?: string[] | undefined;
  autoFocus?: boolean;
}

const STRENGTH_LABELS: Readonly<Record<PasswordStrength, string>> = {
  0: '',
  1: 'Weak. Add another word.',
  2: 'Fair. Add another word.',
  3: 'Good.',
  4: 'Very good.',
};

const STRENGTH_CLASSES: Readonly<Record<PasswordStrength, string>> = {
  0: '',
  1: 'bg-glaze-vermilion',
  2: 'bg-glaze-marigold',
  3: 'bg-glaze-peacock',
  4: 'bg-glaze-jade',
};

const readFieldOfSameForm = (field: HTMLInputElement, name: string): string => {
  const other = field.form?.elements.namedItem(name);
  return other instanceof HTMLInputElement ? other.value : '';
};

/** Field for a new password with a strength meter: four tiles, and the same as text. */
export function NewPasswordField({ id, label, error, autoFocus }: NewPasswordFieldProps) {
  const [strength, setStrength] = useState<PasswordStrength>(0);
  const [statusText, setStatusText] = useState('');

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    const accountDetails = {
      email: readFieldOfSameForm(target, 'email'),
      name: readFieldOfSameForm(target, 'name'),
    };
    const newStrength = ratePasswordStrength(target.value, accountDetails);
    setStrength(newStrength);
    setStatusText(
      target.value === ''
        ? ''
        : (validatePassword(target.value, accountDetails) ?? STRENGTH_LABELS[newStrength]),
    );
  }

  return (
    <div className="grid gap-2">
      <Field
        id={id}
        label={label}
        error={error}
        hint={`At least ${PASSWORD_LENGTH.min} characters. Several unrelated words are a good choice.`}
        required
      >
        <Input
          name="password"
          type="password"
          autoComplete="new-password"
          maxLength={PASSWORD_LENGTH.max}
          autoFocus={autoFocus}
          onChange={handleChange}
        />
      </Field>
      <div aria-hidden="true" className="needs-script grid grid-cols-4 gap-grout">
        {([1, 2, 3, 4] as const).map((level) => (
          <span
            key={level}
            className={clsx(
              'h-2.5 transition-colors first:rounded-s-tile last:rounded-e-tile',
              level <= strength ? STRENGTH_CLASSES[strength] : 'bg-control',
            )}
          />
        ))}
      </div>
      <p role="status" className="min-h-5 text-sm text-muted">
        {statusText}
      </p>
    </div>
  );
}
