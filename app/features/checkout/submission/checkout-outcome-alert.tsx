import { type ReactNode, useEffect, useState } from 'react';
import { describeLineChanges } from '~/domain/cart/line-changes';
import type { Paise } from '~/domain/money/money';
import { createToast, TOAST_DURATION_MS } from '~/domain/site/toast';
import { formatAmount } from '~/sections/format/format-amount';
import { useNotification } from '~/state/notification-provider';
import { Button } from '~/ui/buttons/button';
import { LinkButton } from '~/ui/buttons/link-button';
import { Alert } from '~/ui/feedback/alert';
import { site } from '~site';
import { CHECKOUT_FORM_ID } from '../fields/checkout-fields';
import type { CheckoutOutcome } from './checkout-outcome';

function AlertList({ items }: { items: readonly string[] }) {
  return (
    <ul className="my-1 grid gap-1 wrap-anywhere">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** Submits the form from the top of the page; its own button may be two screens below. */
function SubmitAgainButton({ children }: { children: ReactNode }) {
  return (
    <Button type="submit" form={CHECKOUT_FORM_ID} size="sm">
      {children}
    </Button>
  );
}

function describeFailure(status: number | undefined): string {
  if (status !== undefined) return 'Something went wrong on our side. Please try again in a minute.';
  return 'There was no answer. Please try again.';
}

type FailedOutcome = Extract<CheckoutOutcome, { kind: 'failed' }>;

/** Without an answer, the alert goes when the network is back: a toast says what to do next. */
function FailedAlert({ outcome }: { outcome: FailedOutcome }) {
  const { showToast } = useNotification();
  const [endedOutcome, setEndedOutcome] = useState<FailedOutcome>();
  const hasNoAnswer = outcome.status === undefined;

  useEffect(() => {
    if (!hasNoAnswer) return;
    const handleOnline = () => {
      setEndedOutcome(outcome);
      showToast(
        createToast('You are online again. Please place your order.', 'info', TOAST_DURATION_MS.unsaved),
      );
    };
    addEventListener('online', handleOnline, { once: true });
    return () => removeEventListener('online', handleOnline);
  }, [hasNoAnswer, outcome, showToast]);

  if (outcome === endedOutcome) return null;
  return (
    <Alert
      tone="danger"
      title="The order was not confirmed"
      action={<SubmitAgainButton>Try again</SubmitAgainButton>}
    >
      {outcome.message ?? describeFailure(outcome.status)} Everything you filled in is still here, and sending
      it twice never orders twice.
    </Alert>
  );
}

interface CheckoutOutcomeAlertProps {
  outcome: CheckoutOutcome;
  /** Current total of the order. Absent when nothing is left of it. */
  orderTotal: Paise | undefined;
  /** Where the buyer came from. */
  backLink: { label: string; href: string };
}

/** Why the order was not placed, and what to do. The issues of single fields are in `CheckoutErrorSummary`. */
export function CheckoutOutcomeAlert({
  outcome,
  orderTotal,
  backLink,
}: CheckoutOutcomeAlertProps): ReactNode {
  const backButton = (
    <LinkButton href={backLink.href} variant="quiet" size="sm">
      {backLink.label}
    </LinkButton>
  );
  switch (outcome.kind) {
    case 'invalid':
    case 'code-checked':
      return null;
    case 'changed':
      return (
        <Alert
          tone="warning"
          title="Your order has not been placed: something changed"
          action={
            <>
              {orderTotal !== undefined && (
                <SubmitAgainButton>Order at {formatAmount(orderTotal)}</SubmitAgainButton>
              )}
              {backButton}
            </>
          }
        >
          <AlertList
            items={[...describeLineChanges(outcome.changes, [], site.currency.label), ...outcome.messages]}
          />
          {orderTotal !== undefined &&
            'This page shows the current order. Place it at the new total, or go back.'}
        </Alert>
      );
    case 'key-conflict':
      return (
        <Alert
          tone="warning"
          title={`You have already ordered this cart: ${outcome.number}`}
          action={
            <LinkButton href={outcome.orderUrl} variant="quiet" size="sm">
              See order {outcome.number}
            </LinkButton>
          }
        >
          That order was placed with other details than you have filled in now. Please look at it first; the
          button below places a second order.
        </Alert>
      );
    case 'unreadable':
      return (
        <Alert tone="danger" title="The order could not be read" action={backButton}>
          <AlertList items={outcome.messages} />
          Your entries are still here.
        </Alert>
      );
    case 'failed':
      return <FailedAlert outcome={outcome} />;
  }
}
