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
  /** For the browser's autofill. */
  purpose: 'shipping' | 'billing';
  optional?: boolean;
}

const STATE_OPTIONS = INDIAN_STATES.map(({ name }) => ({ value: name, label: name }));

/** Selects the state of the PIN code, unless one is selected already. */
function suggestState(event: FocusEvent<HTMLInputElement>, selectName: string): void {
  const select = event.currentTarget.form?.elements.namedItem(selectName);
  const state = findStateByPin(event.currentTarget.value);
  if (!(select instanceof HTMLSelectElement) || select.value !== '' || !state) return;
  select.value = state;
  select.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Fields of an address in India. */
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
          options={STATE_OPTIONS}
          placeholder="Choose one"
          autoFocus={state.autoFocus}
        />
      </Field>
    </>
  );
}
