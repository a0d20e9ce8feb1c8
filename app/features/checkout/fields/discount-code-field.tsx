import { type KeyboardEvent, useState } from 'react';
import { SHOWN_DISCOUNT_FIELD } from '~/domain/discounts/discount-code';
import type { Paise } from '~/domain/money/money';
import { CHECKOUT_LIMITS } from '~/domain/orders/checkout-limits';
import type { CodeDiscount, GiftCardShare } from '~/domain/pricing/pricing';
import { formatAmount } from '~/sections/format/format-amount';
import { Button } from '~/ui/buttons/button';
import { Disclosure } from '~/ui/data/disclosure';
import { Field } from '~/ui/forms/field';
import { Input } from '~/ui/forms/input';
import type { FormField } from '~/ui/forms/text-field';

/** The value of the button that asks what the code takes off: the only button of the form with the name `intent`. */
export const CHECK_CODE_INTENT = 'check-code';

interface DiscountCodeFieldProps {
  field: FormField;
  /** Absent without a code that applies. */
  appliedCode: CodeDiscount | GiftCardShare | undefined;
  /** Without a gift card, which pays a part of it. `undefined` until the browser's cart is read. */
  orderTotal: Paise | undefined;
}

interface OrderTotalStatusProps extends Omit<DiscountCodeFieldProps, 'field'> {
  /** What the code does. */
  hint: string | undefined;
}

/** Enter asks what the code takes off, and does not place the order. */
function checkOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const { form } = event.currentTarget;
  form?.requestSubmit(form.querySelector<HTMLButtonElement>(`button[value=${CHECK_CODE_INTENT}]`));
}

/**
 * R-DISCOUNT-7: what the buyer has to pay, for screen readers, which announce it when it changes. The totals of the page are in a closed
 * disclosure on phones.
 */
function OrderTotalStatus({ hint, appliedCode, orderTotal }: OrderTotalStatusProps) {
  const isGiftCard = appliedCode !== undefined && 'end' in appliedCode;
  const toPay = orderTotal === undefined ? undefined : orderTotal - (isGiftCard ? appliedCode.amount : 0);
  return (
    <p role="status" className="sr-only">
      {toPay !== undefined && `${hint ? `${hint} ` : ''}To pay: ${formatAmount(toPay)}.`}
    </p>
  );
}

/** R-DISCOUNT-3, R-GIFT-2: the field for a discount code or the code of a gift card. Its button sends the form and shows the new total. */
export function DiscountCodeField({ field, appliedCode, orderTotal }: DiscountCodeFieldProps) {
  const { id, name, value, errors } = field;
  const amount = appliedCode && formatAmount(appliedCode.amount);
  const hint =
    appliedCode && ('end' in appliedCode ? `The gift card pays ${amount}.` : `You save ${amount}.`);
  // An answer to an emptied field leaves the field in view: it may have the focus.
  const hasContent = Boolean(value || errors);
  const [isOpen, setIsOpen] = useState(hasContent);
  if (hasContent && !isOpen) setIsOpen(true);
  return (
    <>
      <OrderTotalStatus hint={hint} appliedCode={appliedCode} orderTotal={orderTotal} />
      <Disclosure summary="Discount code or gift card" open={isOpen}>
        <input type="hidden" name={SHOWN_DISCOUNT_FIELD} value={appliedCode?.amount ?? ''} />
        <div className="grid gap-grout sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
          <Field id={id} label="Code" hint={hint} {...(errors && { error: errors })}>
            <Input
              name={name}
              defaultValue={value}
              maxLength={CHECKOUT_LIMITS.discountCode}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onKeyDown={checkOnEnter}
            />
          </Field>
          <Button type="submit" name="intent" value={CHECK_CODE_INTENT} variant="quiet" className="sm:mt-6.5">
            Apply
          </Button>
        </div>
      </Disclosure>
    </>
  );
}
