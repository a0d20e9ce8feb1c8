import { Checkbox } from '~/ui/checkbox';
import { describedBy, fieldMessageIds } from '~/ui/field-ids';
import { FieldError } from '~/ui/field-message';

export interface WaitedFor {
  value: string;
  label: string;
  /** When it is expected. */
  hint?: string;
}

interface WaitlistChoicesProps {
  id: string;
  name: string;
  products: readonly WaitedFor[];
  ticked: readonly string[];
  error: string | undefined;
}

/** What one may wait for. When nothing was ticked, the first box is where to begin. */
export function WaitlistChoices({ id, name, products, ticked, error }: WaitlistChoicesProps) {
  return (
    <fieldset aria-describedby={describedBy(id, { hint: false, error: Boolean(error) })}>
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
            defaultChecked={ticked.includes(value)}
            aria-invalid={error ? true : undefined}
            autoFocus={Boolean(error) && index === 0}
          />
        ))}
      </div>
      {error && <FieldError id={fieldMessageIds(id).error}>{error}</FieldError>}
    </fieldset>
  );
}
