import { PAYMENT_METHOD_PHRASES } from '~/content/shop/payment-method-texts';
import type { Paise } from '~/domain/money/money';
import type { OutstandingPayment } from '~/domain/payments/payment-method';
import { formatAmount } from '~/sections/format/format-amount';
import { formatDateTime } from '~/sections/format/format-date';
import { PaymentAlert } from './payment-alert';
import { isConfirming, type PaymentVisit } from './payment-visit';
import { PaymentInstructions, PaymentWays } from './payment-ways';

interface OrderPaymentProps {
  payment: OutstandingPayment;
  /** R-PAYMENT-10: the other ways to pay it. */
  otherWays: readonly OutstandingPayment[];
  /** What has arrived of the price. */
  received: Paise;
  /** Of the order. */
  number: string;
  /** The order is cancelled then. */
  deadline: Date | undefined;
  visit: PaymentVisit | undefined;
}

/** How to pay an order, until when (R-ORDER-8), and what became of a visit to a payment page. */
export function OrderPayment(props: OrderPaymentProps) {
  const { payment, otherWays, received, number, deadline, visit } = props;
  const isAsked = !(visit && isConfirming(visit));
  return (
    <section aria-labelledby="order-payment" className="grid gap-4">
      <h2 id="order-payment" className="text-h3">
        Pay {formatAmount(payment.amount)} {PAYMENT_METHOD_PHRASES[payment.method]}
      </h2>
      {received > 0 && <p className="text-muted">{formatAmount(received)} has arrived. This is the rest.</p>}
      {visit && <PaymentAlert visit={visit} />}
      {isAsked && <PaymentInstructions payment={payment} number={number} />}
      {deadline && (
        <p className="text-sm text-muted">
          We keep these items for you until {formatDateTime(deadline)}. An order that is not paid by then is
          cancelled.
        </p>
      )}
      {isAsked && otherWays.length > 0 && (
        <div className="mt-4 grid gap-grout print:hidden">
          <h3 className="text-h4 mb-2">Or pay another way</h3>
          <PaymentWays ways={otherWays} number={number} />
        </div>
      )}
    </section>
  );
}
