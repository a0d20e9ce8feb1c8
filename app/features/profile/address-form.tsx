import { type SubmissionResult, useForm } from '@conform-to/react';
import { ADDRESS_BOOK_LIMITS, type AddressEntry, type AddressKind } from '~/domain/accounts/address-book';
import { formatIndianPhone } from '~/domain/india/phone';
import { CHECKOUT_LIMITS } from '~/domain/orders/checkout-limits';
import type { Address } from '~/domain/orders/checkout-schema';
import { AddressFields } from '~/sections/forms/address-fields';
import { Button } from '~/ui/buttons/button';
import { LinkButton } from '~/ui/buttons/link-button';
import { Checkbox } from '~/ui/forms/checkbox';
import { createFormFields } from '~/ui/forms/conform-fields';
import { TextField } from '~/ui/forms/text-field';
import { ADDRESS_BOOK_LABELS } from './address-book-labels';

interface AddressFormProps {
  kind: AddressKind;
  /** Id of the address, or `new`. */
  id: string;
  entry: Partial<AddressEntry>;
  lastResult: SubmissionResult<string[]> | undefined;
}

interface AddressFormFields extends Omit<AddressEntry, 'address' | 'isDefault'> {
  address: Address;
  isDefault: string;
}

/** Form of one address. The address has the same fields and schema as in the checkout. */
export function AddressForm({ kind, id, entry, lastResult }: AddressFormProps) {
  const labels = ADDRESS_BOOK_LABELS[kind];
  const { phone, isDefault, ...otherValues } = entry;
  const [, fields] = useForm<AddressFormFields>({
    id: 'address',
    lastResult: lastResult ?? null,
    defaultValue: {
      ...otherValues,
      phone: phone && formatIndianPhone(phone),
      isDefault: isDefault ? 'on' : '',
    },
  });
  const addressFields = fields.address.getFieldset();
  const { line1, line2, pin, city, state } = addressFields;
  const field = createFormFields([
    fields.label,
    fields.name,
    fields.phone,
    fields.gstin,
    line1,
    line2,
    pin,
    city,
    state,
  ]);
  return (
    <form
      method="post"
      action={labels.editPath(id)}
      noValidate
      data-send-once=""
      className="grid gap-4 rounded-tile bg-surface p-5 sm:grid-cols-6 md:p-6"
    >
      <TextField
        field={field(fields.label)}
        label="Label"
        hint={labels.labelHint}
        autoComplete="off"
        maxLength={ADDRESS_BOOK_LIMITS.label}
        className="sm:col-span-6"
      />
      {kind === 'delivery' ? (
        <>
          <TextField
            field={field(fields.name)}
            label={labels.name}
            autoComplete="shipping name"
            maxLength={ADDRESS_BOOK_LIMITS.name}
            className="sm:col-span-3"
          />
          <TextField
            field={field(fields.phone)}
            label="Phone number"
            type="tel"
            inputMode="tel"
            autoComplete="shipping tel"
            maxLength={CHECKOUT_LIMITS.phone}
            placeholder="98765 43210"
            className="sm:col-span-3"
          />
        </>
      ) : (
        <>
          <TextField
            field={field(fields.name)}
            label={labels.name}
            autoComplete="billing organization"
            maxLength={ADDRESS_BOOK_LIMITS.company}
            className="sm:col-span-3"
          />
          <TextField
            field={field(fields.gstin)}
            label="GSTIN"
            hint="15 characters, like 29ABCDE1234F1Z5."
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            optional
            className="sm:col-span-3"
          />
        </>
      )}
      <AddressFields
        field={(part) => field(addressFields[part])}
        purpose={kind === 'delivery' ? 'shipping' : 'billing'}
      />
      <Checkbox
        id={fields.isDefault.id}
        name={fields.isDefault.name}
        defaultChecked={fields.isDefault.initialValue === 'on'}
        label={labels.defaultCheckboxLabel}
        className="sm:col-span-6"
      />
      <div className="flex flex-wrap gap-grout sm:col-span-6">
        <Button type="submit">Save the address</Button>
        <LinkButton href={labels.listPath} variant="plain">
          Cancel
        </LinkButton>
      </div>
    </form>
  );
}
