import type { ReactNode } from 'react';
import { getOrderIntro, type IssuedCounts, listOrderNextSteps } from '~/content/shop/order-status-texts';
import { isReturnClosed } from '~/domain/orders/order-return';
import { sumPayments } from '~/domain/payments/payment';
import type { OutstandingPayment } from '~/domain/payments/payment-method';
import { OrderLineList } from '~/sections/shop/order-line-list';
import { PriceTotals } from '~/sections/shop/price-totals';
import { IssuedGoods, type ShownIssuedGoods } from './issued-goods';
import { OrderDetails } from './order-details';
import { OrderHeader } from './order-header';
import { OrderPayment } from './order-payment';
import { OrderPayments } from './order-payments';
import { OrderReturns } from './order-returns';
import { OrderTimeline } from './order-timeline';
import type { PaymentVisit } from './payment-visit';
import { isPresentOpen } from './present-text';
import type { ShownOrder } from './shown-order';

interface OrderViewProps {
  order: ShownOrder;
  outstandingPayment: OutstandingPayment | undefined;
  /** The other ways to pay. */
  otherWays: readonly OutstandingPayment[];
  paymentVisit: PaymentVisit | undefined;
  issued: ShownIssuedGoods;
  /** Actions below the totals. */
  children: ReactNode;
}

const HEADING_CLASS = 'text-h3';

function countIssued({ tickets, giftCards, presents }: ShownIssuedGoods): IssuedCounts {
  return {
    tickets: tickets.filter(({ state }) => state !== 'void').length,
    giftCards: giftCards.filter(({ state }) => state !== 'void').length,
    sentPresents: presents.filter(({ state }) => state === 'sent').length,
    waitingPresents: presents.filter(isPresentOpen).length,
  };
}

/** R-ORDER-5: status, payment, details and lines of an order. It has print styles. */
export function OrderView(props: OrderViewProps) {
  const { order, outstandingPayment, otherWays, paymentVisit, issued, children } = props;
  const { number, status, priced } = order;
  // What a gift card paid is back on it when the order is cancelled.
  const isAnythingPaid = order.payments.some(({ provider }) => provider !== 'gift-card');
  const hasOpenReturn = order.returns.some(({ state }) => !isReturnClosed(state));
  const counts = countIssued(issued);
  const { received, refunded } = sumPayments(order);
  const isIssued = status === 'delivered' && order.isDeliveredByEmail;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12 print:gap-6">
      <OrderHeader
        number={number}
        intro={getOrderIntro(order)}
        steps={listOrderNextSteps({
          ...order,
          isAnythingPaid,
          hasOpenReturn,
          canReturn: order.returnDeadline !== undefined,
          isDue: outstandingPayment !== undefined,
          issued: counts,
        })}
        hasNextStep={!isIssued || hasOpenReturn || counts.waitingPresents > 0}
      />
      <section aria-labelledby="order-status" className="-mt-10 print:mt-0">
        <h2 id="order-status" className="sr-only">
          Status
        </h2>
        <OrderTimeline stages={order.stages} tracking={order.tracking} />
      </section>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] print:block">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-12 print:mb-8 print:gap-6">
          {outstandingPayment && (
            <OrderPayment
              payment={outstandingPayment}
              otherWays={otherWays}
              received={received - refunded}
              number={number}
              deadline={order.paymentDeadline}
              visit={paymentVisit}
            />
          )}
          <IssuedGoods {...issued} />
          {order.returns.length > 0 && (
            <section id="returns" aria-labelledby="order-returns" className="grid scroll-mt-24 gap-4">
              <h2 id="order-returns" className={HEADING_CLASS}>
                {order.returns.length === 1 ? 'Your return' : 'Your returns'}
              </h2>
              <OrderReturns number={order.number} returns={order.returns} lines={order.lines} />
            </section>
          )}
          {order.payments.length + order.refunds.length > 0 && (
            <section aria-labelledby="order-money" className="grid gap-4">
              <h2 id="order-money" className={HEADING_CLASS}>
                Payments
              </h2>
              <OrderPayments payments={order.payments} refunds={order.refunds} />
            </section>
          )}
          <section aria-labelledby="order-details" className="grid gap-4">
            <h2 id="order-details" className={HEADING_CLASS}>
              Details
            </h2>
            <OrderDetails {...order} />
          </section>
        </div>
        <section aria-labelledby="order-lines" className="grid grid-cols-[minmax(0,1fr)] gap-grout">
          <h2 id="order-lines" className={`mb-3.5 ${HEADING_CLASS}`}>
            What you ordered
          </h2>
          <OrderLineList lines={order.lines} priced={priced.lines} />
          <PriceTotals priced={priced} isDeliveredByEmail={order.isDeliveredByEmail} />
          {children}
        </section>
      </div>
    </div>
  );
}
