import { AddressFields } from '~/sections/forms/address-fields';
import { TextField } from '~/ui/forms/text-field';
import { Icon } from '~/ui/icons/icon';
import { CHECKOUT_FIELDS, type GetCheckoutField } from './checkout-fields';

const inside = CHECKOUT_FIELDS.filter((name) => name === 'gstin' || name.startsWith('billing.'));

/**
 * For companies. It opens by itself when something in it was filled in or is wrong, and without a movement: what is still
 * being unfolded cannot take the focus.
 */
export function InvoiceFields({ field }: { field: GetCheckoutField }) {
  const isUsed = inside.map(field).some(({ value, errors }) => value || errors);
  return (
    <details open={isUsed} className="group rounded-tile bg-surface">
      <summary className="flex min-h-14 list-none items-center justify-between gap-6 rounded-tile p-5 font-semibold transition-colors hover:bg-raised md:px-6 md:ps-[14.5rem] [&::-webkit-details-marker]:hidden">
        <span>
          Invoice to a company or another address <span className="font-normal text-muted">(optional)</span>
        </span>
        <Icon
          name="plus"
          size={18}
          className="shrink-0 text-muted transition-transform group-open:rotate-45"
        />
      </summary>
      <div className="grid gap-4 px-5 pt-1 pb-6 sm:grid-cols-6 md:px-6 md:ps-[14.5rem]">
        <TextField
          field={field('gstin')}
          label="GSTIN"
          hint="15 characters, like 29ABCDE1234F1Z5. It is printed on the invoice."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          optional
          className="sm:col-span-6"
        />
        <p className="text-sm text-muted sm:col-span-6">
          Billing address. Leave it empty when the invoice goes where the parcel goes.
        </p>
        <AddressFields field={(part) => field(`billing.${part}`)} purpose="billing" optional />
      </div>
    </details>
  );
}
