import { LEAD_LIMITS } from '~/domain/lead';
import type { ConformField, ControlOf } from '~/ui/conform-fields';
import { Field } from '~/ui/field';
import { Input } from '~/ui/input';

interface SenderFieldProps {
  field: ConformField;
  control: ControlOf;
}

export function NameField({ field, control }: SenderFieldProps) {
  return (
    <Field id={field.id} label="Your name" error={field.errors} required>
      <Input {...control(field)} autoComplete="name" maxLength={LEAD_LIMITS.name} />
    </Field>
  );
}

export function EmailField({ field, control }: SenderFieldProps) {
  return (
    <Field id={field.id} label="E-mail" error={field.errors} required>
      <Input {...control(field)} type="email" autoComplete="email" maxLength={LEAD_LIMITS.email} />
    </Field>
  );
}

interface PhoneFieldProps extends SenderFieldProps {
  label?: string;
  /** Why one may want to give it. */
  optional?: string;
  className?: string;
}

export function PhoneField({
  field,
  control,
  label = 'Phone',
  optional = 'if you would rather be called',
  className,
}: PhoneFieldProps) {
  return (
    <Field id={field.id} label={label} optional={optional} error={field.errors} className={className}>
      <Input {...control(field)} type="tel" autoComplete="tel" maxLength={LEAD_LIMITS.phone} />
    </Field>
  );
}
