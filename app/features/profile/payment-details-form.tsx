import { type SubmissionResult, useForm } from '@conform-to/react';
import { MAX_UPI_ID_LENGTH, type PaymentDetails } from '~/domain/accounts/profile-schema';
import { paths } from '~/paths';
import { Button } from '~/ui/buttons/button';
import { ChoiceGroup } from '~/ui/forms/choice-group';
import { createFormFields } from '~/ui/forms/conform-fields';
import { TextField } from '~/ui/forms/text-field';

interface PaymentDetailsFormProps {
  details: PaymentDetails;
  lastResult: SubmissionResult<string[]> | undefined;
}

const PAYMENT_METHODS = [
  { value: 'upi', label: 'UPI', hint: 'You scan a QR code or your UPI app opens.' },
  {
    value: 'bank',
    label: 'Bank transfer',
    hint: 'You send the money to our account with the order’s number.',
  },
];

/** The default payment method of the checkout, and the UPI id for refunds. */
export function PaymentDetailsForm({ details, lastResult }: PaymentDetailsFormProps) {
  const { paymentMethod = 'upi', upiId } = details;
  const [, fields] = useForm<PaymentDetails>({
    id: 'payment',
    lastResult: lastResult ?? null,
    defaultValue: { paymentMethod, upiId },
  });
  const field = createFormFields([fields.upiId]);
  return (
    <form
      method="post"
      action={paths.account.paymentDetails()}
      noValidate
      data-send-once=""
      className="grid gap-5"
    >
      <input type="hidden" name="intent" value="payment" />
      <ChoiceGroup
        id={fields.paymentMethod.id}
        name={fields.paymentMethod.name}
        legend="Payment method"
        options={PAYMENT_METHODS}
        defaultValue={fields.paymentMethod.initialValue ?? 'upi'}
        error={fields.paymentMethod.errors?.[0]}
      />
      <TextField
        field={field(fields.upiId)}
        label="Your UPI id"
        hint="For example name@bank. It helps us match your payments and refunds."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
        maxLength={MAX_UPI_ID_LENGTH}
        optional
      />
      <div>
        <Button type="submit">Save</Button>
      </div>
    </form>
  );
}
