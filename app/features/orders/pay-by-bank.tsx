import type { OutstandingPayment } from '~/domain/payments/payment-method';
import { CopyableList } from './copyable-list';

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
