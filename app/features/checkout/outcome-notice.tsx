import type { ReactNode } from 'react';
import { describeChanges } from '~/domain/change-words';
import { paths } from '~/paths';
import { LinkButton } from '~/ui/link-button';
import { Notice } from '~/ui/notice';
import { site } from '~site';
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

function unansweredWords(status: number | undefined): string {
  if (status === 429) return 'That was a lot at once. Please wait a minute, then press the button again.';
  if (status !== undefined) return 'Something broke on our side. Please press the button again in a minute.';
  return 'There was no answer: the network may be down. Please press the button again.';
}

/** Why the order was not placed, and what to do about it. Faults of single fields are said in the error summary. */
export function OutcomeNotice({ outcome }: { outcome: CheckoutOutcome }): ReactNode {
  switch (outcome.kind) {
    case 'invalid':
      return null;
    case 'changed':
      return (
        <Notice
          tone="warning"
          title="Nothing was ordered yet: something changed meanwhile"
          action={backToCart}
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
        <Notice tone="danger" title="The order was not confirmed">
          {unansweredWords(outcome.status)} Everything you filled in is still here, and pressing twice never
          orders twice.
        </Notice>
      );
  }
}
