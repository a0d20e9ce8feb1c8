import { INDIAN_STATE_NAMES } from '~/domain/india/indian-state-names';
import { CHECKOUT_LIMITS } from '~/domain/orders/checkout-limits';
import type { DeliveryNeeds } from '~/domain/orders/issued-kind';
import { ToolInput } from '~/sections/admin/tool-field';
import { AddressInputs } from '../address-inputs';
import { FormDisclosure } from '../form-disclosure';
import { FORM_FIELDS, type GetField } from './new-order-state';

const INVOICE_FIELDS = FORM_FIELDS.filter(
  (name) => name === 'contact.company' || name === 'gstin' || name.startsWith('billing.'),
);

function describeNeed({ isDeliveredByEmail, isInvoiceNamed }: DeliveryNeeds): string {
  if (!isDeliveredByEmail) return 'The address is only needed when it is not that of the delivery.';
  return isInvoiceNamed
    ? 'An invoice of Rs. 50,000 or more must contain the address of the buyer.'
    : 'An invoice with a GSTIN must contain the address of the company.';
}

/** Company, GSTIN and invoice address, behind a button as long as nothing of it is needed or filled in. */
export function InvoiceFields({ field, needs }: { field: GetField; needs: DeliveryNeeds }) {
  const isNeeded = needs.isDeliveredByEmail && needs.isInvoiceNamed;
  const isOpen = isNeeded || INVOICE_FIELDS.map(field).some(({ value, errors }) => value || errors?.length);
  return (
    <FormDisclosure label="Invoice to a company or another address" isOpen={isOpen}>
      <fieldset className="grid gap-4">
        <legend className="sr-only">Invoice</legend>
        <ToolInput
          field={field('contact.company')}
          label="Company"
          hint="The name on the invoice. Without it, the invoice has the name of the buyer."
          maxLength={CHECKOUT_LIMITS.company}
          autoComplete="off"
          optional
        />
        <ToolInput
          field={field('gstin')}
          label="GSTIN"
          hint="15 characters, like 29ABCDE1234F1Z5."
          autoCapitalize="characters"
          spellCheck={false}
          autoComplete="off"
          optional
        />
        <p className="text-muted">{describeNeed(needs)}</p>
        <AddressInputs
          field={(part) => field(`billing.${part}`)}
          states={INDIAN_STATE_NAMES}
          optional="unmarked"
        />
      </fieldset>
    </FormDisclosure>
  );
}
