import type { ComponentProps } from 'react';
import { GIFT_LIMITS } from '~/domain/gift-cards/gift-card';
import { CHECKOUT_LIMITS } from '~/domain/orders/checkout-limits';
import { Field } from '~/ui/forms/field';
import { TextField } from '~/ui/forms/text-field';
import { Textarea } from '~/ui/forms/textarea';

type PresentField = ComponentProps<typeof TextField>['field'];

interface PresentFieldsProps {
  fields: Readonly<Record<'name' | 'email' | 'message' | 'sendOn', PresentField>>;
  /** ISO days on which a gift card can be sent. */
  days: { first: string; last: string };
  /** What happens on the first of these days, and without a day. */
  dayHint: string;
  /** Whether only the message or every field can be empty. */
  optional?: boolean;
}

/** R-GIFT-7: the recipient of a gift card, the message and the day, at the checkout and on the page of the order. */
export function PresentFields({ fields, days, dayHint, optional = false }: PresentFieldsProps) {
  const { message } = fields;
  return (
    <>
      <TextField
        field={fields.name}
        label="Their name"
        autoComplete="off"
        maxLength={GIFT_LIMITS.name}
        optional={optional}
        className="sm:col-span-3"
      />
      <TextField
        field={fields.email}
        label="Their email address"
        type="email"
        autoComplete="off"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={CHECKOUT_LIMITS.email}
        optional={optional}
        className="sm:col-span-3"
      />
      <Field
        id={message.id}
        label="Your message"
        hint={`At most ${GIFT_LIMITS.message} characters, without links.`}
        error={message.errors}
        optional="optional"
        className="sm:col-span-6"
      >
        <Textarea name={message.name} rows={3} maxLength={GIFT_LIMITS.message} defaultValue={message.value} />
      </Field>
      <TextField
        field={fields.sendOn}
        label="Sent on"
        hint={dayHint}
        type="date"
        min={days.first}
        max={days.last}
        autoComplete="off"
        optional={optional}
        className="sm:col-span-6"
      />
    </>
  );
}
