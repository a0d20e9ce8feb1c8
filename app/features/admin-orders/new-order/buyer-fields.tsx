import { ORDER_CHANNEL_TEXTS } from '~/content/shop/order-channel-texts';
import { INDIAN_STATE_NAMES } from '~/domain/india/indian-state-names';
import { CHECKOUT_LIMITS } from '~/domain/orders/checkout-limits';
import type { DeliveryNeeds } from '~/domain/orders/issued-kind';
import { ORDER_CHANNELS } from '~/domain/orders/order-event';
import { ToolInput } from '~/sections/admin/tool-field';
import { ChoiceGroup } from '~/ui/forms/choice-group';
import { AddressInputs, StateSelect } from '../address-inputs';
import type { GetField } from './new-order-state';

const CHANNEL_OPTIONS = ORDER_CHANNELS.map((value) => ({ value, label: ORDER_CHANNEL_TEXTS[value].label }));

/** How the order came, whose it is, and where the parcel goes. */
export function BuyerFields({ field, needs }: { field: GetField; needs: DeliveryNeeds }) {
  const { isDeliveredByEmail } = needs;
  const channel = field('channel');
  const delivery = {
    field: (part: 'line1' | 'line2' | 'city' | 'pin' | 'state') => field(`delivery.${part}`),
    states: INDIAN_STATE_NAMES,
  };
  return (
    <fieldset className="grid gap-4 rounded-tile bg-surface p-4 lg:p-5">
      <legend className="contents text-panel font-semibold">Buyer</legend>
      <ChoiceGroup
        id={channel.id}
        name={channel.name}
        legend="How did the order come?"
        options={CHANNEL_OPTIONS}
        layout="tiles"
        defaultValue={channel.value ?? ''}
        autoFocus={channel.autoFocus ?? false}
        required
        {...(channel.errors?.[0] && { error: channel.errors[0] })}
      />
      <ToolInput
        field={field('contact.name')}
        label="Name"
        maxLength={CHECKOUT_LIMITS.name}
        autoComplete="off"
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <ToolInput
          field={field('contact.email')}
          label="Email address"
          hint="The confirmation goes there, with how to pay."
          type="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={CHECKOUT_LIMITS.email}
          autoComplete="off"
        />
        {isDeliveredByEmail ? (
          <StateSelect {...delivery} stateHint="Nothing is shipped. GST depends on the state." />
        ) : (
          <ToolInput
            field={field('contact.phone')}
            label="Phone number"
            hint="For the courier."
            type="tel"
            inputMode="tel"
            maxLength={CHECKOUT_LIMITS.phone}
            autoComplete="off"
          />
        )}
      </div>
      {!isDeliveredByEmail && <AddressInputs {...delivery} />}
    </fieldset>
  );
}
