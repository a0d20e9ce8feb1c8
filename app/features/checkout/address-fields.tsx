import type { FocusEvent } from 'react';
import { CHECKOUT_LIMITS } from '~/domain/checkout-limits';
import { INDIAN_STATES } from '~/domain/india';
import { Field } from '~/ui/field';
import { NativeSelect } from '~/ui/native-select';
import type { AddressGroup, FieldOf } from './checkout-fields';
import { stateOfPin } from './state-of-pin';
import { TextField } from './text-field';

interface AddressFieldsProps {
  field: FieldOf;
  group: AddressGroup;
  optional?: boolean;
}

/** What browsers fill these fields in for. */
const PURPOSES: Record<AddressGroup, string> = { delivery: 'shipping', billing: 'billing' };

const states = INDIAN_STATES.map(({ name }) => ({ value: name, label: name }));

/** Chooses the state as soon as the PIN leaves only one, unless somebody has chosen already. */
function suggestState(event: FocusEvent<HTMLInputElement>, selectName: string): void {
  const select = event.currentTarget.form?.elements.namedItem(selectName);
  const state = stateOfPin(event.currentTarget.value);
  if (!(select instanceof HTMLSelectElement) || select.value !== '' || !state) return;
  select.value = state;
  select.dispatchEvent(new Event('input', { bubbles: true }));
}

/** An address in India. */
export function AddressFields({ field, group, optional }: AddressFieldsProps) {
  const purpose = PURPOSES[group];
  const state = field(`${group}.state`);
  return (
    <>
      <TextField
        field={field(`${group}.line1`)}
        label="Street and house number"
        autoComplete={`${purpose} address-line1`}
        maxLength={CHECKOUT_LIMITS.addressLine}
        optional={optional}
        className="sm:col-span-6"
      />
      <TextField
        field={field(`${group}.line2`)}
        label="Area, landmark"
        autoComplete={`${purpose} address-line2`}
        maxLength={CHECKOUT_LIMITS.addressLine}
        optional
        className="sm:col-span-6"
      />
      <TextField
        field={field(`${group}.pin`)}
        label="PIN code"
        autoComplete={`${purpose} postal-code`}
        inputMode="numeric"
        optional={optional}
        className="sm:col-span-2"
        onBlur={(event) => suggestState(event, state.name)}
      />
      <TextField
        field={field(`${group}.city`)}
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
        />
      </Field>
    </>
  );
}
