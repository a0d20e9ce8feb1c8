import type { ReactNode } from 'react';
import { describeChanges } from '~/domain/change-words';
import type { Paise } from '~/domain/money';
import { paths } from '~/paths';
import { money } from '~/sections/money';
import { Button } from '~/ui/button';
import { LinkButton } from '~/ui/link-button';
import { Notice } from '~/ui/notice';
import { site } from '~site';
import { CHECKOUT_FORM_ID } from './checkout-fields';
import type { CheckoutOutcome } from './outcome';

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

interface OutcomeNoticeProps {
  outcome: CheckoutOutcome;
  /** What the order comes to now. */
  orderTotal: Paise | undefined;
}

/** Why the order was not placed, and what to do about it. Faults of single fields are said in the error summary. */
export function OutcomeNotice({ outcome, orderTotal }: OutcomeNoticeProps): ReactNode {
  switch (outcome.kind) {
    case 'invalid':
      return null;
    case 'changed':
      return (
        <Notice
          tone="warning"
          title="Nothing was ordered yet: something changed meanwhile"
          action={
            <>
              {orderTotal !== undefined && <SendAgain>Order at {money(orderTotal)}</SendAgain>}
              {backToCart}
            </>
          }
        >
          <List items={describeChanges(outcome.changes, [], site.currency.label)} />
          The order as it stands now is on this page. Place it at the new total, or go back and choose again.
        </Notice>
      );
    case 'key-conflict':
      return (
        <Notice
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
        </Notice>
      );
    case 'unreadable':
      return (
        <Notice tone="danger" title="The order could not be read" action={backToCart}>
          <List items={outcome.messages} />
          What you filled in is still here.
        </Notice>
      );
    case 'unanswered':
      return (
        <Notice
          tone="danger"
          title="The order was not confirmed"
          action={<SendAgain>Send it again</SendAgain>}
        >
          {outcome.words ?? unansweredWords(outcome.status)} Everything you filled in is still here, and
          sending it twice never orders twice.
        </Notice>
      );
  }
}
