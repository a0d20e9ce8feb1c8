import { Checkbox } from '~/ui/forms/checkbox';
import { getDescribedBy, getFieldMessageIds } from '~/ui/forms/field-context';
import { FieldError } from '~/ui/forms/field-message';

export interface WaitlistProduct {
  value: string;
  label: string;
  /** Expected date. */
  hint?: string;
}

interface WaitlistProductFieldsProps {
  id: string;
  name: string;
  products: readonly WaitlistProduct[];
  checkedValues: readonly string[];
  error: string | undefined;
}

/** Checkboxes of the waitlist. With an error, the first one gets the focus. */
export function WaitlistProductFields({
  id,
  name,
  products,
  checkedValues,
  error,
}: WaitlistProductFieldsProps) {
  return (
    <fieldset aria-describedby={getDescribedBy(id, { hint: false, error: Boolean(error) })}>
      <legend className="mb-1.5 text-sm font-semibold">Which of them?</legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {products.map(({ value, label, hint }, index) => (
          <Checkbox
            key={value}
            id={`${id}-${value}`}
            name={name}
            value={value}
            label={label}
            hint={hint}
            defaultChecked={checkedValues.includes(value)}
            aria-invalid={error ? true : undefined}
            autoFocus={Boolean(error) && index === 0}
          />
        ))}
      </div>
      {error && <FieldError id={getFieldMessageIds(id).error}>{error}</FieldError>}
    </fieldset>
  );
}
