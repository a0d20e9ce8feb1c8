import { type FormEvent, useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import type { OrderLine } from '~/domain/order-lines';
import { AddressFields } from '~/sections/address-fields';
import { money } from '~/sections/money';
import { Button } from '~/ui/button';
import { AddressChoice } from './address-choice';
import { attemptKey } from './attempt-key';
import { CHECKOUT_FORM_ID } from './checkout-fields';
import { ClosingFields } from './closing-fields';
import { ContactFields } from './contact-fields';
import { keepDraft, type Offered, restoreDraft } from './draft';
import { ErrorSummary } from './error-summary';
import { focusFirstFault } from './focus-first-fault';
import { FormSection } from './form-section';
import { InvoiceFields } from './invoice-fields';
import type { CheckoutOutcome } from './outcome';
import type { OwnDetails } from './own-details';
import { PaymentFields } from './payment-fields';
import { useCheckoutFields } from './use-checkout-fields';

interface CheckoutFormProps {
  lines: readonly OrderLine[];
  /** Read again before they are sent. */
  latestLines: () => readonly OrderLine[];
  /** What it comes to; nothing while the browser's cart has not been looked into. */
  orderTotal: number | undefined;
  /** A key from the server, for a browser that runs no script. */
  offeredKey: string | undefined;
  own: OwnDetails | undefined;
  outcome: CheckoutOutcome | undefined;
}

const NOTHING_KNOWN: Offered = { values: { paymentMethod: 'upi' } };

/** Contact, delivery, invoice, payment. A plain form that posts; the script keeps, checks and sends it more kindly. */
export function CheckoutForm({
  lines,
  latestLines,
  orderTotal,
  offeredKey,
  own,
  outcome,
}: CheckoutFormProps) {
  const offered = own ?? NOTHING_KNOWN;
  const { field, faults, fetchRules, check, checkAgain } = useCheckoutFields(outcome, offered.values);
  const element = useRef<HTMLFormElement>(null);
  const isSending = useNavigation().formMethod === 'POST';
  const contents = JSON.stringify(lines);
  const spent = outcome?.kind === 'key-conflict' ? outcome.spentKey : undefined;
  const isKnown = orderTotal !== undefined;

  // Made as soon as there is something to order: what one tab stores, another sees only a moment later.
  useEffect(() => {
    if (isKnown) attemptKey({ contents, offered: offeredKey, spent });
  }, [isKnown, contents, offeredKey, spent]);

  useEffect(() => {
    if (element.current) restoreDraft(element.current, offered);
  }, [offered]);

  useEffect(() => {
    if (outcome?.kind === 'invalid' && element.current) focusFirstFault(element.current);
  }, [outcome]);

  const send = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const key = form.elements.namedItem('key');
    // And read again at the last moment, when all tabs with this cart agree on one.
    if (key instanceof HTMLInputElement) key.value = attemptKey({ contents, offered: offeredKey, spent });
    keepDraft(form, offered);
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
      onInput={(event) => keepDraft(event.currentTarget, offered)}
      className="grid gap-grout"
    >
      <input type="hidden" name="key" defaultValue={offeredKey} />
      <input type="hidden" name="lines" value={contents} />
      <ErrorSummary faults={faults} />
      <ContactFields field={field} />
      <FormSection id="checkout-delivery" title="Delivery" hint="Free, to every PIN code in India." step={2}>
        {own && <AddressChoice addresses={own.addresses} />}
        <AddressFields field={(part) => field(`delivery.${part}`)} purpose="shipping" />
      </FormSection>
      <InvoiceFields field={field} />
      <PaymentFields method={field('paymentMethod')} />
      <ClosingFields field={field} />
      <Button
        type="submit"
        size="lg"
        busy={isSending}
        disabled={!isKnown}
        className="min-h-16 w-full text-lg"
      >
        {orderTotal === undefined ? 'Place the order' : `Place the order at ${money(orderTotal)}`}
      </Button>
    </Form>
  );
}
