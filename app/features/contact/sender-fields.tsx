import { LEAD_LIMITS } from '~/domain/contact/lead-schemas';
import type { ConformField, GetControlProps } from '~/ui/forms/conform-fields';
import { Field } from '~/ui/forms/field';
import { Input } from '~/ui/forms/input';

interface SenderFieldProps {
  field: ConformField;
  control: GetControlProps;
}

export function SenderNameField({ field, control }: SenderFieldProps) {
  return (
    <Field id={field.id} label="Your name" error={field.errors} required>
      <Input {...control(field)} autoComplete="name" maxLength={LEAD_LIMITS.name} />
    </Field>
  );
}

export function SenderEmailField({ field, control }: SenderFieldProps) {
  return (
    <Field id={field.id} label="Email" error={field.errors} required>
      <Input {...control(field)} type="email" autoComplete="email" maxLength={LEAD_LIMITS.email} />
    </Field>
  );
}

interface SenderPhoneFieldProps extends SenderFieldProps {
  label?: string;
  /** Note beside the label of the optional field. */
  optional?: string;
  className?: string;
}

export function SenderPhoneField({
  field,
  control,
  label = 'Phone',
  optional = 'if you would rather be called',
  className,
}: SenderPhoneFieldProps) {
  return (
    <Field id={field.id} label={label} optional={optional} error={field.errors} className={className}>
      <Input {...control(field)} type="tel" autoComplete="tel" maxLength={LEAD_LIMITS.phone} />
    </Field>
  );
}
