import { type SubmissionResult, useForm } from '@conform-to/react';
import { LONGEST_UPI_ID, type PaymentDetails } from '~/domain/payment-details';
import { paths } from '~/paths';
import { Button } from '~/ui/button';
import { ChoiceGroup } from '~/ui/choice-group';
import { fieldReader } from '~/ui/conform-fields';
import { TextField } from '~/ui/text-field';

interface PaymentFormProps {
  details: PaymentDetails;
  lastResult: SubmissionResult<string[]> | undefined;
}

const methods = [
  { value: 'upi', label: 'UPI', hint: 'You scan a QR code or your UPI app opens.' },
  {
    value: 'bank',
    label: 'Bank transfer',
    hint: 'You send the money to our account with the order’s number.',
  },
];

/** Which way to pay the checkout begins with, and the UPI id that money can come back to. */
export function PaymentForm({ details, lastResult }: PaymentFormProps) {
  const { paymentMethod = 'upi', upiId } = details;
  const [, fields] = useForm<PaymentDetails>({
    id: 'payment',
    lastResult: lastResult ?? null,
    defaultValue: { paymentMethod, upiId },
  });
  const field = fieldReader([fields.upiId]);
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
        legend="The checkout begins with"
        options={methods}
        defaultValue={fields.paymentMethod.initialValue ?? 'upi'}
        error={fields.paymentMethod.errors?.[0]}
      />
      <TextField
        field={field(fields.upiId)}
        label="Your UPI id"
        hint="Like name@bank. So that we know it is yours when a payment or a refund bears it."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
        maxLength={LONGEST_UPI_ID}
        optional
      />
      <div>
        <Button type="submit">Save</Button>
      </div>
    </form>
  );
}
