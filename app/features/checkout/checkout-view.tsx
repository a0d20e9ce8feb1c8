import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import type { CartLine } from '~/domain/cart/cart-line-schema';
import { describeLineChanges } from '~/domain/cart/line-changes';
import type { Quote } from '~/domain/cart/quote';
import { LinkButton } from '~/ui/buttons/link-button';
import { Alert } from '~/ui/feedback/alert';
import { Icon } from '~/ui/icons/icon';
import { ServerOnly } from '~/ui/server-only';
import { site } from '~site';
import { CheckoutForm } from './checkout-form';
import { CheckoutNoScriptAlert } from './checkout-no-script-alert';
import { summariseQuote } from './checkout-summary';
import { EmptyCheckout } from './empty-checkout';
import type { GiftDays } from './fields/gift-fields';
import type { PaymentChoices } from './fields/payment-method-fields';
import { OrderSummary } from './order-summary';
import type { SavedDetails } from './submission/checkout-draft';
import { type CheckoutOutcome, type SubmittableOrder, useLastAnswer } from './submission/checkout-outcome';
import { CheckoutOutcomeAlert } from './submission/checkout-outcome-alert';
import { useCartOrder } from './use-cart-order';

interface CheckoutViewProps {
  /** Order from the query of the URL (`?buy=`), without a cart. */
  buyNowOrder: SubmittableOrder | undefined;
  /** Only for a signed-in user. */
  savedDetails: SavedDetails | undefined;
  paymentChoices: PaymentChoices;
  giftDays: GiftDays;
  /** Where the buyer came from. */
  backLink: { label: string; href: string };
  outcome: CheckoutOutcome | undefined;
}

/** Until the browser's cart is read. */
const UNKNOWN_NEEDS = { isDeliveredByEmail: false, hasGiftCard: false, isInvoiceNamed: false } as const;

const getAppliedCode = ({ priced }: Pick<Quote, 'priced'>) => priced.codeDiscount ?? priced.giftCard;

/** The quote with the discount code or gift card that the server checked, as long as the lines are the same. */
function findCodeQuote(checked: SubmittableOrder | undefined, lines: readonly CartLine[]): Quote | undefined {
  if (!checked || !getAppliedCode(checked.quote)) return undefined;
  return JSON.stringify(checked.lines) === JSON.stringify(lines) ? checked.quote : undefined;
}

/** R-CHECKOUT-1: one page for the cart or for `?buy=`, with and without JavaScript. */
export function CheckoutView({
  buyNowOrder,
  savedDetails,
  paymentChoices,
  giftDays,
  backLink,
  outcome,
}: CheckoutViewProps) {
  const outcomeAlert = useRef<HTMLDivElement>(null);
  const cartOrder = useCartOrder(buyNowOrder === undefined, outcome);
  const answer = useLastAnswer(outcome);
  const submittedOrder = answer?.order;
  const order = buyNowOrder
    ? (submittedOrder ?? buyNowOrder)
    : cartOrder.isReady
      ? undefined
      : submittedOrder;

  const lines = order ? order.lines : cartOrder.isReady ? cartOrder.lines : [];
  const codeQuote = findCodeQuote(submittedOrder, lines);
  const summary = order
    ? summariseQuote(order.quote)
    : cartOrder.isReady
      ? codeQuote
        ? summariseQuote(codeQuote)
        : cartOrder.summary
      : undefined;
  const needs = summary?.needs ?? UNKNOWN_NEEDS;
  const isEmpty = summary?.lines.length === 0;
  const updates = order
    ? describeLineChanges(buyNowOrder?.quote.changes ?? [], [], site.currency.label)
    : cartOrder.updates;

  useEffect(() => {
    // What a checked code does is a status, which screen readers announce.
    if (outcome && outcome.kind !== 'invalid' && outcome.kind !== 'code-checked')
      outcomeAlert.current?.focus();
  }, [outcome]);

  return (
    <div className="wrap pt-4">
      <header className="mb-3 flex flex-wrap items-center justify-between gap-x-6">
        <h1 className="text-tool">Checkout</h1>
        <LinkButton href={backLink.href} variant="plain" size="sm" className="sm:-me-4">
          <Icon name="arrow-left" />
          {backLink.label}
        </LinkButton>
      </header>
      {!order && (
        <ServerOnly id="no-script" className="without-script">
          {import.meta.env.SSR && <CheckoutNoScriptAlert />}
        </ServerOnly>
      )}
      <div ref={outcomeAlert} tabIndex={-1} className="grid gap-grout not-empty:mb-grout">
        {outcome && (
          <CheckoutOutcomeAlert
            outcome={outcome}
            orderTotal={isEmpty ? undefined : summary?.priced.orderTotal}
            backLink={backLink}
          />
        )}
        {updates.length > 0 && !isEmpty && (
          <Alert tone="warning" role="status" title="Your order has changed">
            <ul className="grid gap-1 wrap-anywhere">
              {updates.map((update) => (
                <li key={update}>{update}</li>
              ))}
            </ul>
          </Alert>
        )}
      </div>
      {isEmpty ? (
        <EmptyCheckout updates={updates} isRefused={outcome?.kind === 'changed'} backLink={backLink} />
      ) : (
        <div
          className={clsx(
            'grid items-start gap-x-8 gap-y-grout lg:grid-cols-[minmax(0,1fr)_24rem]',
            !order && 'needs-script',
          )}
        >
          <aside aria-label="Your order" className="lg:sticky lg:top-4 lg:order-last">
            <OrderSummary summary={summary} isUnconfirmed={!order && cartOrder.isUnconfirmed} />
          </aside>
          <CheckoutForm
            // Other fields are another form: the draft fills them in.
            key={`${needs.isDeliveredByEmail} ${needs.hasGiftCard}`}
            lines={lines}
            readLatestLines={order ? () => lines : cartOrder.readLatestLines}
            orderTotal={summary?.priced.orderTotal}
            needs={needs}
            appliedCode={summary && getAppliedCode(summary)}
            initialKey={order?.key}
            savedDetails={savedDetails}
            paymentChoices={paymentChoices}
            giftDays={giftDays}
            outcome={outcome}
            typedValues={answer?.values}
          />
        </div>
      )}
    </div>
  );
}
