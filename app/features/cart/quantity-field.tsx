import { useEffect, useRef } from 'react';
import { Field } from '~/ui/forms/field';
import { Stepper } from '~/ui/forms/stepper';

interface QuantityFieldProps {
  id: string;
  productName: string;
  quantity: number;
  /** Issue of the last entered quantity. */
  error: string | undefined;
  /** Returns whether the quantity was accepted. */
  onQuantityChange: (quantity: number) => boolean;
}

/**
 * Quantity of a cart line. It listens to the DOM's `change` event, which fires after typing or after plus or minus.
 * React's `onChange` fires for every digit, so a 0 on the way to 05 would remove the line.
 */
export function QuantityField({ id, productName, quantity, error, onQuantityChange }: QuantityFieldProps) {
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (input.current) input.current.value = String(quantity);
  }, [quantity]);

  useEffect(() => {
    const field = input.current;
    const handleChange = () => {
      if (!field || field.value === String(quantity)) return;
      if (!onQuantityChange(field.value === '' ? Number.NaN : Number(field.value)))
        field.value = String(quantity);
    };
    field?.addEventListener('change', handleChange);
    return () => field?.removeEventListener('change', handleChange);
  }, [quantity, onQuantityChange]);

  return (
    <Field id={id} label={`Quantity of ${productName}`} hideLabel error={error}>
      <Stepper
        ref={input}
        defaultValue={quantity}
        min={0}
        size="sm"
        decreaseLabel={`One less: ${productName}`}
        increaseLabel={`One more: ${productName}`}
      />
    </Field>
  );
}
