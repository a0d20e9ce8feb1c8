import type { FocusEvent } from 'react';
import { findStateByPin } from '~/domain/india/find-state-by-pin';
import { INDIAN_STATES } from '~/domain/india/indian-states';
import { CHECKOUT_LIMITS } from '~/domain/orders/checkout-limits';
import { Field } from '~/ui/forms/field';
import { NativeSelect } from '~/ui/forms/native-select';
import { type FormField, TextField } from '~/ui/forms/text-field';

export type AddressPart = 'line1' | 'line2' | 'pin' | 'city' | 'state';

interface AddressFieldsProps {
  field: (part: AddressPart) => FormField;
  /** What browsers fill the fields in for. */
  purpose: 'shipping' | 'billing';
  optional?: boolean;
}

const states = INDIAN_STATES.map(({ name }) => ({ value: name, label: name }));

/** Chooses the state as soon as the PIN leaves only one, unless somebody has chosen already. */
function suggestState(event: FocusEvent<HTMLInputElement>, selectName: string): void {
  const select = event.currentTarget.form?.elements.namedItem(selectName);
  const state = findStateByPin(event.currentTarget.value);
  if (!(select instanceof HTMLSelectElement) || select.value !== '' || !state) return;
  select.value = state;
  select.dispatchEvent(new Event('input', { bubbles: true }));
}

/** An address in India. */
export function AddressFields({ field, purpose, optional }: AddressFieldsProps) {
  const state = field('state');
  return (
    <>
      <TextField
        field={field('line1')}
        label="Street and house number"
        autoComplete={`${purpose} address-line1`}
        maxLength={CHECKOUT_LIMITS.addressLine}
        optional={optional}
        className="sm:col-span-6"
      />
      <TextField
        field={field('line2')}
        label="Area, landmark"
        autoComplete={`${purpose} address-line2`}
        maxLength={CHECKOUT_LIMITS.addressLine}
        optional
        className="sm:col-span-6"
      />
      <TextField
        field={field('pin')}
        label="PIN code"
        autoComplete={`${purpose} postal-code`}
        inputMode="numeric"
        optional={optional}
        className="sm:col-span-2"
        onBlur={(event) => suggestState(event, state.name)}
      />
      <TextField
        field={field('city')}
        label="City"
        autoComplete={`${purpose} address-level2`}
        maxLength={CHECKOUT_LIMITS.city}
        optional={optional}
        className="sm:col-span-4"
      />
      <Field
        id={state.id}
        label="State or union territory"
        error={state.errors}
        optional={optional ? 'optional' : undefined}
        required={!optional}
        className="sm:col-span-6"
      >
        <NativeSelect
          name={state.name}
          defaultValue={state.value}
          autoComplete={`${purpose} address-level1`}
          options={states}
          placeholder="Choose one"
          autoFocus={state.autoFocus}
        />
      </Field>
    </>
  );
}
