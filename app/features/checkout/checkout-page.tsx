import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { describeChanges } from '~/domain/change-words';
import { paths } from '~/paths';
import { Icon } from '~/ui/icon';
import { LinkButton } from '~/ui/link-button';
import { Notice } from '~/ui/notice';
import { site } from '~site';
import { CheckoutForm } from './checkout-form';
import { NothingToOrder } from './nothing-to-order';
import { OrderSummary } from './order-summary';
import { viewOfQuote } from './order-view';
import type { CheckoutOutcome, OfferedOrder } from './outcome';
import { OutcomeNotice } from './outcome-notice';
import type { OwnDetails } from './own-details';
import { useCartOrder } from './use-cart-order';
import { WithoutScript } from './without-script';

interface CheckoutPageProps {
  /** Wanted by the address itself (`?buy=`), without a cart. */
  bought: OfferedOrder | undefined;
  /** Of somebody who is signed in. */
  own: OwnDetails | undefined;
  outcome: CheckoutOutcome | undefined;
}

/** R-CHECKOUT-1: one page, for the cart or for what the address names, with and without script. */
export function CheckoutPage({ bought, own, outcome }: CheckoutPageProps) {
  const notice = useRef<HTMLDivElement>(null);
  const cart = useCartOrder(bought === undefined, outcome);
  const sent = outcome && 'order' in outcome ? outcome.order : undefined;
  const order = bought ? (sent ?? bought) : cart.ready ? undefined : sent;

  const lines = order ? order.lines : cart.ready ? cart.lines : [];
  const view = order ? viewOfQuote(order.quote) : cart.ready ? cart.view : undefined;
  const isEmpty = view?.lines.length === 0;
  const updates = order
    ? describeChanges(bought?.quote.changes ?? [], [], site.currency.label)
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
      {!order && <WithoutScript />}
      <div ref={notice} tabIndex={-1} className="grid gap-grout not-empty:mb-grout">
        {outcome && (
          <OutcomeNotice outcome={outcome} orderTotal={isEmpty ? undefined : view?.priced.orderTotal} />
        )}
        {updates.length > 0 && !isEmpty && (
          <Notice tone="warning" role="status" title="Something changed since you chose">
            <ul className="grid gap-1 wrap-anywhere">
              {updates.map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          </Notice>
        )}
      </div>
      {isEmpty ? (
        <NothingToOrder updates={updates} />
      ) : (
        <div
          className={clsx(
            'grid items-start gap-x-8 gap-y-grout lg:grid-cols-[minmax(0,1fr)_24rem]',
            !order && 'needs-script',
          )}
        >
          <aside aria-label="Your order" className="lg:sticky lg:top-4 lg:order-last">
            <OrderSummary view={view} unconfirmed={!order && cart.unconfirmed} />
          </aside>
          <CheckoutForm
            lines={lines}
            latestLines={order ? () => lines : cart.latestLines}
            orderTotal={view?.priced.orderTotal}
            offeredKey={order?.key}
            own={own}
            outcome={outcome}
          />
        </div>
      )}
    </div>
  );
}
