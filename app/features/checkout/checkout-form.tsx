import { type FormEvent, useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import type { CartLine } from '~/domain/cart/cart-line-schema';
import { formatAmount } from '~/sections/format/format-amount';
import { AddressFields } from '~/sections/forms/address-fields';
import { Button } from '~/ui/buttons/button';
import { AddressBookPicker } from './fields/address-book-picker';
import { CHECKOUT_FORM_ID } from './fields/checkout-fields';
import { CheckoutSection } from './fields/checkout-section';
import { ContactFields } from './fields/contact-fields';
import { ErrorSummary } from './fields/error-summary';
import { focusFirstInvalidField } from './fields/focus-first-invalid-field';
import { InvoiceFields } from './fields/invoice-fields';
import { NotesAndTermsFields } from './fields/notes-and-terms-fields';
import { PaymentMethodFields } from './fields/payment-method-fields';
import { useCheckoutFields } from './fields/use-checkout-fields';
import type { SavedDetails } from './saved-details';
import { type PrefilledCheckout, restoreDraft, saveDraft } from './submission/checkout-draft';
import type { CheckoutOutcome } from './submission/checkout-outcome';
import { getIdempotencyKey } from './submission/idempotency-key';

interface CheckoutFormProps {
  lines: readonly CartLine[];
  /** Read again before they are sent. */
  latestLines: () => readonly CartLine[];
  /** What it comes to; nothing while the browser's cart has not been looked into. */
  orderTotal: number | undefined;
  /** A key from the server, for a browser that runs no script. */
  initialKey: string | undefined;
  savedDetails: SavedDetails | undefined;
  outcome: CheckoutOutcome | undefined;
}

const NOTHING_KNOWN: PrefilledCheckout = { values: { paymentMethod: 'upi' } };

/** Contact, delivery, invoice, payment. A plain form that posts; the script keeps, checks and sends it more kindly. */
export function CheckoutForm({
  lines,
  latestLines,
  orderTotal,
  initialKey,
  savedDetails,
  outcome,
}: CheckoutFormProps) {
  const offered = savedDetails ?? NOTHING_KNOWN;
  const { field, faults, fetchRules, check, checkAgain } = useCheckoutFields(outcome, offered.values);
  const element = useRef<HTMLFormElement>(null);
  const isSending = useNavigation().formMethod === 'POST';
  const contents = JSON.stringify(lines);
  const spent = outcome?.kind === 'key-conflict' ? outcome.usedKey : undefined;
  const isKnown = orderTotal !== undefined;

  // Made as soon as there is something to order: what one tab stores, another sees only a moment later.
  useEffect(() => {
    if (isKnown) getIdempotencyKey({ contents, offered: initialKey, spent });
  }, [isKnown, contents, initialKey, spent]);

  useEffect(() => {
    if (element.current) restoreDraft(element.current, offered);
  }, [offered]);

  useEffect(() => {
    if (outcome?.kind === 'invalid' && element.current) focusFirstInvalidField(element.current);
  }, [outcome]);

  const send = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const key = form.elements.namedItem('key');
    // And read again at the last moment, when all tabs with this cart agree on one.
    if (key instanceof HTMLInputElement)
      key.value = getIdempotencyKey({ contents, offered: initialKey, spent });
    saveDraft(form, offered);
    const isCurrent = JSON.stringify(latestLines()) === contents;
    if (isSending || !isCurrent || !check(form)) event.preventDefault();
  };

  return (
    <Form
      ref={element}
      id={CHECKOUT_FORM_ID}
      method="post"
      noValidate
      preventScrollReset
      onSubmit={send}
      onFocus={fetchRules}
      onBlur={(event) => checkAgain(event.currentTarget)}
      onInput={(event) => saveDraft(event.currentTarget, offered)}
      className="grid gap-grout"
    >
      <input type="hidden" name="key" defaultValue={initialKey} />
      <input type="hidden" name="lines" value={contents} />
      <ErrorSummary faults={faults} />
      <ContactFields field={field} />
      <CheckoutSection
        id="checkout-delivery"
        title="Delivery"
        hint="Free, to every PIN code in India."
        step={2}
      >
        {savedDetails && <AddressBookPicker addresses={savedDetails.addresses} />}
        <AddressFields field={(part) => field(`delivery.${part}`)} purpose="shipping" />
      </CheckoutSection>
      <InvoiceFields field={field} />
      <PaymentMethodFields method={field('paymentMethod')} />
      <NotesAndTermsFields field={field} />
      <Button
        type="submit"
        size="lg"
        busy={isSending}
        disabled={!isKnown}
        className="min-h-16 w-full text-lg"
      >
        {orderTotal === undefined ? 'Place the order' : `Place the order at ${formatAmount(orderTotal)}`}
      </Button>
    </Form>
  );
}
