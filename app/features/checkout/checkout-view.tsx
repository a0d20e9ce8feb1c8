import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { describeLineChanges } from '~/domain/cart/line-changes';
import { paths } from '~/paths';
import { LinkButton } from '~/ui/buttons/link-button';
import { Alert } from '~/ui/feedback/alert';
import { Icon } from '~/ui/icons/icon';
import { site } from '~site';
import { CheckoutForm } from './checkout-form';
import { CheckoutNoScriptAlert } from './checkout-no-script-alert';
import { summariseQuote } from './checkout-summary';
import { EmptyCheckout } from './empty-checkout';
import { OrderSummary } from './order-summary';
import type { SavedDetails } from './saved-details';
import type { CheckoutOutcome, SubmittableOrder } from './submission/checkout-outcome';
import { CheckoutOutcomeAlert } from './submission/checkout-outcome-alert';
import { useCartOrder } from './use-cart-order';

interface CheckoutViewProps {
  /** Wanted by the address itself (`?buy=`), without a cart. */
  buyNowOrder: SubmittableOrder | undefined;
  /** Of somebody who is signed in. */
  savedDetails: SavedDetails | undefined;
  outcome: CheckoutOutcome | undefined;
}

/** R-CHECKOUT-1: one page, for the cart or for what the address names, with and without script. */
export function CheckoutView({ buyNowOrder, savedDetails, outcome }: CheckoutViewProps) {
  const notice = useRef<HTMLDivElement>(null);
  const cart = useCartOrder(buyNowOrder === undefined, outcome);
  const sent = outcome && 'order' in outcome ? outcome.order : undefined;
  const order = buyNowOrder ? (sent ?? buyNowOrder) : cart.isReady ? undefined : sent;

  const lines = order ? order.lines : cart.isReady ? cart.lines : [];
  const view = order ? summariseQuote(order.quote) : cart.isReady ? cart.summary : undefined;
  const isEmpty = view?.lines.length === 0;
  const updates = order
    ? describeLineChanges(buyNowOrder?.quote.changes ?? [], [], site.currency.label)
    : cart.updates;

  useEffect(() => {
    if (outcome && outcome.kind !== 'invalid') notice.current?.focus();
  }, [outcome]);

  return (
    <div className="wrap pt-4">
      <header className="mb-3 flex flex-wrap items-center justify-between gap-x-6">
        <h1 className="text-tool">Checkout</h1>
        <LinkButton href={paths.shop.cart()} variant="plain" size="sm" className="-me-4">
          <Icon name="arrow-left" />
          Back to the cart
        </LinkButton>
      </header>
      {!order && <CheckoutNoScriptAlert />}
      <div ref={notice} tabIndex={-1} className="grid gap-grout not-empty:mb-grout">
        {outcome && (
          <CheckoutOutcomeAlert
            outcome={outcome}
            orderTotal={isEmpty ? undefined : view?.priced.orderTotal}
          />
        )}
        {updates.length > 0 && !isEmpty && (
          <Alert tone="warning" role="status" title="Something changed since you chose">
            <ul className="grid gap-1 wrap-anywhere">
              {updates.map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          </Alert>
        )}
      </div>
      {isEmpty ? (
        <EmptyCheckout updates={updates} />
      ) : (
        <div
          className={clsx(
            'grid items-start gap-x-8 gap-y-grout lg:grid-cols-[minmax(0,1fr)_24rem]',
            !order && 'needs-script',
          )}
        >
          <aside aria-label="Your order" className="lg:sticky lg:top-4 lg:order-last">
            <OrderSummary summary={view} isUnconfirmed={!order && cart.isUnconfirmed} />
          </aside>
          <CheckoutForm
            lines={lines}
            latestLines={order ? () => lines : cart.latestLines}
            orderTotal={view?.priced.orderTotal}
            initialKey={order?.key}
            savedDetails={savedDetails}
            outcome={outcome}
          />
        </div>
      )}
    </div>
  );
}
