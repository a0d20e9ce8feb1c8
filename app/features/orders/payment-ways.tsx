import { PAYMENT_METHOD_PHRASES } from '~/content/shop/payment-method-texts';
import type { OutstandingPayment } from '~/domain/payments/payment-method';
import { CopyableList } from './copyable-list';
import { PayByUpi } from './pay-by-upi';
import { PayOnline } from './pay-online';

/** Details for a bank transfer, in the order of a bank's form. */
function PayByBank({ payment }: { payment: Extract<OutstandingPayment, { method: 'bank' }> }) {
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

interface PaymentInstructionsProps {
  payment: OutstandingPayment;
  /** Of the order: the reference of the payment. */
  number: string;
}

/** How to pay in one way. */
export function PaymentInstructions({ payment, number }: PaymentInstructionsProps) {
  switch (payment.method) {
    case 'upi':
      return <PayByUpi payment={payment} number={number} />;
    case 'bank':
      return <PayByBank payment={payment} />;
    default:
      return <PayOnline payment={payment} />;
  }
}

interface PaymentWaysProps {
  ways: readonly OutstandingPayment[];
  number: string;
  /** The way that is open at first. */
  open?: OutstandingPayment;
}

/** Several ways to pay, at most one open at a time. */
export function PaymentWays({ ways, number, open }: PaymentWaysProps) {
  return ways.map((way) => (
    <details key={way.method} name="way-to-pay" open={way === open}>
      <summary className="flex min-h-14 cursor-pointer items-center rounded-tile bg-surface px-4 font-semibold hover:bg-raised">
        Pay {PAYMENT_METHOD_PHRASES[way.method]}
      </summary>
      <div className="mt-grout">
        <PaymentInstructions payment={way} number={number} />
      </div>
    </details>
  ));
}
