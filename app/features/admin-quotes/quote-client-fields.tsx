import { INDIAN_STATE_NAMES } from '~/domain/india/indian-state-names';
import { CHECKOUT_LIMITS } from '~/domain/orders/checkout-limits';
import { QUOTE_LIMITS } from '~/domain/quotes/quote-schema';
import { type ToolFieldState, ToolInput, ToolSelect } from '~/sections/admin/tool-field';

const STATES = [
  { value: '', label: 'Choose' },
  ...INDIAN_STATE_NAMES.map((name) => ({ value: name, label: name })),
];

/** Who gets the quote, and where. */
export function QuoteClientFields({ getField }: { getField: (name: string) => ToolFieldState }) {
  return (
    <fieldset
      id="quote-client"
      className="scroll-mt-20 grid gap-4 rounded-tile bg-surface p-4 sm:grid-cols-2 lg:p-5"
    >
      <legend className="contents">
        <span className="col-span-full text-panel font-semibold">Client</span>
      </legend>
      <ToolInput
        field={getField('client.name')}
        label="Name"
        maxLength={QUOTE_LIMITS.name}
        autoComplete="off"
      />
      <ToolInput field={getField('client.email')} label="Email" type="email" autoComplete="off" />
      <ToolInput
        field={getField('client.company')}
        label="Company"
        maxLength={QUOTE_LIMITS.company}
        autoComplete="off"
        optional
      />
      <ToolInput
        field={getField('client.gstin')}
        label="GSTIN"
        hint="It must belong to the state below."
        maxLength={30}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        optional
      />
      <ToolInput
        field={getField('client.billing.line1')}
        label="Street and house number"
        maxLength={CHECKOUT_LIMITS.addressLine}
        autoComplete="off"
      />
      <ToolInput
        field={getField('client.billing.line2')}
        label="Second address line"
        maxLength={CHECKOUT_LIMITS.addressLine}
        autoComplete="off"
        optional
      />
      <ToolInput
        field={getField('client.billing.city')}
        label="City"
        maxLength={CHECKOUT_LIMITS.city}
        autoComplete="off"
      />
      <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-2.5">
        <ToolSelect field={getField('client.billing.state')} label="State" options={STATES} />
        <ToolInput
          field={getField('client.billing.pin')}
          label="PIN"
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
    </fieldset>
  );
}
