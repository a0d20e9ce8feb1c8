import type { FocusEvent } from 'react';
import { INDIAN_STATE_NAMES } from '~/domain/india/indian-state-names';
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

const STATE_OPTIONS = INDIAN_STATE_NAMES.map((name) => ({ value: name, label: name }));

function selectIfBlank(select: HTMLSelectElement, value: string | undefined): void {
  if (!value || select.value !== '') return;
  select.value = value;
  select.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Selects the state of the PIN code, unless one is selected already. */
function suggestState({ currentTarget }: FocusEvent<HTMLInputElement>, selectName: string): void {
  const { form, value: pin } = currentTarget;
  const select = form?.elements.namedItem(selectName);
  if (!(select instanceof HTMLSelectElement) || select.value !== '') return;
  import('~/domain/india/indian-states').then(
    ({ findStateByPin }) => selectIfBlank(select, findStateByPin(pin)),
    () => {
      // Without a connection, the buyer selects the state.
    },
  );
}

interface StateFieldProps extends Pick<AddressFieldsProps, 'purpose' | 'optional'> {
  field: FormField;
}

export const StateField = ({ field, purpose, optional }: StateFieldProps) => (
  <Field
    id={field.id}
    label="State or union territory"
    error={field.errors}
    optional={optional ? 'optional' : undefined}
    required={!optional}
    className="sm:col-span-6"
  >
    <NativeSelect
      name={field.name}
      defaultValue={field.value}
      autoComplete={`${purpose} address-level1`}
      options={STATE_OPTIONS}
      placeholder="Choose one"
      autoFocus={field.autoFocus}
    />
  </Field>
);

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
      <StateField field={state} purpose={purpose} {...(optional && { optional })} />
    </>
  );
}
