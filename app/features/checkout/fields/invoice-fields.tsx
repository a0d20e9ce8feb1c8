import { CHECKOUT_LIMITS } from '~/domain/orders/checkout-limits';
import type { DeliveryNeeds } from '~/domain/orders/issued-kind';
import { AddressFields } from '~/sections/forms/address-fields';
import { TextField } from '~/ui/forms/text-field';
import { Icon } from '~/ui/icons/icon';
import { CHECKOUT_FIELDS, type GetCheckoutField } from './checkout-fields';

const INVOICE_FIELDS = CHECKOUT_FIELDS.filter(
  (name) => name === 'contact.company' || name === 'gstin' || name.startsWith('billing.'),
);

/**
 * Company, GSTIN and billing address. It is open when one of its fields has a value or an issue. It opens without a transition,
 * because a field cannot get the focus while it is hidden.
 */
export function InvoiceFields({ field, needs }: { field: GetCheckoutField; needs: DeliveryNeeds }) {
  const { isDeliveredByEmail } = needs;
  const isNeeded = isDeliveredByEmail && needs.isInvoiceNamed;
  const isOpen = isNeeded || INVOICE_FIELDS.map(field).some(({ value, errors }) => value || errors);
  return (
    <details open={isOpen} className="group rounded-tile bg-surface">
      <summary className="flex min-h-14 list-none items-center justify-between gap-6 rounded-tile p-5 font-semibold transition-colors hover:bg-raised md:px-6 md:ps-[14.5rem] [&::-webkit-details-marker]:hidden">
        <span>
          {isDeliveredByEmail ? 'Invoice to a company' : 'Invoice to a company or another address'}{' '}
          {!isNeeded && <span className="font-normal text-muted">(optional)</span>}
        </span>
        <Icon
          name="plus"
          size={18}
          className="shrink-0 text-muted transition-transform group-open:rotate-45"
        />
      </summary>
      <div className="grid gap-4 px-5 pt-1 pb-6 sm:grid-cols-6 md:px-6 md:ps-[14.5rem]">
        <TextField
          field={field('contact.company')}
          label="Company"
          hint="The name on the invoice. Without it, the invoice has your name."
          autoComplete="billing organization"
          maxLength={CHECKOUT_LIMITS.company}
          optional
          className="sm:col-span-6"
        />
        <TextField
          field={field('gstin')}
          label="GSTIN"
          hint="15 characters, like 29ABCDE1234F1Z5."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          optional
          className="sm:col-span-6"
        />
        <p className="text-sm text-muted sm:col-span-6">
          {isNeeded
            ? 'An invoice of Rs. 50,000 or more must contain your address.'
            : isDeliveredByEmail
              ? 'An invoice with a GSTIN must contain the address of the company.'
              : 'If the billing address is different.'}
        </p>
        <AddressFields field={(part) => field(`billing.${part}`)} purpose="billing" optional />
      </div>
    </details>
  );
}
