import { Disclosure } from '~/ui/disclosure';
import { AddressFields } from './address-fields';
import { CHECKOUT_FIELDS, type FieldOf } from './checkout-fields';
import { TextField } from './text-field';

const inside = CHECKOUT_FIELDS.filter((name) => name === 'gstin' || name.startsWith('billing.'));

/** For companies. It opens by itself when something in it was filled in or is wrong. */
export function InvoiceFields({ field }: { field: FieldOf }) {
  const isUsed = inside.map(field).some(({ value, errors }) => value || errors);
  return (
    <Disclosure
      summary={
        <>
          Invoice to a company or another address <span className="font-normal text-muted">(optional)</span>
        </>
      }
      open={isUsed}
    >
      <div className="grid gap-4 text-text sm:grid-cols-6">
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
        <AddressFields field={field} group="billing" optional />
      </div>
    </Disclosure>
  );
}
