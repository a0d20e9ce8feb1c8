import { type FormEvent, lazy, Suspense, useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import type { CartLine } from '~/domain/cart/cart-line-schema';
import type { DeliveryNeeds } from '~/domain/orders/issued-kind';
import type { CodeDiscount, GiftCardShare } from '~/domain/pricing/pricing';
import { formatAmount } from '~/sections/format/format-amount';
import { Button } from '~/ui/buttons/button';
import { CheckoutErrorSummary } from './fields/checkout-error-summary';
import { CHECKOUT_FORM_ID, type CheckoutValues } from './fields/checkout-fields';
import { ContactFields } from './fields/contact-fields';
import { DeliveryFields } from './fields/delivery-fields';
import { type GiftDays, GiftFields } from './fields/gift-fields';
import { InvoiceFields } from './fields/invoice-fields';
import { NotesAndTermsFields } from './fields/notes-and-terms-fields';
import { type PaymentChoices, PaymentMethodFields } from './fields/payment-method-fields';
import { focusFirstInvalidField, useCheckoutFields } from './fields/use-checkout-fields';
import {
  type PrefilledCheckout,
  restoreDraft,
  type SavedDetails,
  saveDraft,
} from './submission/checkout-draft';
import type { CheckoutOutcome } from './submission/checkout-outcome';
import { getIdempotencyKey } from './submission/idempotency-key';

interface CheckoutFormProps {
  lines: readonly CartLine[];
  /** Reads the stored cart again before the form is sent. */
  readLatestLines: () => readonly CartLine[];
  /** `undefined` until the browser's cart is read. */
  orderTotal: number | undefined;
  /** How the cart is delivered. */
  needs: DeliveryNeeds;
  /** What the discount code takes off, or the gift card pays. */
  appliedCode: CodeDiscount | GiftCardShare | undefined;
  /** Idempotency key from the server, for a browser without JavaScript. */
  initialKey: string | undefined;
  savedDetails: SavedDetails | undefined;
  paymentChoices: PaymentChoices;
  giftDays: GiftDays;
  outcome: CheckoutOutcome | undefined;
  /** The values of the last answer of the server. */
  typedValues: CheckoutValues | undefined;
}

const MissingCodeField = () => (
  <p className="rounded-tile bg-surface px-5 py-4 text-sm text-muted">
    The field for a discount code or a gift card could not be loaded. If you have a code,{' '}
    <button
      type="button"
      onClick={() => location.reload()}
      className="font-semibold text-text underline underline-offset-4 hover:text-link"
    >
      load the page again
    </button>
    : what you have entered stays.
  </p>
);

/**
 * Loaded after the form, because few buyers have a code. The server renders it with the form. Without network, or after an update of the
 * site, it cannot be loaded: the rest of the form goes on.
 */
const DiscountCodeField = lazy(() =>
  import('./fields/discount-code-field').then(
    (module) => ({ default: module.DiscountCodeField }),
    () => ({ default: MissingCodeField }),
  ),
);

/** Enter in a field places the order: browsers press the first button that submits the form. */
const DefaultSubmitButton = () => (
  <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only">
    Place the order
  </button>
);

function isCodeCheck({ nativeEvent }: FormEvent<HTMLFormElement>): boolean {
  const submitter = 'submitter' in nativeEvent ? nativeEvent.submitter : undefined;
  return submitter instanceof HTMLButtonElement && submitter.name === 'intent';
}

const DEFAULT_CHECKOUT: PrefilledCheckout = { values: { paymentMethod: 'upi' } };

/** Contact, delivery, gift, invoice, payment: what the cart needs (R-CHECKOUT-2). It works as a plain form; JavaScript adds drafts, validation and submission by fetch. */
export function CheckoutForm({
  lines,
  readLatestLines,
  orderTotal,
  needs,
  appliedCode,
  initialKey,
  savedDetails,
  paymentChoices,
  giftDays,
  outcome,
  typedValues,
}: CheckoutFormProps) {
  const prefilled = savedDetails ?? DEFAULT_CHECKOUT;
  const { field, issues, loadRules, validate, revalidate } = useCheckoutFields(
    outcome,
    typedValues ?? prefilled.values,
    needs,
  );
  const formElement = useRef<HTMLFormElement>(null);
  const isSending = useNavigation().formMethod === 'POST';
  const contents = JSON.stringify(lines);
  const usedKey = outcome?.kind === 'key-conflict' ? outcome.usedKey : undefined;
  const isTotalKnown = orderTotal !== undefined;

  // Created early, because another tab sees what this one stores only a moment later.
  useEffect(() => {
    if (isTotalKnown) getIdempotencyKey({ contents, pageKey: initialKey, usedKey });
  }, [isTotalKnown, contents, initialKey, usedKey]);

  useEffect(() => {
    if (formElement.current) restoreDraft(formElement.current, prefilled);
  }, [prefilled]);

  useEffect(() => {
    if (outcome?.kind === 'invalid' && formElement.current) focusFirstInvalidField(formElement.current);
  }, [outcome]);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const key = form.elements.namedItem('key');
    // Read again before sending, when all tabs with this cart have the same key.
    if (key instanceof HTMLInputElement)
      key.value = getIdempotencyKey({ contents, pageKey: initialKey, usedKey });
    saveDraft(form, prefilled);
    if (isCodeCheck(event)) return;
    const isCurrent = JSON.stringify(readLatestLines()) === contents;
    if (isSending || !isCurrent || !validate(form)) event.preventDefault();
  };

  return (
    <Form
      ref={formElement}
      id={CHECKOUT_FORM_ID}
      method="post"
      noValidate
      preventScrollReset
      onSubmit={handleSubmit}
      onFocus={loadRules}
      onBlur={(event) => revalidate(event.currentTarget)}
      onInput={(event) => saveDraft(event.currentTarget, prefilled)}
      className="grid gap-grout"
    >
      <DefaultSubmitButton />
      <input type="hidden" name="key" defaultValue={initialKey} />
      <input type="hidden" name="lines" value={contents} />
      <CheckoutErrorSummary issues={issues} />
      <ContactFields field={field} isDeliveredByEmail={needs.isDeliveredByEmail} isGuest={!savedDetails} />
      {!needs.isDeliveredByEmail && <DeliveryFields field={field} savedDetails={savedDetails} />}
      {needs.hasGiftCard && <GiftFields field={field} days={giftDays} />}
      <InvoiceFields field={field} needs={needs} />
      <PaymentMethodFields
        method={field('paymentMethod')}
        choices={paymentChoices}
        isPaidByGiftCard={
          appliedCode !== undefined && 'end' in appliedCode && appliedCode.amount === orderTotal
        }
      />
      <NotesAndTermsFields field={field} />
      <Suspense fallback={<div className="min-h-14 rounded-tile bg-surface" />}>
        <DiscountCodeField field={field('discountCode')} appliedCode={appliedCode} orderTotal={orderTotal} />
      </Suspense>
      <Button
        type="submit"
        size="lg"
        isBusy={isSending}
        disabled={!isTotalKnown}
        className="min-h-16 w-full text-lg"
      >
        {orderTotal === undefined ? 'Place the order' : `Place the order at ${formatAmount(orderTotal)}`}
      </Button>
    </Form>
  );
}
