import { useEffect, useRef } from 'react';
import { Field } from '~/ui/forms/field';
import { Stepper } from '~/ui/forms/stepper';

interface QuantityFieldProps {
  id: string;
  productName: string;
  quantity: number;
  /** What is wrong with the last quantity that was asked for. */
  error: string | undefined;
  /** Says whether the quantity was taken. */
  onQuantityChange: (quantity: number) => boolean;
}

/**
 * The quantity of a line. It listens to the platform's own `change`, which comes when somebody has finished typing
 * or pressed plus or minus: React's is sent for every digit, and 0 on the way to 05 would take the line out.
 */
export function QuantityField({ id, productName, quantity, error, onQuantityChange }: QuantityFieldProps) {
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (input.current) input.current.value = String(quantity);
  }, [quantity]);

  useEffect(() => {
    const field = input.current;
    const choose = () => {
      if (!field || field.value === String(quantity)) return;
      if (!onQuantityChange(field.value === '' ? Number.NaN : Number(field.value)))
        field.value = String(quantity);
    };
    field?.addEventListener('change', choose);
    return () => field?.removeEventListener('change', choose);
  }, [quantity, onQuantityChange]);

  return (
    <Field id={id} label={`Quantity of ${productName}`} hideLabel error={error}>
      <Stepper
        ref={input}
        defaultValue={quantity}
        min={0}
        size="sm"
        decreaseLabel={`One ${productName} less`}
        increaseLabel={`One ${productName} more`}
      />
    </Field>
  );
}
