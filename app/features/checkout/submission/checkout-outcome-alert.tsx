import type { ReactNode } from 'react';
import { describeLineChanges } from '~/domain/cart/line-changes';
import type { Paise } from '~/domain/money/money';
import { paths } from '~/paths';
import { formatAmount } from '~/sections/format/format-amount';
import { Button } from '~/ui/buttons/button';
import { LinkButton } from '~/ui/buttons/link-button';
import { Alert } from '~/ui/feedback/alert';
import { site } from '~site';
import { CHECKOUT_FORM_ID } from '../fields/checkout-fields';
import type { CheckoutOutcome } from './checkout-outcome';

const backToCart = (
  <LinkButton href={paths.shop.cart()} variant="quiet" size="sm">
    Back to the cart
  </LinkButton>
);

function List({ items }: { items: readonly string[] }) {
  return (
    <ul className="my-1 grid gap-1 wrap-anywhere">
      {items.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  );
}

/** Sends the form from up here: its own button may be two screens further down. */
function SendAgain({ children }: { children: ReactNode }) {
  return (
    <Button type="submit" form={CHECKOUT_FORM_ID} size="sm">
      {children}
    </Button>
  );
}

function unansweredWords(status: number | undefined): string {
  if (status !== undefined) return 'Something broke on our side. Please send it again in a minute.';
  return 'There was no answer: the network may be down. Please send it again.';
}

interface CheckoutOutcomeAlertProps {
  outcome: CheckoutOutcome;
  /** What the order comes to now. */
  orderTotal: Paise | undefined;
}

/** Why the order was not placed, and what to do about it. Faults of single fields are said in the error summary. */
export function CheckoutOutcomeAlert({ outcome, orderTotal }: CheckoutOutcomeAlertProps): ReactNode {
  switch (outcome.kind) {
    case 'invalid':
      return null;
    case 'changed':
      return (
        <Alert
          tone="warning"
          title="Nothing was ordered yet: something changed meanwhile"
          action={
            <>
              {orderTotal !== undefined && <SendAgain>Order at {formatAmount(orderTotal)}</SendAgain>}
              {backToCart}
            </>
          }
        >
          <List items={describeLineChanges(outcome.changes, [], site.currency.label)} />
          The order as it stands now is on this page. Place it at the new total, or go back and choose again.
        </Alert>
      );
    case 'key-conflict':
      return (
        <Alert
          tone="warning"
          title={`This cart is ordered already: ${outcome.number}`}
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
        <Alert tone="danger" title="The order could not be read" action={backToCart}>
          <List items={outcome.messages} />
          What you filled in is still here.
        </Alert>
      );
    case 'unanswered':
      return (
        <Alert
          tone="danger"
          title="The order was not confirmed"
          action={<SendAgain>Send it again</SendAgain>}
        >
          {outcome.words ?? unansweredWords(outcome.status)} Everything you filled in is still here, and
          sending it twice never orders twice.
        </Alert>
      );
  }
}
