import { type SubmissionResult, useForm } from '@conform-to/react';
import { MAX_EMAIL_LENGTH } from '~/domain/forms/plain-text';
import { Button } from '~/ui/buttons/button';
import { Alert } from '~/ui/feedback/alert';
import { Field } from '~/ui/forms/field';
import { Input } from '~/ui/forms/input';
import { site } from '~site';

interface OrderLinkFormProps {
  /** The issues and values of a form that was not accepted. */
  lastResult: SubmissionResult<string[]> | undefined;
}

/** R-ORDER-10: asks for the link of an order again. */
export function OrderLinkForm({ lastResult }: OrderLinkFormProps) {
  const [form, { number, email }] = useForm<Record<'number' | 'email', string>, unknown, string[]>({
    id: 'order-link',
    lastResult: lastResult ?? null,
  });
  return (
    <form method="post" noValidate data-send-once="" className="grid gap-5 rounded-tile bg-surface p-5">
      {form.errors?.map((message) => (
        <Alert key={message} tone="danger" title={message} />
      ))}
      <Field
        id="order-link-number"
        label="Order number"
        hint={`For example ${site.orderNumberPrefix}-2627-000042: see the packing slip, invoice or bank statement.`}
        required
        {...(number.errors && { error: number.errors })}
      >
        <Input
          name="number"
          defaultValue={number.initialValue}
          maxLength={40}
          autoFocus={Boolean(number.errors)}
        />
      </Field>
      <Field
        id="order-link-email"
        label="Email address of the order"
        required
        {...(email.errors && { error: email.errors })}
      >
        <Input
          type="email"
          name="email"
          defaultValue={email.initialValue}
          maxLength={MAX_EMAIL_LENGTH}
          autoComplete="email"
          autoFocus={Boolean(!number.errors && email.errors)}
        />
      </Field>
      <Button type="submit" className="justify-self-start">
        Send me the link
      </Button>
    </form>
  );
}
