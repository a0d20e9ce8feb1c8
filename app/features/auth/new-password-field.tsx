import clsx from 'clsx';
import { type ChangeEvent, useState } from 'react';
import { PASSWORD_LENGTH } from '~/domain/auth/password-length';
import { type PasswordStrength, ratePasswordStrength, validatePassword } from '~/domain/auth/password-rules';
import { Field } from '~/ui/forms/field';
import { Input } from '~/ui/forms/input';

interface NewPasswordFieldProps {
  id: string;
  label: string;
  error?: string[] | undefined;
  autoFocus?: boolean;
}

const WORDS: Readonly<Record<PasswordStrength, string>> = {
  0: '',
  1: 'It will do. A word more would make it good.',
  2: 'Fair. A word more would make it good.',
  3: 'Good.',
  4: 'Very good.',
};

const TILES: Readonly<Record<PasswordStrength, string>> = {
  0: '',
  1: 'bg-glaze-vermilion',
  2: 'bg-glaze-marigold',
  3: 'bg-glaze-peacock',
  4: 'bg-glaze-jade',
};

const typedBeside = (field: HTMLInputElement, name: string): string => {
  const other = field.form?.elements.namedItem(name);
  return other instanceof HTMLInputElement ? other.value : '';
};

/** A password that is being thought up: four tiles are set as it gets harder to guess, and words say the same. */
export function NewPasswordField({ id, label, error, autoFocus }: NewPasswordFieldProps) {
  const [strength, setStrength] = useState<PasswordStrength>(0);
  const [said, setSaid] = useState('');

  function measure({ target }: ChangeEvent<HTMLInputElement>) {
    const known = { email: typedBeside(target, 'email'), name: typedBeside(target, 'name') };
    const next = ratePasswordStrength(target.value, known);
    setStrength(next);
    setSaid(target.value === '' ? '' : (validatePassword(target.value, known) ?? WORDS[next]));
  }

  return (
    <div className="grid gap-2">
      <Field
        id={id}
        label={label}
        error={error}
        hint={`At least ${PASSWORD_LENGTH.min} characters. A few words that only you would put together are best.`}
        required
      >
        <Input
          name="password"
          type="password"
          autoComplete="new-password"
          maxLength={PASSWORD_LENGTH.max}
          autoFocus={autoFocus}
          onChange={measure}
        />
      </Field>
      <div aria-hidden="true" className="needs-script grid grid-cols-4 gap-grout">
        {([1, 2, 3, 4] as const).map((place) => (
          <span
            key={place}
            className={clsx(
              'h-2.5 transition-colors first:rounded-s-tile last:rounded-e-tile',
              place <= strength ? TILES[strength] : 'bg-control',
            )}
          />
        ))}
      </div>
      <p role="status" className="min-h-5 text-sm text-muted">
        {said}
      </p>
    </div>
  );
}
