import { PAYMENT_METHOD_PHRASES } from '~/content/shop/payment-method-texts';
import type { OutstandingPayment } from '~/domain/payments/payment-method';
import { formatAmount } from '~/sections/format/format-amount';
import { formatDateTime } from '~/sections/format/format-date';
import { CopyableList } from './copyable-list';
import { PayByUpi } from './pay-by-upi';
import { PayOnline } from './pay-online';
import { PaymentAlert } from './payment-alert';
import { isConfirming, type PaymentVisit } from './payment-visit';

/** Details for a bank transfer, in the order of a bank's form. */
export function PayByBank({ payment }: { payment: Extract<OutstandingPayment, { method: 'bank' }> }) {
  return (
    <div className="grid gap-grout">
      <CopyableList items={payment.details} />
      <p className="rounded-tile bg-surface px-5 py-4 text-sm text-muted">
        IMPS and UPI arrive within minutes, NEFT within a few hours on a working day. Please use exactly this
        reference, so that we can match your payment.
      </p>
    </div>
  );
}

interface OrderPaymentProps {
  payment: OutstandingPayment;
  /** Of the order. */
  number: string;
  /** The order is cancelled then. */
  deadline: Date | undefined;
  visit: PaymentVisit | undefined;
}

function PaymentInstructions({ payment, number }: Pick<OrderPaymentProps, 'payment' | 'number'>) {
  switch (payment.method) {
    case 'upi':
      return <PayByUpi payment={payment} number={number} />;
    case 'bank':
      return <PayByBank payment={payment} />;
    default:
      return <PayOnline payment={payment} />;
  }
}

/** How to pay an order, until when (R-ORDER-8), and what became of a visit to a payment page. */
export function OrderPayment({ payment, number, deadline, visit }: OrderPaymentProps) {
  return (
    <section aria-labelledby="order-payment" className="grid gap-4">
      <h2 id="order-payment" className="text-h3">
        Pay {formatAmount(payment.amount)} {PAYMENT_METHOD_PHRASES[payment.method]}
      </h2>
      {visit && <PaymentAlert visit={visit} />}
      {!(visit && isConfirming(visit)) && <PaymentInstructions payment={payment} number={number} />}
      {deadline && (
        <p className="text-sm text-muted">
          We keep these items for you until {formatDateTime(deadline)}. An order that is not paid by then is
          cancelled.
        </p>
      )}
    </section>
  );
}
