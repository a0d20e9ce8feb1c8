import { CHECKOUT_LIMITS } from '~/domain/orders/checkout-limits';
import { type ToolFieldState, ToolInput, ToolSelect } from '~/sections/admin/tool-field';
import type { AddressPart } from '~/sections/forms/address-fields';

interface AddressInputsProps {
  field: (part: AddressPart) => ToolFieldState;
  /** The states to choose from. An empty one is offered when `field` has none. */
  states: readonly string[];
  stateHint?: string | undefined;
  /** All of it may be blank. */
  optional?: 'unmarked';
}

const NO_STATE = { value: '', label: 'Choose one' };

/** The state of an address, or alone for an order without a parcel. */
export function StateSelect({ field, states, stateHint, optional }: AddressInputsProps) {
  const state = field('state');
  const options = states.map((name) => ({ value: name, label: name }));
  return (
    <ToolSelect
      field={state}
      label="State"
      options={states.length > 1 ? [NO_STATE, ...options] : options}
      hint={stateHint}
      optional={optional}
    />
  );
}

/** The fields of an address in India, compact. */
export function AddressInputs(props: AddressInputsProps) {
  const { field, optional } = props;
  return (
    <>
      <ToolInput
        field={field('line1')}
        label="Street and house number"
        maxLength={CHECKOUT_LIMITS.addressLine}
        autoComplete="off"
        optional={optional}
      />
      <ToolInput
        field={field('line2')}
        label="Area, landmark"
        maxLength={CHECKOUT_LIMITS.addressLine}
        autoComplete="off"
        optional={optional ?? true}
      />
      <div className="grid grid-cols-[minmax(0,1fr)_7.5rem] items-start gap-3">
        <ToolInput
          field={field('city')}
          label="City"
          maxLength={CHECKOUT_LIMITS.city}
          autoComplete="off"
          optional={optional}
        />
        <ToolInput
          field={field('pin')}
          label="PIN code"
          inputMode="numeric"
          autoComplete="off"
          optional={optional}
        />
      </div>
      <StateSelect {...props} />
    </>
  );
}
